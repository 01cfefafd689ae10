import { daysKept, specialBit } from '#src/domain/search/indexed-document.ts';
import type { IndexQuery } from '#src/domain/search/index-query.ts';
import { profileRefusal, refusedBy } from '#src/domain/search/refused-by.ts';
import type { AllowedDays } from '#src/search-index/allowed-days.ts';
import type { Block } from '#src/search-index/block.ts';
import { areaFilter } from '#src/search-index/count-cells.ts';
import {
  categoryOf,
  countryOf,
  currencyOf,
  destinationOf,
  priceAt,
  profileOf,
  recordAt,
  specialsOf,
} from '#src/search-index/record.ts';
import { numberOf, type SearchIndex } from '#src/search-index/search-index-shape.ts';

/** Notes which documents of a block it refuses. */
type Filter = (block: Block) => void;

/** The filters that a query asks for. */
export function filtersOf(index: SearchIndex, query: IndexQuery, allowed: AllowedDays): Filter[] {
  return [
    ...places(index, query),
    ...specials(index, query),
    ...profiles(index, query),
    ...among(index, query),
    ...areaFilter(index, query),
    ...dates(index, query, allowed),
    ...prices(index, query),
  ];
}

/** Each wanted list becomes a table of yes and no. */
function refused<Name>(names: readonly Name[], choice: readonly Name[], bit: number): Uint8Array {
  const chosen = new Set(choice);
  return Uint8Array.from(names, (name) => (choice.length === 0 || chosen.has(name) ? 0 : bit));
}

function places(index: SearchIndex, query: IndexQuery): Filter[] {
  if (query.destinations.length + query.categories.length + query.countries.length === 0) return [];
  const { records } = index;
  const destinations = refused(index.destinations, query.destinations, refusedBy.destination);
  const categories = refused(index.categories, query.categories, refusedBy.category);
  const countries = refused(index.countries, query.countries, refusedBy.other);
  return [
    (block) => {
      for (let at = 0; at < block.count; at += 1) {
        const record = recordAt(block.numbers[at] ?? 0);
        const bits =
          (destinations[destinationOf(records, record)] ?? 0) |
          (categories[categoryOf(records, record)] ?? 0) |
          (countries[countryOf(records, record)] ?? 0);
        block.refused[at] = (block.refused[at] ?? 0) | bits;
      }
    },
  ];
}

function specials({ records }: SearchIndex, query: IndexQuery): Filter[] {
  const wanted = query.specials.reduce((bits, option) => bits | specialBit(option), 0);
  if (wanted === 0) return [];
  return [
    (block) => {
      for (let at = 0; at < block.count; at += 1)
        if ((specialsOf(records, recordAt(block.numbers[at] ?? 0)) & wanted) !== wanted)
          block.refused[at] = (block.refused[at] ?? 0) | refusedBy.other;
    },
  ];
}

/** What is known of a document by its profile: each profile is looked at once. */
function profiles(index: SearchIndex, query: IndexQuery): Filter[] {
  if (query.languages.length + query.access.length + query.party.length === 0) return [];
  const { records } = index;
  const refusing = Uint8Array.from(index.profiles, (one) => profileRefusal(query, one));
  return [
    (block) => {
      for (let at = 0; at < block.count; at += 1)
        block.refused[at] =
          (block.refused[at] ?? 0) | (refusing[profileOf(records, recordAt(block.numbers[at] ?? 0))] ?? 0);
    },
  ];
}

function among(index: SearchIndex, query: IndexQuery): Filter[] {
  if (query.among === null) return [];
  const inside = new Set(query.among.map((id) => numberOf(index, id)));
  return [
    (block) => {
      for (let at = 0; at < block.count; at += 1)
        if (!inside.has(block.numbers[at])) block.refused[at] = (block.refused[at] ?? 0) | refusedBy.other;
    },
  ];
}

function dates({ days }: SearchIndex, { day, free }: IndexQuery, allowed: AllowedDays): Filter[] {
  if (day === null && free === null) return [];
  const bit = (day ?? 0) % daysKept;
  const word = bit >> 5;
  const dayBit = day === null ? 0 : 1 << (bit & 31);
  const onDay: Filter = (block) => {
    for (let at = 0; at < block.count; at += 1) {
      const number = block.numbers[at] ?? 0;
      const counts = free === null ? dayBit : (allowed.maskOf(number)[word] ?? 0) & dayBit;
      if (((days[recordAt(number) + word] ?? 0) & counts) === 0)
        block.refused[at] = (block.refused[at] ?? 0) | refusedBy.day;
    }
  };
  const late: Filter = (block) => {
    for (let at = 0; at < block.count; at += 1)
      if (!allowed.hasAny(block.numbers[at] ?? 0)) block.refused[at] = (block.refused[at] ?? 0) | refusedBy.other;
  };
  return [...(day === null ? [] : [onDay]), ...(free === null ? [] : [late])];
}

function prices(index: SearchIndex, query: IndexQuery): Filter[] {
  if (!query.priced) return [];
  const { records, prices: amounts } = index;
  const terms = index.currencies.map((code) => query.termsOf(code));
  const from = Float64Array.from(terms, (one) => one.from);
  const to = Float64Array.from(terms, (one) => one.to);
  return [
    (block) => {
      for (let at = 0; at < block.count; at += 1) {
        const number = block.numbers[at] ?? 0;
        const amount = amounts[priceAt(number)] ?? Number.NaN;
        const money = currencyOf(records, recordAt(number));
        // A comparison with NaN is false: what has no price is no hit of a price range.
        if (!(amount >= (from[money] ?? 0) && amount <= (to[money] ?? 0)))
          block.refused[at] = (block.refused[at] ?? 0) | refusedBy.price;
      }
    },
  ];
}
