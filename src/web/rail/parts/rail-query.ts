import type { SitePart } from '#src/domain/site/site-part.ts';
import { href } from '#src/web/shared/page/href.ts';

/** A place as an address names it: what was typed, and which place of the list it was, if it was one. */
export type PlaceQuery = { readonly text: string; readonly id: string | null };

/** A journey that was taken off the list: its rides, its class, and the fares of its tickets. */
export type TakenJourney = { readonly legs: string; readonly class: string; readonly fares: string };

export const railSorts = ['departure', 'duration', 'price'] as const;
export type RailSort = (typeof railSorts)[number];

/** The query in the address of a train search; dates and times as typed, so that errors can refer to them. */
export type RailQuery = {
  readonly from: PlaceQuery;
  readonly to: PlaceQuery;
  readonly trip: 'one' | 'return';
  readonly date: string;
  readonly time: string;
  readonly by: 'departure' | 'arrival';
  readonly returnDate: string;
  readonly returnTime: string;
  readonly adults: number;
  /** One for each child; null where not given. */
  readonly ages: readonly (number | null)[];
  /** In the order of the adults and as they were typed; "" where one does not say. */
  readonly adultAges: readonly string[];
  /** In the order of the adults; "" where one has none. */
  readonly cards: readonly string[];
  readonly sort: RailSort;
  readonly out: TakenJourney | null;
  readonly back: TakenJourney | null;
  /** The trip whose stops are shown: "7.2026-12-01". */
  readonly stops: string;
};

/** The maximum size of a party. */
export const mostTogether = 9;

export function readRailQuery(search: URLSearchParams): RailQuery {
  const returnDate = word(search, 'return_date');
  return {
    from: placeIn(search, 'from'),
    to: placeIn(search, 'to'),
    trip: search.get('trip') === 'return' || (search.get('trip') === null && returnDate !== '') ? 'return' : 'one',
    date: word(search, 'date'),
    time: word(search, 'time'),
    by: search.get('by') === 'arrival' ? 'arrival' : 'departure',
    returnDate,
    returnTime: word(search, 'return_time'),
    adults: countIn(search.get('adults')) ?? 1,
    ages: agesIn(search),
    adultAges: saidIn(search, 'adult_age'),
    cards: saidIn(search, 'card').map((card) => (/^[a-z0-9-]{1,40}$/.test(card) ? card : '')),
    sort: railSorts.find((sort) => sort === search.get('sort')) ?? 'departure',
    out: takenIn(search, 'out'),
    back: takenIn(search, 'back'),
    stops: word(search, 'stops'),
  };
}

/** Whether the query has a station or a date. */
export function hasQuery({ from, to, date }: RailQuery): boolean {
  return from.text !== '' || from.id !== null || to.text !== '' || to.id !== null || date !== '';
}

/** The address of a search, with some of it changed. */
export function railHref(
  site: Pick<SitePart, 'language'>,
  now: RailQuery,
  change: Partial<RailQuery> = {},
  part = '',
): string {
  const requested = { ...now, ...change };
  const isReturn = requested.trip === 'return';
  const address = href(
    site,
    'rails-search',
    {},
    {
      from: requested.from.text,
      from_id: requested.from.id,
      to: requested.to.text,
      to_id: requested.to.id,
      trip: isReturn ? 'return' : null,
      date: requested.date,
      time: requested.time,
      by: requested.by === 'arrival' ? 'arrival' : null,
      return_date: isReturn ? requested.returnDate : null,
      return_time: isReturn ? requested.returnTime : null,
      adults: requested.adults === 1 ? null : String(requested.adults),
      children: requested.ages.length === 0 ? null : requested.ages.length,
      child_ages: requested.ages.map((age) => age ?? '').join(','),
      adult_ages: requested.adultAges.join(','),
      cards: requested.cards.join(','),
      sort: requested.sort === 'departure' ? null : requested.sort,
      ...takenKeys('out', requested.out),
      ...takenKeys('back', isReturn ? requested.back : null),
      stops: requested.stops,
    },
  );
  return part === '' ? address : `${address}#${part}`;
}

function takenKeys(key: 'out' | 'back', taken: TakenJourney | null): Readonly<Record<string, string | null>> {
  return { [key]: taken?.legs ?? null, [`${key}_class`]: taken?.class ?? null, [`${key}_fares`]: taken?.fares ?? null };
}

const longest = 100;
const longestLegs = 1_000;
const longestSaid = 40;

function word(search: URLSearchParams, key: string): string {
  return (search.get(key) ?? '').trim().slice(0, longest);
}

function placeIn(search: URLSearchParams, key: 'from' | 'to'): PlaceQuery {
  const id = search.get(`${key}_id`) ?? '';
  return { text: word(search, key), id: /^[sg][1-9]\d{0,8}$/.test(id) ? id : null };
}

function countIn(text: string | null): number | null {
  return text !== null && /^\d$/.test(text) ? Number(text) : null;
}

/** Reads ages by field or in one value; a number of children without any age counts as not given. */
function agesIn(search: URLSearchParams): (number | null)[] {
  const fields = search.getAll('child_age');
  const values = fields.length > 0 ? fields : (search.get('child_ages') ?? '').split(',');
  const ages = values.map((text) => (/^(?:\d|1[0-7])$/.test(text) ? Number(text) : null));
  const named = fields.length > 0 || (search.get('child_ages') ?? '') !== '' ? ages.length : 0;
  const count = Math.min(countIn(search.get('children')) ?? named, mostTogether);
  return Array.from({ length: count }, (_, child) => ages[child] ?? null);
}

/** What adults say, by field or in one word, as far as someone says anything. */
function saidIn(search: URLSearchParams, key: 'adult_age' | 'card'): string[] {
  const fields = search.getAll(key).map((text) => text.replaceAll(',', '.'));
  const values = fields.length > 0 ? fields : (search.get(`${key}s`) ?? '').split(',');
  const said = values.slice(0, mostTogether).map((text) => text.trim().slice(0, longestSaid));
  return said.slice(0, said.findLastIndex((text) => text !== '') + 1);
}

function takenIn(search: URLSearchParams, key: 'out' | 'back'): TakenJourney | null {
  const legs = (search.get(key) ?? '').slice(0, longestLegs);
  if (legs === '') return null;
  return {
    legs,
    class: word(search, `${key}_class`),
    fares: (search.get(`${key}_fares`) ?? '').slice(0, longestLegs),
  };
}
