import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { paintScene } from '@meander/scenes';
import fc from 'fast-check';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { parsePictureKey, type PictureRef } from '#src/domain/catalogue/media/picture.ts';
import { alikeNeighbours, lookCount, looksLike, pictureLook } from '#src/domain/catalogue/media/picture-look.ts';

type Item = { readonly id: number; readonly rank?: number; readonly picture: PictureRef };
type Product = Item & {
  readonly rank: number;
  readonly category: string;
  readonly destinationId: number;
  readonly options: readonly { readonly units: readonly { readonly price: string }[] }[];
};

const catalogue = fileURLToPath(new URL('../../../catalogue', import.meta.url));
/* Checked by the catalogue's own reader; here only the few facts of a list are read. */
const read = (path: string): unknown => JSON.parse(readFileSync(join(catalogue, path), 'utf8'));
const readAll = (folder: string): unknown[] =>
  readdirSync(join(catalogue, folder)).map((file) => read(`${folder}/${file}`));
const folders = readdirSync(join(catalogue, 'destinations'));
const destinations = folders.map((folder) => read(`destinations/${folder}/destination.json`) as Item);
const products = folders
  .flatMap((folder) =>
    readdirSync(join(catalogue, 'destinations', folder))
      .filter((file) => file !== 'destination.json')
      .map((file) => read(`destinations/${folder}/${file}`) as Product),
  )
  /* The best known comes first, in every list without a chosen sort order. */
  .toSorted((a, b) => a.rank - b.rank || a.id - b.id);
const attractions = readAll('places').flatMap((file) => (file as { attractions?: Item[] }).attractions ?? []);
const hotels = (readAll('venues/hotels') as { venues: { id: number; picture: string }[] }[])
  .flatMap(({ venues }) => venues)
  .map(({ id, picture }): Item => {
    const ref = parsePictureKey(picture);
    if (ref === undefined) throw new Error(`${picture} is no picture`);
    return { id, picture: ref };
  });

function alike(list: readonly Item[]): string[] {
  const pairs = alikeNeighbours(list.map(({ picture }) => picture));
  return pairs.map(([one, other]) => `${list[one]?.id ?? 0} and ${list[other]?.id ?? 0}`);
}

/* Every pair of figures in the list. */
function alikeAnywhere(list: readonly Item[]): string[] {
  return list.flatMap((one, at) =>
    list.slice(0, at).flatMap((other) => (looksLike(one.picture, other.picture) ? [`${one.id} and ${other.id}`] : [])),
  );
}

describe('no two that may be in one list look alike, so that no order and no filter brings such a pair together', () => {
  it.each([
    ['products', products],
    ['destinations', destinations],
    ['attractions', attractions],
    ['hotels', hotels],
  ])('%s', (_what, list: readonly Item[]) => {
    expect(list.length).toBeGreaterThan(40);
    expect(alikeAnywhere(list)).toEqual([]);
  });

  it('whichever of them are shown in whichever order; a pair that does is found within ten, and not beyond', () => {
    const some = fc.shuffledSubarray(products, { minLength: 12, maxLength: 60 });
    fc.assert(
      fc.property(some, fc.nat(), fc.integer({ min: 1, max: 11 }), (list, place, apart) => {
        expect(alike(list)).toEqual([]);
        const at = place % (list.length - apart);
        const one = list[at];
        if (one === undefined) throw new Error('the list is too short');
        const twin: Item = { id: 1, picture: { ...one.picture, seed: (one.picture.seed + 80) % 10_000 } };
        const planted = [...list.slice(0, at + apart), twin, ...list.slice(at + apart)];
        expect(alike(planted)).toEqual(apart < 10 ? [`${one.id} and 1`] : []);
      }),
    );
  });
});

