import { readFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';

import { expandSchedule } from '#src/domain/shared/time/expand.ts';
import { dateOfDay, dayNumber } from '#src/domain/shared/time/local-time.ts';
import { categories } from '#src/domain/catalogue/product.ts';
import { edgeOf, edges } from '#src/demo/synthetic/edge-rows.ts';
import { isSyntheticCity, isSyntheticProduct } from '#src/domain/catalogue/synthetic-ids.ts';
import { scheduleOfPlan } from '#src/demo/synthetic/synthetic-plan.ts';
import { bell, scatter, weightedDraw } from '#src/demo/synthetic/scatter.ts';
import { syntheticCities, type CityRow } from '#src/demo/synthetic/synthetic-cities.ts';
import {
  archetypes,
  modifiers,
  recipeOf,
  summaries,
  syntheticListings,
} from '#src/demo/synthetic/synthetic-listing.ts';

const file = new URL('../../../catalogue/synthetic/cities.json', import.meta.url);
const rows = JSON.parse(readFileSync(file, 'utf8')) as CityRow[];
const cities = syntheticCities(rows);
const firstDay = 20_778;
const listing = syntheticListings(1, cities, firstDay);

const digest = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 16);

describe('a synthetic catalogue', () => {
  it('is the same everywhere: another hash is another catalogue', () => {
    const titles = Array.from({ length: 1000 }, (_, at) => listing(at + 1).titles.en);
    expect([digest(listing(1)), digest(listing(1000)), digest(listing(99_999)), digest(titles)]).toMatchInlineSnapshot(`
      [
        "8a46ea8d5b064937",
        "a9abdc75ebf1e64c",
        "99c9030373009a0e",
        "290377d4acbaa2d2",
      ]
    `);
  });

  it('generates any row independently, in any order', () => {
    expect(syntheticListings(1, cities, firstDay)(5000)).toEqual(listing(5000));
    expect(syntheticListings(2, cities, firstDay)(5000)).not.toEqual(listing(5000));
  });

  it('is made of sixty things in twelve manners, in known categories and five languages', () => {
    expect([archetypes.length, modifiers.length, summaries.length]).toEqual([60, 12, 20]);
    for (const { category, words, dollars, minutes } of archetypes) {
      expect(categories).toContain(category);
      expect(Object.values(words).every((word) => word !== '') && dollars > 0 && minutes > 0).toBe(true);
    }
  });

  it('has prices in whole steps, scores only with reviews, and days of half a year', () => {
    for (let row = 1; row <= 3000; row += 1) {
      const one = listing(row);
      expect(Number.isSafeInteger(one.price ?? 0) && (one.price ?? 0) >= 0).toBe(true);
      expect(one.score === 0).toBe(one.reviews === 0);
      expect(one.openDays.every((day) => day >= firstDay && day < firstDay + 180)).toBe(true);
    }
  });

  it('has odd rows at every 997th place', () => {
    expect(edgeOf(996)).toBeUndefined();
    const odd = edges.map((edge, place) => ({ edge, one: listing(997 * (place + 1)) }));
    expect(odd.map(({ one }) => edgeOf(one.id - 1_000_000))).toEqual([...edges]);
    const of = (name: string) => odd.find(({ edge }) => edge === name)?.one;
    expect(of('long title')?.titles.en.length).toBeGreaterThan(190);
    expect(of('no reviews')).toMatchObject({ reviews: 0, score: 0 });
    expect(of('free')?.price).toBe(0);
    expect(of('sold out for ever')).toMatchObject({ price: null, openDays: [] });
    expect(of('currency without decimals')?.city.currency).toBe('JPY');
    expect(of('right-to-left name')?.localName).toMatch(/[\u0600-\u06ff]/);
    expect(of('right-to-left name')?.titles.en).toMatch(/^[\u0600-\u06ff ]+ · /);
    expect(of('emoji')?.titles.en).toMatch(/\p{Extended_Pictographic}/u);
    expect(of('no picture')?.picture).toBeNull();
    expect(
      ['date line', 'southern summer', 'half-hour zone', 'clock change'].map((name) => of(name)?.city.country),
    ).toEqual(['FJ', 'AU', 'IN', 'GB']);
  });

  it('has about two hundred countries in our own list of cities, each city with a clock', () => {
    expect(cities.length).toBeGreaterThan(200);
    expect(new Set(cities.map((city) => city.country)).size).toBeGreaterThan(200);
    const lost = { ...rows[0], name: 'Nearby', tz: null, geonames: null } as CityRow;
    expect(syntheticCities([...rows, lost]).find((city) => city.name === 'Nearby')?.tz).toBe('Asia/Tokyo');
    const alone = { ...lost, country: 'ZZ' };
    expect(syntheticCities([alone])[0]?.tz).toBe('UTC');
  });

  it('runs on the days that its listing has, by the plan of its option', () => {
    for (const row of [...Array.from({ length: 60 }, (_, at) => at + 1), ...edges.map((_, at) => 997 * (at + 1))]) {
      const { openDays } = listing(row);
      const { plan } = recipeOf(1, row, firstDay);
      const schedule = scheduleOfPlan(plan);
      const timeZone = 'Asia/Kolkata';
      const from = dateOfDay(firstDay);
      const laid = expandSchedule({ schedule, durationMinutes: 90, cutoffMinutes: 60, timeZone, from, days: 180 });
      const open = new Set(laid.filter((slot) => !slot.soldOut).map((slot) => dayNumber(slot.localDate)));
      expect([...open], `row ${row}`).toEqual(openDays);
    }
  });

  it('has only days of the southern summer where seasonal', () => {
    const summer = listing(997 * (edges.indexOf('southern summer') + 1));
    expect(summer.openDays.length).toBeGreaterThan(30);
    expect(new Set(summer.openDays.map((day) => dateOfDay(day).slice(5, 7)))).toEqual(new Set(['12', '01', '02']));
  });

  it('numbers cities beyond all other places, and products beyond all of the shop', () => {
    expect([isSyntheticCity(999), isSyntheticCity(1_500_000), isSyntheticCity(cities[0]?.id ?? 0)]).toEqual([
      false,
      false,
      true,
    ]);
    expect([isSyntheticProduct(1101), isSyntheticProduct(listing(1).id)]).toEqual([false, true]);
  });

  it('leaves out rows without a country, and numbers cities by GeoNames', () => {
    const odd = { ...rows[0], country: '-99' } as CityRow;
    const numbered = syntheticCities([odd, ...rows]);
    expect(numbered).toEqual(cities);
    expect(numbered.at(0)?.id).toBe(2_000_000_001);
    expect(syntheticCities([{ ...rows[0], country: 'ZZ' } as CityRow])[0]).toMatchObject({ currency: 'USD' });
  });
});

describe('seeded randomness', () => {
  it('spreads evenly, and as a bell', () => {
    const even = Array.from({ length: 4000 }, (_, row) => scatter(7, row, 3));
    expect(even.filter((one) => one < 0.25).length / 4000).toBeCloseTo(0.25, 1);
    const bells = Array.from({ length: 4000 }, (_, row) => bell(7, row, 3));
    expect(bells.reduce((sum, one) => sum + one, 0) / 4000).toBeCloseTo(0, 0);
    expect(bells.filter((one) => Math.abs(one) < 1).length / 4000).toBeCloseTo(0.68, 1);
  });

  it('draws by weight', () => {
    const draw = weightedDraw([1, 0, 7, 2]);
    const counts = [0, 0, 0, 0];
    for (let row = 0; row < 10_000; row += 1) {
      const place = draw(scatter(1, row, 0), scatter(1, row, 1));
      counts[place] = (counts[place] ?? 0) + 1;
    }
    expect(counts[1]).toBe(0);
    expect((counts[2] ?? 0) / 10_000).toBeCloseTo(0.7, 1);
    expect((counts[3] ?? 0) / 10_000).toBeCloseTo(0.2, 1);
  });
});
