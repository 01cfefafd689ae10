import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { beforeAll, expect, it } from 'vitest';

import type { Destination } from '#src/domain/catalogue/destination.ts';
import { destinationsBeginning, namedDestinations } from '#src/domain/search/documents/named-destinations.ts';
import type { SearchIndex } from '#src/search-index/search-index-shape.ts';
import { findPlaces, indexPlaces, type PlaceIndex } from '#src/timetable/place-index.ts';
import { firstTen, readShop, shopIndex } from './judging.ts';
import { spelledLines } from './spellings.data.ts';

const cases = spelledLines
  .trim()
  .split('\n')
  .map((line) => {
    const [language = '', kind = '', query = '', first = ''] = line.split('|');
    return { language, kind, query, first };
  });

type Named = { readonly names: Readonly<Record<string, string>>; readonly point: { lat: number; lng: number } };

let index: SearchIndex;
let places: readonly Destination[];
let stations: PlaceIndex;
beforeAll(async () => {
  const shop = await readShop();
  index = shopIndex(shop);
  places = shop.destinations;
  const file = fileURLToPath(new URL('../../catalogue/rail/stations.json', import.meta.url));
  const { stations: rows }: { stations: readonly Named[] } = JSON.parse(readFileSync(file, 'utf8'));
  stations = indexPlaces(
    rows.map(({ names, point }, at) => ({
      id: `s${at}`,
      kind: 'station',
      names: { default: 'en', ...names },
      point,
      calls: rows.length - at,
    })),
  );
});

const answers: Readonly<Record<string, (query: string, language: string) => readonly (string | undefined)[]>> = {
  product: (query) => firstTen(index, query).map(String),
  station: (query, language) => findPlaces(stations, query, { language }).map(({ place }) => place.names['en']),
  place: (query) => {
    const typed = destinationsBeginning(places, query);
    const named = namedDestinations(places, query);
    return [...typed, ...named].map((one) => one.names.en);
  },
};

it('has at least 120 queries in the languages of the interface, none twice', () => {
  expect(cases.length).toBeGreaterThanOrEqual(120);
  expect(new Set(cases.map(({ kind, query, language }) => `${kind} ${query} ${language}`)).size).toBe(cases.length);
});

it.each(cases)('$language: $query finds $kind $first first', ({ language, kind, query, first }) => {
  expect(answers[kind]?.(query, language)[0]).toBe(first);
});
