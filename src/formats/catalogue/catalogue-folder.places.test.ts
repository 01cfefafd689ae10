import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { expect, it } from 'vitest';

import { placesFile } from '#src/formats/catalogue/catalogue-folder.places.ts';
import { destinationFile } from '#src/formats/catalogue/catalogue-folder.schema.ts';
import type { Product } from '#src/domain/catalogue/product.ts';
import { checkPlaces } from '#src/domain/places/check-places.ts';
import type { OwnPoi } from '#src/domain/places/place.ts';

const own = (file: string): unknown =>
  JSON.parse(readFileSync(fileURLToPath(new URL(`../../../catalogue/${file}`, import.meta.url)), 'utf8'));
const paris = destinationFile.parse(own('destinations/paris/destination.json'));
const written = placesFile.parse(own('places/paris.json'));
const sold = written.attractions.flatMap(({ products }) => products);
// Only ids and destinations are looked at.
const products = [...sold.map((id) => ({ id, destinationId: 11 })), { id: 201, destinationId: 2 }] as Product[];

function faults(change: Partial<OwnPoi>): string[] {
  const [first, ...others] = written.attractions;
  const attractions = [{ ...first, ...change } as OwnPoi, ...others];
  const found = checkPlaces([{ file: 'places/paris.json', item: { ...written, attractions } }], [paris], products);
  return found.map(({ path, reason }) => `${path.join('.')}: ${reason}`);
}

it('is content with what is written', () => {
  expect(faults({})).toEqual([]);
});

const tower = written.attractions[0]?.picture ?? { scene: 'tower', time: 'day', seed: 1 };
const orsay = written.attractions[2]?.picture ?? tower;

it.each<[string, Partial<OwnPoi>, string]>([
  ['an id of imported ones', { id: 1_000_001 }, 'attractions.0.id: attractions have ids from 1000 to 999999'],
  ['an id taken twice', { id: 11_002 }, 'attractions.1.id: id 11002 is already that of places/paris.json'],
  ['a slug of another name', { slug: 'tower' }, 'attractions.0.slug: the English name gives "eiffel-tower"'],
  ['too few words', { text: 'A tower.' }, 'attractions.0.text: 2 words; 40 to 80 are required'],
  ['a place too far away', { lat: 40 }, 'attractions.0.lat: more than 3° from Paris'],
  [
    'a language that is none',
    { names: { en: 'Eiffel Tower', English: 'x' } },
    'attractions.0.names.English: "English" is not a language tag',
  ],
  ['a product that is not there', { products: [4711] }, 'attractions.0.products.0: there is no product 4711'],
  ['a product of another place', { products: [201] }, 'attractions.0.products.0: product 201 is sold at destination 2'],
  ['a product twice', { products: [1101, 1101] }, 'attractions.0.products.1: product 1101 occurs twice'],
  ['a neighbour’s picture', { picture: orsay }, 'attractions.2.picture: a neighbor shows museum at day too'],
  [
    'a day that does not exist',
    { hours: { week: [{ days: [1], hours: { from: '09:00', to: '17:00' } }], closed: ['02-30'] } },
    'attractions.0.hours.closed.0: 02-30 is not a date',
  ],
  ['hours of no weekday', { hours: { week: [], closed: [] } }, 'attractions.0.hours.week: the schedule has no weekday'],
])('finds %s', (_about, change, fault) => {
  expect(faults(change)).toContain(fault);
});

it('knows no attractions of a destination that is not there', () => {
  const found = checkPlaces(
    [{ file: 'places/atlantis.json', item: { ...written, destinationId: 99 } }],
    [paris],
    products,
  );
  expect(found).toMatchObject([{ path: ['destinationId'], reason: 'there is no destination 99' }]);
});
