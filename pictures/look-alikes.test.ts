import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { PictureRef } from '#src/domain/catalogue/picture.ts';
import { alikeNeighbours, lookCount, looksLike } from '#src/domain/catalogue/picture-look.ts';
import { paintScene } from './paint-scene.ts';

type Item = {
  readonly id: number;
  readonly rank: number;
  readonly category: string;
  readonly destinationId: number;
  readonly picture: PictureRef;
};

const catalogue = fileURLToPath(new URL('../catalogue', import.meta.url));
/* Checked by the catalogue's own reader; here only the few facts of a list are read. */
const read = (path: string): unknown => JSON.parse(readFileSync(join(catalogue, path), 'utf8'));
const folders = readdirSync(join(catalogue, 'destinations'));
const destinations = folders.map((folder) => read(`destinations/${folder}/destination.json`) as Item);
const products = folders
  .flatMap((folder) =>
    readdirSync(join(catalogue, 'destinations', folder))
      .filter((file) => file !== 'destination.json')
      .map((file) => read(`destinations/${folder}/${file}`) as Item),
  )
  /* What is best known comes first, in every list that nobody has sorted. */
  .toSorted((a, b) => a.rank - b.rank || a.id - b.id);
const attractions = readdirSync(join(catalogue, 'places')).map(
  (file) => (read(`places/${file}`) as { attractions?: Item[] }).attractions ?? [],
);

function alike(list: readonly Item[]): string[] {
  const pairs = alikeNeighbours(list.map(({ picture }) => picture));
  return pairs.map(([one, other]) => `${list[one]?.id ?? 0} and ${list[other]?.id ?? 0}`);
}

describe('no two of ten neighbours look alike', () => {
  it('in search, in each category and each city', () => {
    expect(alike(products)).toEqual([]);
    for (const list of Map.groupBy(products, ({ category }) => category).values()) expect(alike(list)).toEqual([]);
    for (const list of Map.groupBy(products, ({ destinationId }) => destinationId).values())
      expect(alike(list)).toEqual([]);
  });

  it('among destinations, in either order, and among the attractions of each', () => {
    expect(alike(destinations.toSorted((a, b) => a.id - b.id))).toEqual([]);
    expect(alike(destinations)).toEqual([]);
    for (const list of attractions) expect(alike(list)).toEqual([]);
  });

  it('and a pair that does is found, unless ten others stand between', () => {
    const [first] = products;
    if (first === undefined) throw new Error('the catalogue is empty');
    const twin: Item = { ...first, id: 1, picture: { ...first.picture, seed: (first.picture.seed + 80) % 10_000 } };
    expect(alike([...products.slice(0, 9), twin])).toContain(`${first.id} and 1`);
    expect(alike([...products.slice(0, 10), twin])).not.toContain(`${first.id} and 1`);
  });
});

/* The mean difference of a colour, of 255, between two pictures as small as one sees them at a glance. */
async function difference(one: PictureRef, other: PictureRef): Promise<number> {
  const [a, b] = await Promise.all(
    [one, other].map(async (ref) =>
      sharp(Buffer.from(paintScene(ref, 120, 90)))
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

  it('are told apart by the eye: each digit of the seed moves more of the picture than the rest of it does', async () => {
    const anew = await difference(ref(80), ref(160));
    expect(looksLike(ref(80), ref(160))).toBe(true);
    for (const digit of [1, 2, 4]) {
      expect(looksLike(ref(80), ref(80 + digit))).toBe(false);
      expect(await difference(ref(80), ref(80 + digit))).toBeGreaterThan(Math.max(10, anew));
    }
  });

  it('are eight of every scene, in every light', () => {
    for (let one = 0; one < lookCount; one += 1)
      for (let other = 0; other < one; other += 1) expect(looksLike(ref(one), ref(other))).toBe(false);
    expect(looksLike(ref(0), ref(lookCount))).toBe(true);
    expect(looksLike(ref(0), { ...ref(0), time: 'dusk' })).toBe(false);
    expect(looksLike(ref(0), { ...ref(0), scene: 'bay' })).toBe(false);
  });
});
