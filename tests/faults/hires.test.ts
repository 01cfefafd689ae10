import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addChoice } from '#src/actions/cart/add-choice.ts';
import { openCheckout } from '#src/actions/checkout/open-checkout.ts';
import type { Caller, Deps } from '#src/actions/deps.ts';
import { searchVenues } from '#src/actions/verticals/search-venues.ts';
import type { StationContent } from '#src/domain/hire/station-content.ts';
import { openDb, type Db, type Queryable } from '#src/store/db.ts';
import { saveVenues } from '#src/store/venues.store.ts';
import { code, openShop, value, type Shop } from './shop.ts';

const drivers = 30;
const day = 86_400_000;

const fee = { day: '5', mostDays: 10 };
const content: StationContent = {
  kind: 'airport',
  address: 'Arrivals',
  desk: 'Beside the lifts',
  week: [{ days: [1, 2, 3, 4, 5, 6, 7], from: '00:00', to: '00:00' }],
  turnMinutes: 60,
  noticeMinutes: 60,
  freeHours: 24,
  minAge: 21,
  young: { ...fee, under: 25 },
  licence: { plain: [], refused: [] },
  fleet: [
    { code: 'EDAR', cars: 1, day: '40', seats: 5, bags: 1, deposit: '300' },
    { code: 'CDAR', cars: 3, day: '50', seats: 5, bags: 2, deposit: '300' },
  ],
  seasons: [],
  longer: [],
  oneWay: null,
  mileage: null,
  excess: '900',
  cover: fee,
  extras: [{ ...fee, id: 'child_seat', most: 2 }],
};

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
  const station = { vertical: 'car-rentals', supplierId: 'bay-days', lat: 35.5, lng: 139.7, picture: 'viaduct-day-2' };
  await saveVenues(shop.deps.db, 'car-rentals', [
    { ...station, id: 19_001, slug: 'one', destinationId: 1, rank: 1, titles: { en: 'One' }, content },
    { ...station, id: 19_002, slug: 'two', destinationId: 1, rank: 2, titles: { en: 'Two' }, content },
  ]);
});
afterAll(() => shop.close());

/** A hire that begins so many days from now. */
function asked(from: number, days: number, station = 19_001): Readonly<Record<string, string>> {
  const date = (n: number): string => new Date(Date.now() + n * day).toISOString().slice(0, 10);
  const times = { from_date: date(from), from_time: '10:00', to_date: date(from + days), to_time: '10:00' };
  return { pick_up: String(station), ...times, age: '30', country: 'JP' };
}

async function choose(caller: Caller, question: Readonly<Record<string, string>>, offerId = 'EDAR'): Promise<void> {
  const choice = { vertical: 'car-rentals', venueId: Number(question['pick_up']), offerId, question };
  value(await addChoice(shop.deps, caller, { ...choice, units: { car: 1, child_seat: 1 } }));
}

/** Hires that all have a day in common, opened at once. */
async function race(deps: Deps, station: number, offerId: string): Promise<Map<string, number>> {
  const callers: Caller[] = [];
  for (let n = 0; n < drivers; n += 1) {
    const caller = await shop.buyer();
    await choose(caller, asked(30 - (n % 4), 5 + (n % 3), station), offerId);
    callers.push(caller);
  }
  const open = (caller: Caller) => openCheckout({ ...deps, db: { ...deps.db } }, caller, randomUUID());
  const codes = await Promise.all(callers.map(async (caller) => code(await open(caller))));
  const counts = new Map<string, number>();
  for (const one of codes) counts.set(one, (counts.get(one) ?? 0) + 1);
  return counts;
}

test('the last car goes to one of thirty whose days overlap, and three cars to three', async () => {
  expect(Object.fromEntries(await race(shop.deps, 19_001, 'EDAR'))).toEqual({ ok: 1, slot_sold_out: drivers - 1 });
  expect(Object.fromEntries(await race(shop.deps, 19_001, 'CDAR'))).toEqual({ ok: 3, slot_sold_out: drivers - 3 });
  expect(await shop.violations()).toEqual([]);
});

test('a car that is out is not on the list, and is again before and after', async () => {
  const caller = await shop.buyer();
  const wishes = { filters: {}, priceFrom: null, priceTo: null, freeUntilMs: null, sort: 'price', page: 1 } as const;
  const classesOf = async (question: Readonly<Record<string, string>>): Promise<readonly string[]> => {
    const found = await searchVenues(shop.deps, caller, { vertical: 'car-rentals', question, wishes });
    return value(found).hits.flatMap(({ offers }) => offers.map(({ offer }) => offer.id));
  };
  const renter = await shop.buyer();
  await choose(renter, asked(60, 4));
  value(await openCheckout(shop.deps, renter, randomUUID()));
  expect(await classesOf(asked(61, 1))).toEqual(['CDAR']);
  expect(await classesOf(asked(63, 5))).toEqual(['CDAR']);
  expect(await classesOf(asked(56, 3))).toEqual(['EDAR', 'CDAR']);
  // The next hour is for cleaning, and the quarter of the day is one car's.
  expect(await classesOf(asked(64, 1))).toEqual(['CDAR']);
  expect(await classesOf(asked(65, 1))).toEqual(['EDAR', 'CDAR']);
});

test('red control: without the condition and the constraint the same race hires one car out twice', async () => {
  const { rows } = await shop.deps.db.query<{ name: string }>(
    `select conname as name from pg_constraint where conrelid = 'inventory'::regclass and contype = 'c' and pg_get_constraintdef(oid) like '%held + sold%'`,
  );
  await shop.deps.db.query(`alter table inventory drop constraint ${rows[0]?.name}`);
  const wide = openDb({ url: shop.database.url, max: 20 });
  try {
    const counts = await race({ ...shop.deps, db: unguarded(wide) }, 19_002, 'EDAR');
    expect(counts.get('ok')).toBeGreaterThan(1);
    expect(await shop.violations()).toContainEqual(expect.stringMatching(/^I01/));
  } finally {
    await wide.close();
  }
});

/** The store without the condition of the one statement that holds places. */
function unguarded(db: Db): Db {
  const around = (on: Queryable): Queryable => ({
    query: (sql, values) => {
      if (typeof sql === 'string' || sql.name !== 'hold-places') return on.query(sql, values);
      const text = sql.text.replace(/and i\.held \+ i\.sold \+ l\.qty <= i\.total/, '');
      expect(text).not.toBe(sql.text);
      return on.query(text, values);
    },
  });
  return { ...around(db), transaction: (work, about) => db.transaction((tx) => work(around(tx)), about) };
}
