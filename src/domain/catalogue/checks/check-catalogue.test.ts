import { describe, expect, it } from 'vitest';

import { faultText } from '#src/domain/catalogue/checks/catalogue-issue.ts';
import { checkCatalogue, sameValues } from '#src/domain/catalogue/checks/check-catalogue.ts';
import { checkDestination } from '#src/domain/catalogue/checks/check-destination.ts';
import type { Destination } from '#src/domain/catalogue/destination.ts';
import type { Product } from '#src/domain/catalogue/product.ts';

const words = Array.from({ length: 60 }, () => 'word').join(' ');
const unit = { id: 'adult', type: 'ADULT', title: 'Adult', minAge: 0, maxAge: 99, pax: 1, accompanied: false };
const option = {
  id: 'day',
  schedule: { kind: 'START_TIME', week: [{ days: [1], times: ['09:00'] }], seasons: [], closed: [], soldOut: [] },
  capacity: 20,
  minParty: 1,
  maxParty: 10,
  cancellation: [],
  units: [{ ...unit, price: '1000' }],
  priceRules: [],
};
// Only what is checked.
const destination = (more: Partial<Destination> = {}): Destination =>
  ({
    id: 1,
    slug: 'tokyo',
    names: { en: 'Tokyo', ja: '東京', ar: 'طوكيو' },
    lat: 35,
    lng: 139,
    timeZone: 'Asia/Tokyo',
    currency: 'JPY',
    firstLanguage: 'ja',
    stations: [],
    summary: 'A city.',
    text: words,
    ...more,
  }) as unknown as Destination;
const product = (id: number, more: Partial<Product> = {}): Product =>
  ({
    id,
    slug: `product-${id}`,
    destinationId: 1,
    category: 'museum',
    rank: id,
    titles: { en: 'Tower', ja: '塔', ar: 'برج' },
    summary: 'A tower.',
    text: words,
    meetingPoint: { name: 'Gate', address: '1 Road', lat: 35, lng: 139 },
    durationMinutes: { from: 60, to: 60 },
    goodToKnow: [],
    languages: [],
    picture: { scene: 'tower', time: (['dawn', 'day', 'dusk', 'night'] as const)[id % 4], seed: id },
    options: [option],
    ...more,
  }) as unknown as Product;

function faultsOf(destinations: readonly Destination[], products: readonly Product[]): readonly string[] {
  return checkCatalogue(
    destinations.map((item, at) => ({ file: `place${at}`, item })),
    products.map((item, at) => ({ file: `product${at}`, item })),
  ).map(({ file, path, reason }) => `${file} ${path.join('.')}: ${reason}`);
}

describe('faultText', () => {
  it('returns the file, the line and the reason', () => {
    expect(faultText({ file: 'destinations/paris/louvre.json', line: 12, reason: 'no name' })).toBe(
      'destinations/paris/louvre.json:12: no name',
    );
  });
});

describe('checkDestination', () => {
  const reported = (more: Partial<Destination>): readonly string[] =>
    checkDestination(destination(more)).map(({ path, reason }) => `${path.join('.')}: ${reason}`);

  it.each<[string, Partial<Destination>, readonly string[]]>([
    ['nothing where all is in order', {}, []],
    ['a missing name', { names: { en: 'Tokyo', ja: '東京' } }, ['names: no name in "ar"']],
    ['a long summary', { summary: 'x'.repeat(161) }, ['summary: 161 characters; at most 160 fit a card']],
    ['a short text', { text: 'Short.' }, ['text: 1 words; 60 to 120 are required']],
    ['an unknown time zone', { timeZone: 'Asia/Edo' }, ['timeZone: "Asia/Edo" is not an IANA time zone']],
    [
      'a missing name in the language that is most spoken there',
      { firstLanguage: 'ko' },
      ['names: no name in the first language "ko"'],
    ],
    [
      'a station more than 1.5 degrees away, on each axis',
      {
        stations: [
          { name: 'Near', lat: 36.5, lng: 137.5 },
          { name: 'Far', lat: 33.4, lng: 140.6 },
        ],
      },
      ['stations.1.lat: more than 1.5° from the destination', 'stations.1.lng: more than 1.5° from the destination'],
    ],
  ])('reports %s', (_what, more, faults) => {
    expect(reported(more)).toEqual(faults);
  });
});

describe('sameValues', () => {
  it('reports each later item with the value of an earlier one, with the file of the first', () => {
    const filed = [1, 2, 1, 1].map((id, at) => ({ file: `f${at}`, item: { id, slug: `s${at}` } }));
    expect(sameValues(filed, 'id')).toEqual([
      { file: 'f2', path: ['id'], reason: 'id 1 is already that of f0' },
      { file: 'f3', path: ['id'], reason: 'id 1 is already that of f0' },
    ]);
    expect(sameValues(filed, 'slug')).toEqual([]);
  });
});

describe('checkCatalogue', () => {
  it('reports nothing for a catalogue that is in order, even when a place and a product have the same id and slug', () => {
    const other = destination({ id: 2, slug: 'osaka' });
    expect(faultsOf([destination(), other], [product(1, { slug: 'tokyo' }), product(2), product(3)])).toEqual([]);
  });

  it('reports ids and slugs that two places or two products have', () => {
    expect(faultsOf([destination(), destination()], [])).toEqual([
      'place1 id: id 1 is already that of place0',
      'place1 slug: slug tokyo is already that of place0',
    ]);
    expect(faultsOf([destination()], [product(1), product(1, { rank: 2, picture: product(2).picture })])).toEqual([
      'product1 id: id 1 is already that of product0',
      'product1 slug: slug product-1 is already that of product0',
    ]);
  });

  it('reports the faults of places and products with their files', () => {
    expect(faultsOf([destination({ text: 'Short.' })], [product(1), product(2, { options: [] })])).toEqual([
      'place0 text: 1 words; 60 to 120 are required',
      'product1 options: nothing to buy: no option',
    ]);
  });

  it('reports a product of a destination that there is not, and nothing else of it', () => {
    expect(faultsOf([destination()], [product(1, { destinationId: 9, options: [] })])).toEqual([
      'product0 destinationId: there is no destination 9',
    ]);
  });

  it('reports a rank that two products of a destination have', () => {
    const osaka = destination({ id: 2, slug: 'osaka' });
    expect(faultsOf([destination()], [product(1), product(2), product(3, { rank: 1 })])).toEqual([
      'product2 rank: rank 1 is already that of product0',
    ]);
    expect(faultsOf([destination(), osaka], [product(1), product(2, { rank: 1, destinationId: 2 })])).toEqual([]);
  });

  it('reports a picture that a neighbor in the order of ranks shows at the same time of day, with one that is free', () => {
    const { picture } = product(1);
    const first = product(1, { rank: 2 });
    const second = product(2, { rank: 1, picture: { ...picture, seed: picture.seed + 6 } });
    // By rank the second product is the first of the list: its picture stays.
    expect(faultsOf([destination()], [first, second])).toEqual([
      'product0 picture: a neighbor shows tower at day too; free is dusk, seed 1',
    ]);
  });
});