describe('no two of ten neighbours look alike', () => {
  const price = ({ options }: Product): number =>
    Math.min(...options.flatMap(({ units }) => units.map((unit) => Number(unit.price))).filter((amount) => amount > 0));
  /* By what is best known, by price in either direction, and by a stand-in for ratings: any number. */
  const orders: readonly ((a: Product, b: Product) => number)[] = [
    (a, b) => a.rank - b.rank,
    (a, b) => price(a) - price(b),
    (a, b) => price(b) - price(a),
    (a, b) => ((a.id * 7919) % 101) - ((b.id * 7919) % 101),
  ];
  const byId = new Map(products.map((product) => [product.id, product]));
  const named = (ids: readonly number[]): Product[] => ids.flatMap((id) => byId.get(id) ?? []);
  const themes = (readAll('themes') as { items: number[] }[]).map(({ items }) => named(items));
  const programmes = (readAll('programs') as { places: number[]; products: number[] }[]).map(
    ({ places, products: ids }) =>
      products.filter(({ id, destinationId }) => ids.includes(id) || places.includes(destinationId)),
  );
  const deals = (readAll('deals') as { for: { products?: number[] } }[]).map(({ for: of }) => named(of.products ?? []));
  const billboards = readdirSync(join(catalogue, 'content/billboard')).map((file) =>
    [...readFileSync(join(catalogue, 'content/billboard', file), 'utf8').matchAll(/^ids: (.*)$/gm)].flatMap(
      ([, ids = '']) => named(ids.split(' ').map(Number)),
    ),
  );

  it.each([
    ['all', [products]],
    ['each city', [...Map.groupBy(products, ({ destinationId }) => destinationId).values()]],
    ['each category', [...Map.groupBy(products, ({ category }) => category).values()]],
    ['each theme', themes],
    ['each programme', programmes],
    ['each deal, and all of them', [...deals, deals.flat()]],
    ['each billboard', billboards],
  ])('in the lists of %s, by popularity, price and rating', (_what, lists: readonly (readonly Product[])[]) => {
    expect(lists.flat().length).toBeGreaterThan(5);
    const pairs = lists.flatMap((list) => [alike(list), ...orders.map((order) => alike(list.toSorted(order)))]);
    expect(pairs.flat()).toEqual([]);
  });
});

/* The mean difference of a colour, of 255, between two pictures as small as one sees them at a glance. */
async function difference(one: PictureRef, other: PictureRef): Promise<number> {
  const [a, b] = await Promise.all(
    [one, other].map(async (ref) =>
      sharp(Buffer.from(paintScene({ ...ref, ...pictureLook(ref) }, 120, 90)))
        .resize(16, 12, { fit: 'fill' })
        .removeAlpha()
        .raw()
        .toBuffer(),
    ),
  );
  if (a === undefined || b === undefined) throw new Error('nothing was painted');
  return a.reduce((sum, value, at) => sum + Math.abs(value - (b[at] ?? 0)), 0) / a.length;
}

describe('looks', () => {
  const ref = (seed: number): PictureRef => ({ scene: 'themepark', time: 'day', seed });

  it('are distinguishable by eye: each digit of the seed moves more of the picture than the rest of it does', async () => {
    const redrawn = await difference(ref(80), ref(160));
    expect(looksLike(ref(80), ref(160))).toBe(true);
    for (const digit of [1, 2, 4, 8]) {
      expect(looksLike(ref(80), ref(80 + digit))).toBe(false);
      expect(await difference(ref(80), ref(80 + digit))).toBeGreaterThan(Math.max(10, redrawn));
    }
  });

  it('are sixteen of every scene at every time', () => {
    for (let one = 0; one < lookCount; one += 1)
      for (let other = 0; other < one; other += 1) expect(looksLike(ref(one), ref(other))).toBe(false);
    expect(looksLike(ref(0), ref(lookCount))).toBe(true);
    expect(looksLike(ref(0), { ...ref(0), time: 'dusk' })).toBe(false);
    expect(looksLike(ref(0), { ...ref(0), scene: 'bay' })).toBe(false);
  });
});
