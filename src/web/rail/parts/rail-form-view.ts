import { msg, plural } from '@lingui/core/macro';

import type { RailcardView } from '#src/contract/rail/rail.ts';
import { adultAge, oldestAge } from '#src/domain/rail/fares/passenger.ts';
import { formatItems, formatNumber, formatNumberRange } from '#src/domain/site/language/formats.ts';
import { href } from '#src/web/shared/page/href.ts';
import { failureWords } from '#src/web/shared/labels/error-messages.ts';
import { mostTogether, type RailQuery } from '#src/web/rail/parts/rail-query.ts';
import type { LoadContext } from '#src/web/shared/page/page-definition.ts';

/** The fields of the form that something may be wrong with, in its order. */
export const railFields = [
  'from',
  'to',
  'date',
  'time',
  'return_date',
  'return_time',
  'adults',
  'child_ages',
  'adult_ages',
  'cards',
] as const;
export type RailField = (typeof railFields)[number];

/** Errors by field; `adult` is the traveler whose age or card is invalid, counted from 0. */
export type RailFaults = Readonly<Partial<Record<RailField, string>>> & { readonly adult?: number };

/** The form of a search for trains in ready strings. */
export type RailFormView = {
  /** Changes with the query, so that the fields are reset. */
  readonly key: string;
  readonly action: string;
  readonly now: RailQuery;
  /** The earliest date that can be searched; null if not yet known. */
  readonly earliest: string | null;
  readonly ages: readonly { readonly value: string; readonly text: string }[];
  /** "Youth railcard (12–27)" */
  readonly cards: readonly { readonly value: string; readonly text: string; readonly lang: string }[];
  readonly mostTogether: number;
  readonly faults: RailFaults;
};

export function railFormView(
  { site }: Pick<LoadContext, 'site'>,
  now: RailQuery,
  { cards, ...more }: Pick<RailFormView, 'earliest' | 'faults'> & { readonly cards: readonly RailcardView[] },
): RailFormView {
  const { from, to, trip, date, time, by, returnDate, returnTime, adults, ages, adultAges } = now;
  const requested = [from, to, trip, date, time, by, returnDate, returnTime, adults, ages, adultAges, now.cards];
  return {
    key: JSON.stringify([...requested, more.faults]),
    action: href(site, 'rails-search'),
    now,
    ages: Array.from({ length: 18 }, (_, age) => ({ value: String(age), text: formatNumber(age, site.writing) })),
    cards: cards.map(({ id, name, ...card }) => ({
      value: id,
      text: `${name.text} (${agesWords(card, site.writing)})`,
      lang: name.lang,
    })),
    mostTogether,
    ...more,
  };
}

/** "12–27", "16+": of a card, a pass. */
export function agesWords(
  { minAge, maxAge }: Pick<RailcardView, 'minAge' | 'maxAge'>,
  writing: LoadContext['site']['writing'],
): string {
  return maxAge < oldestAge ? formatNumberRange(minAge, maxAge, writing) : `${formatNumber(minAge, writing)}+`;
}

/** What is wrong with the age that an adult typed; null when it is empty or valid. */
export function adultAgeFault({ i18n, site }: Pick<LoadContext, 'i18n' | 'site'>, typed: string): string | null {
  const age = /^\d{1,3}$/.test(typed) ? Number(typed) : null;
  if (typed === '' || (age !== null && age >= adultAge && age <= oldestAge)) return null;
  const [from, to] = [formatNumber(adultAge, site.writing), formatNumber(oldestAge, site.writing)];
  return failureWords(i18n, { code: 'number_outside', facts: { from, to } });
}

/** "2 adults, 1 child (7)" */
export function travellersWords(
  { i18n, site }: Pick<LoadContext, 'i18n' | 'site'>,
  { adults, ages }: Pick<RailQuery, 'adults' | 'ages'>,
): string {
  const grown = i18n._(msg`${plural(adults, { one: '# adult', other: '# adults' })}`);
  const texts = ages.flatMap((age) => (age === null ? [] : [formatNumber(age, site.writing)]));
  const list = formatItems(texts, site.writing);
  const young =
    texts.length === 0
      ? i18n._(msg`${plural(ages.length, { one: '# child', other: '# children' })}`)
      : i18n._(msg`${plural(ages.length, { one: '# child', other: '# children' })} (${list})`);
  return formatItems([...(adults === 0 ? [] : [grown]), ...(ages.length === 0 ? [] : [young])], site.writing);
}
