import { msg, plural } from '@lingui/core/macro';

import type { RailRoutesAnswer } from '#src/contract/endpoints/rail.ts';
import { formatItems, formatNumber } from '#src/domain/site/formats.ts';
import { href } from '#src/web/href.ts';
import { mostTogether, type RailQuery } from '#src/web/parts/rail-query.ts';
import type { LoadContext } from '#src/web/screen.ts';

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
  'cards',
] as const;
export type RailField = (typeof railFields)[number];

export type RailFaults = Readonly<Partial<Record<RailField, string>>>;

/** The form of a search for trains in ready strings. */
export type RailFormView = {
  /** Changes with what is asked: the fields begin anew. */
  readonly key: string;
  readonly action: string;
  readonly now: RailQuery;
  /** The earliest day that can be asked for; null where nobody knows yet. */
  readonly earliest: string | null;
  readonly ages: readonly { readonly value: string; readonly text: string }[];
  readonly cards: RailRoutesAnswer['cards'];
  readonly mostTogether: number;
  readonly faults: RailFaults;
};

export function railFormView(
  { site }: Pick<LoadContext, 'site'>,
  now: RailQuery,
  more: Pick<RailFormView, 'earliest' | 'cards' | 'faults'>,
): RailFormView {
  const { from, to, trip, date, time, by, returnDate, returnTime, adults, ages, cards } = now;
  return {
    key: JSON.stringify([from, to, trip, date, time, by, returnDate, returnTime, adults, ages, cards, more.faults]),
    action: href(site, 'rails-search'),
    now,
    ages: Array.from({ length: 18 }, (_, age) => ({ value: String(age), text: formatNumber(age, site.writing) })),
    mostTogether,
    ...more,
  };
}

/** "2 adults, 1 child (7)" */
export function travellersWords(
  { i18n, site }: Pick<LoadContext, 'i18n' | 'site'>,
  { adults, ages }: Pick<RailQuery, 'adults' | 'ages'>,
): string {
  const grown = i18n._(msg`${plural(adults, { one: '# adult', other: '# adults' })}`);
  const told = ages.flatMap((age) => (age === null ? [] : [formatNumber(age, site.writing)]));
  const list = formatItems(told, site.writing);
  const young =
    told.length === 0
      ? i18n._(msg`${plural(ages.length, { one: '# child', other: '# children' })}`)
      : i18n._(msg`${plural(ages.length, { one: '# child', other: '# children' })} (${list})`);
  return formatItems([...(adults === 0 ? [] : [grown]), ...(ages.length === 0 ? [] : [young])], site.writing);
}
