import type { Translated } from '#src/domain/shared/text/provenance.ts';

/** Translations by their English source texts. `{1}` is the first number of the English text, `{name}` a name. */
export type Dictionary = Readonly<Record<string, string>>;

/** The dictionaries of a language, one file each. */
export const dictionaries = ['names', 'titles', 'options', 'units', 'meeting-points'] as const;
export type DictionaryName = (typeof dictionaries)[number];

/** What a product's page says, in another language than English. */
export type ProductWords = Translated & {
  readonly summary: string;
  readonly text: string;
  readonly highlights: readonly string[];
  readonly included: readonly string[];
  readonly excluded: readonly string[];
  readonly goodToKnow: readonly string[];
  readonly accessibility: readonly string[];
  /** What sets each option apart, by its id. */
  readonly differs: Readonly<Record<string, readonly string[]>>;
};

/** What is said of a destination, in another language than English. */
export type PlaceWords = Translated & Pick<ProductWords, 'summary' | 'text'>;

/** The words of a destination and of its products by their ids, as one file. */
export type DescribedFile = {
  readonly destination: PlaceWords;
  readonly products: Readonly<Record<string, ProductWords>>;
};

/** All words of one language. */
export type LanguageWords = Readonly<Record<DictionaryName, Dictionary>> & {
  /** By the destination's slug. */
  readonly described: Readonly<Record<string, DescribedFile>>;
};

/** By BCP 47 tag. */
export type WordsByLanguage = Readonly<Record<string, LanguageWords>>;

const number = /\d+(?:[:.,]\d+)*/g;
const between = ': ';

/** The text with each number as a slot: "Child (6–11)" is "Child ({1}–{2})". */
export function slotted(english: string): string {
  let count = 0;
  return english.replace(number, () => `{${(count += 1)}}`);
}

/**
 * Returns the translation of an English text: its own, else that of texts that differ from it in their numbers alone.
 */
export function wordsFor(dictionary: Dictionary, english: string): string | undefined {
  const own = dictionary[english];
  if (own !== undefined) return own;
  const numbers = english.match(number) ?? [];
  return dictionary[slotted(english)]?.replaceAll(/\{(\d)\}/g, (slot, at) => numbers[Number(at) - 1] ?? slot);
}

/**
 * A title of an attraction and what is sold of it: "Tokyo Tower: day ticket" is "Tokyo Tower" and "{name}: day ticket".
 */
export function titleParts(english: string): { readonly name: string; readonly pattern: string } | null {
  const at = english.indexOf(between);
  return at === -1 ? null : { name: english.slice(0, at), pattern: `{name}${english.slice(at)}` };
}

/**
 * The words for a title: its own, else those of its pattern with the attraction's name in them. Of several languages
 * that are read in place of one another, the best first, each may give the pattern and any the name.
 */
export function titleWordsFor(
  read: readonly Pick<LanguageWords, 'names' | 'titles'>[],
  english: string,
): string | undefined {
  const parts = titleParts(english);
  const name = parts === null ? undefined : read.map(({ names }) => names[parts.name]).find((one) => one !== undefined);
  for (const { titles } of read) {
    const own = wordsFor(titles, english);
    if (own !== undefined) return own;
    const pattern = parts === null || name === undefined ? undefined : wordsFor(titles, parts.pattern);
    if (name !== undefined && pattern !== undefined) return pattern.replace('{name}', () => name);
  }
  return undefined;
}
