import type { AccessNeed } from '#src/domain/catalogue/access-need.ts';
import type { IndexAnswer, IndexQuery } from '#src/domain/search/query/index-query.ts';
import { indexedDays, specialBit } from '#src/domain/search/documents/indexed-document.ts';
import type { MapArea } from '#src/domain/search/query/map-area.ts';
import { gridOf, mapCell, type MapCell } from '#src/domain/search/query/map-cells.ts';
import { specialOptions, type SpecialOption } from '#src/domain/search/query/filter.ts';
import { profileOfText } from '#src/store/search/search-profiles.ts';

/** One line of what the database found: a hit with its place, or one of the counts. */
export type FoundRow = { kind: string; name: string; count: bigint; low: bigint | null; high: bigint | null };

type Found = {
  hits: { id: number; key: number }[];
  total: number;
  destinations: Map<number, number>;
  categories: Map<string, number>;
  specials: Map<SpecialOption, number>;
  languages: Map<string, number>;
  access: Map<AccessNeed, number>;
  openDays: number[];
  prices: { currency: string; from: number; to: number }[];
  priceCounts: number[];
  cells: MapCell[];
};

/** Returns the answer that the lines say. */
export function answerOf(query: IndexQuery, rows: readonly FoundRow[]): IndexAnswer {
  const answer: Found = {
    hits: [],
    total: 0,
    destinations: new Map(),
    categories: new Map(),
    specials: new Map(),
    languages: new Map(),
    access: new Map(),
    openDays: [],
    prices: [],
    priceCounts: query.priceSteps.map(() => 0),
    cells: [],
  };
  for (const row of rows.toSorted((a, b) => Number(a.count - b.count))) collect(answer, query, row);
  answer.cells.sort((a, b) => a.cell - b.cell);
  return answer;
}

function collect(answer: Found, query: IndexQuery, { kind, name, count, low, high }: FoundRow): void {
  const number = Number(count);
  const more = <Key>(counts: Map<Key, number>, keys: readonly Key[]): void => {
    for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + number);
  };
  if (kind === 'hit') answer.hits.push({ id: Number(name), key: -number });
  if (kind === 'total') answer.total = number;
  if (kind === 'destination') answer.destinations.set(Number(name), number);
  if (kind === 'category') answer.categories.set(name, number);
  if (kind === 'spoken') more(answer.languages, profileOfText(name)?.languages ?? []);
  if (kind === 'profile') more(answer.access, profileOfText(name)?.access ?? []);
  if (kind === 'days') answer.openDays = daysOfText(name, query.horizon);
  if (kind === 'price') answer.prices.push({ currency: name, from: Number(low), to: Number(high) });
  if (kind === 'step') answer.priceCounts[Number(name)] = number;
  if (kind === 'cell' && query.area !== null) answer.cells.push(cellOfRow(query.area, name, number, low, high));
  if (kind === 'special')
    more(
      answer.specials,
      specialOptions.filter((option) => (Number(name) & specialBit(option)) !== 0),
    );
}

/** A cell is named by its number and its best known listing; low and high are the sums to the north and to the east. */
function cellOfRow(area: MapArea, name: string, count: number, low: bigint | null, high: bigint | null): MapCell {
  const [cell = 0, id = 0] = name.split(':').map(Number);
  return mapCell(gridOf(area), { cell, id, count, north: Number(low), east: Number(high) });
}

/** Returns the position of a day's bit when the bytes of a ring are read as a string of bits. */
function placeOf(day: number): number {
  const bit = day % indexedDays;
  return (bit & ~7) + 7 - (bit & 7);
}

/** Returns the days from one to another as such a string. */
export function daysText(from: number, to: number): string {
  const bits = new Uint8Array(indexedDays);
  for (let day = from; day <= Math.min(to, from + indexedDays - 1); day += 1) bits[placeOf(day)] = 1;
  return bits.join('');
}

function daysOfText(bits: string, { from, to }: IndexQuery['horizon']): number[] {
  const days: number[] = [];
  for (let day = from; day <= to; day += 1) if (bits[placeOf(day)] === '1') days.push(day);
  return days;
}
