import { setupI18n, type I18n, type MessageDescriptor } from '@lingui/core';

import { tagIn, type Names } from '#src/domain/catalogue/destination.ts';
import { isVariant } from '#src/locales/en/variants.ts';
import { languageCodes, type LanguageCode } from '#src/domain/site/language/languages.ts';
import { messagesIn } from '#src/locales/locales.ts';
import * as car from '#src/verticals/car.words.ts';
import * as hire from '#src/verticals/hire.server.words.ts';
import * as ride from '#src/verticals/ride.server.words.ts';
import * as room from '#src/verticals/room.words.ts';
import * as stay from '#src/verticals/stay.server.words.ts';
import { categoryLabels } from '#src/web/shared/labels/category-labels.ts';
import { giftLabels } from '#src/messages/gift.words.ts';
import { preferredLabels } from '#src/messages/preferred.server.words.ts';

type Labels = Readonly<Record<string, MessageDescriptor>>;
type NameTable = Readonly<Record<string, Names>>;

/** A file of names: its path from the project's root, where its messages are, and these by the name of their table. */
type NameFile = {
  readonly path: string;
  readonly from: readonly string[];
  readonly labels: Readonly<Record<string, Labels>>;
};

/**
 * Everything that is named in all languages at once: bookings and responses store these names, the search finds by
 * them.
 */
export const nameFiles: readonly NameFile[] = [
  {
    path: 'src/verticals/car-rentals/car-names.data.ts',
    from: ['car.words.ts', 'hire.server.words.ts'],
    labels: {
      categoryNames: car.categoryLabels,
      transmissionNames: car.transmissionLabels,
      fuelNames: car.fuelLabels,
      typeNames: hire.typeLabels,
      unitNames: hire.unitLabels,
      extraNames: hire.extraLabels,
      returnNames: hire.returnLabels,
      termNames: hire.termLabels,
    },
  },
  {
    path: 'src/verticals/hotels/room-names.data.ts',
    from: ['room.words.ts', 'stay.server.words.ts'],
    labels: {
      roomNames: room.roomLabels,
      bedNames: room.bedLabels,
      unitNames: stay.unitLabels,
      mealNames: stay.mealLabels,
    },
  },
  {
    path: 'src/actions/rail/ride-names.data.ts',
    from: ['ride.server.words.ts'],
    labels: { classNames: ride.classLabels, travellerNames: ride.travellerLabels },
  },
  {
    path: 'src/api/marketing/preferred-names.data.ts',
    from: ['preferred.server.words.ts'],
    labels: { preferredNames: preferredLabels },
  },
  {
    path: 'src/domain/catalogue/offers/gift-names.data.ts',
    from: ['gift.words.ts'],
    labels: { giftNames: giftLabels },
  },
  {
    path: 'src/domain/search/text/category-names.data.ts',
    from: ['category-labels.ts'],
    labels: { categoryNames: categoryLabels },
  },
];

export type Voices = ReadonlyMap<LanguageCode, Pick<I18n, '_'>>;

/** Returns every language with its messages; a catalogue that lacks one is refused. */
export async function allVoices(): Promise<Voices> {
  const voices = languageCodes.map(async (locale): Promise<[LanguageCode, I18n]> => {
    const messages = await messagesIn(locale, (fault) => {
      throw fault;
    });
    return [locale, setupI18n({ locale, messages: { [locale]: messages } })];
  });
  return new Map(await Promise.all(voices));
}

/** Returns the tables of a file, with a name in every language for each message. */
export function tablesOf({ labels }: NameFile, voices: Voices): Readonly<Record<string, NameTable>> {
  const tableOf = (own: Labels): NameTable =>
    Object.fromEntries(Object.entries(own).map(([code, label]) => [code, namesOf(label, voices)]));
  return Object.fromEntries(Object.entries(labels).map(([name, own]) => [name, tableOf(own)]));
}

/**
 * Returns what a message says in each language, under the tags that catalogue files use: `ms` for `ms-MY`, and `zh-HK`
 * only where it differs from what is read in its place. Variants of English are spelled when a name is shown.
 */
export function namesOf(label: MessageDescriptor, voices: Voices): Names {
  const written = [...voices].filter(([language]) => !isVariant(language));
  const said = written.map(([language, voice]): [string, string] => [
    tagOf(
      language,
      written.map(([one]) => one),
    ),
    voice._(label),
  ]);
  const own = said.filter(([tag, text]) => {
    const others: Readonly<Record<string, string>> = Object.fromEntries(said.filter(([other]) => other !== tag));
    const near = tagIn(others, tag);
    return near === null || others[near] !== text;
  });
  const english = voices.get('en');
  if (english === undefined) throw new Error('nothing is named without English');
  return { ...Object.fromEntries(own), en: english._(label) };
}

/** A language alone, where only one variant of it is spoken here. */
function tagOf(language: LanguageCode, all: readonly LanguageCode[]): string {
  const [base = language] = language.split('-');
  return all.filter((one) => one.split('-')[0] === base).length === 1 ? base : language;
}

/** Returns the text of a file, before it is formatted. */
export function textOf({ from }: NameFile, tables: Readonly<Record<string, NameTable>>): string {
  const written = Object.entries(tables).map(
    ([name, table]) =>
      `export const ${name} = ${JSON.stringify(table)} as const satisfies Readonly<Record<string, Names>>;\n`,
  );
  return `// Written by \`npx meander generate names\` from the messages of ${from.join(' and ')}; do not edit.
import type { Names } from '#src/domain/catalogue/destination.ts';

${written.join('\n')}`;
}
