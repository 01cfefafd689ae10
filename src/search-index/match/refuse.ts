import { indexedDays, specialBit } from '#src/domain/search/documents/indexed-document.ts';
import type { IndexQuery } from '#src/domain/search/query/index-query.ts';
import { profileRefusal, refusedBy } from '#src/domain/search/documents/refused-by.ts';
import type { AllowedDays } from '#src/search-index/days/allowed-days.ts';
import type { Block } from '#src/search-index/match/block.ts';
import { areaFilter } from '#src/search-index/match/count-cells.ts';
import {
  categoryOf,
  countryOf,
  destinationOf,
  profileOf,
  recordAt,
  recordWords,
  specialsOf,
} from '#src/search-index/record.ts';
import { priceFilter } from '#src/search-index/match/refuse-prices.ts';
import { numberOf, type SearchIndex } from '#src/search-index/search-index-shape.ts';

/** Notes which documents of a block it refuses. */
type Filter = (block: Block) => void;

/** Returns the filters that a query requires. */
export function filtersOf(index: SearchIndex, query: IndexQuery, allowed: AllowedDays): Filter[] {
  return [
    ...places(index, query),
    ...specials(index, query),
    ...profiles(index, query),
    ...among(index, query),
    ...areaFilter(index, query),
    ...dates(index, query, allowed),
    ...priceFilter(index, query),
  ];
}

/** Each wanted list becomes a table of yes and no. */
function refused<Name>(names: readonly Name[], choice: readonly Name[], bit: number): Uint8Array {
  const chosen = new Set(choice);
  return Uint8Array.from(names, (name) => (choice.length === 0 || chosen.has(name) ? 0 : bit));
}

function places(index: SearchIndex, query: IndexQuery): Filter[] {
  if (query.destinations.length + query.categories.length + query.countries.length === 0) return [];
  const destinations = refused(index.destinations, query.destinations, refusedBy.destination);
  const categories = refused(index.categories, query.categories, refusedBy.category);
  const countries = refused(index.countries, query.countries, refusedBy.other);
  const bitsOf = (records: Uint32Array, record: number): number =>
    (destinations[destinationOf(records, record)] ?? 0) |
    (categories[categoryOf(records, record)] ?? 0) |
    (countries[countryOf(records, record)] ?? 0);
  return [byRecord(index, { column: index.stalls, alike: index.stallRecords, bitsOf })];
}

type RefusalQuery = {
  readonly column: Uint16Array;
  readonly alike: Uint32Array;
  /** By which filters a record is refused. */
  readonly bitsOf: (records: Uint32Array, record: number) => number;
};

/** Checks each record, or, of documents that are close, one record for all that are alike. */
function byRecord({ records }: SearchIndex, { column, alike, bitsOf }: RefusalQuery): Filter {
  let table: Uint8Array | null = null;
  return ({ numbers, count, refused: bits, close }) => {
    if (!close) {
      for (let at = 0; at < count; at += 1) bits[at] = (bits[at] ?? 0) | bitsOf(records, recordAt(numbers[at] ?? 0));
      return;
    }
    table ??= Uint8Array.from({ length: alike.length / recordWords }, (_, at) => bitsOf(alike, recordAt(at)));
    for (let at = 0; at < count; at += 1) bits[at] = (bits[at] ?? 0) | (table[column[numbers[at] ?? 0] ?? 0] ?? 0);
  };
}

function specials(index: SearchIndex, query: IndexQuery): Filter[] {
  const required = query.specials.reduce((bits, option) => bits | specialBit(option), 0);
  if (required === 0) return [];
  const bitsOf = (records: Uint32Array, record: number): number =>
    (specialsOf(records, record) & required) === required ? 0 : refusedBy.other;
  return [byRecord(index, { column: index.makes, alike: index.makeRecords, bitsOf })];
}

/** What is known of a document by its profile: each profile is looked at once. */
function profiles(index: SearchIndex, query: IndexQuery): Filter[] {
  if (query.languages.length + query.access.length + query.party.length === 0) return [];
  const refusing = Uint8Array.from(index.profiles, (one) => profileRefusal(query, one));
  const bitsOf = (records: Uint32Array, record: number): number => refusing[profileOf(records, record)] ?? 0;
  return [byRecord(index, { column: index.makes, alike: index.makeRecords, bitsOf })];
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
  const bit = (day ?? 0) % indexedDays;
  const word = bit >> 5;
  const dayBit = day === null ? 0 : 1 << (bit & 31);
  const onDay: Filter = (block) => {
    for (let at = 0; at < block.count; at += 1) {
      const number = block.numbers[at] ?? 0;
      const open = allowed.masked ? allowed.openOf(number)[word] : days[recordAt(number) + word];
      if (((open ?? 0) & dayBit) === 0) block.refused[at] = (block.refused[at] ?? 0) | refusedBy.day;
    }
  };
  const late: Filter = (block) => {
    for (let at = 0; at < block.count; at += 1)
      if (!allowed.hasAny(block.numbers[at] ?? 0)) block.refused[at] = (block.refused[at] ?? 0) | refusedBy.other;
  };
  return [...(day === null ? [] : [onDay]), ...(free === null ? [] : [late])];
}
