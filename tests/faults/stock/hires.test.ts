import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openCaches } from '#src/actions/open-caches.ts';
import { addChoice } from '#src/actions/cart/add-choice.ts';
import { openCheckout } from '#src/actions/checkout/opening/open-checkout.ts';
import { sweepHolds } from '#src/actions/checkout/bookings/sweep-holds.ts';
import { settlePayment } from '#src/actions/checkout/payment/settle-payment.ts';
import { closeService } from '#src/actions/suppliers/close-service.ts';
import { followClosures } from '#src/actions/suppliers/follow-closures.ts';
import type { Caller, Deps } from '#src/actions/deps.ts';
import { searchVenues } from '#src/actions/search/venues/search-venues.ts';
import type { StationContent } from '#src/domain/cars/station-content.ts';
import { openDb, type Db, type Queryable } from '#src/store/shared/database/db.ts';
import { saveVenues } from '#src/store/catalogue/venues.store.ts';
import { code, goodCard, openShop, value, type OnPage, type Shop } from '../shop/shop.ts';

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

/** A yard from which many drive at once. */
const many: StationContent = { ...content, fleet: content.fleet.map((kind) => ({ ...kind, cars: 2 * drivers })) };

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
  const station = { vertical: 'car-rentals', supplierId: 'bay-days', lat: 35.5, lng: 139.7, picture: 'viaduct-day-2' };
  await saveVenues(shop.deps.db, 'car-rentals', [
    { ...station, id: 19_001, slug: 'one', destinationId: 1, rank: 1, titles: { en: 'One' }, content },
    { ...station, id: 19_002, slug: 'two', destinationId: 1, rank: 2, titles: { en: 'Two' }, content },
    { ...station, id: 19_003, slug: 'shut', destinationId: 1, rank: 3, titles: { en: 'Shut' }, content: many },
  ]);
});
afterAll(() => shop.close());

/** A hire that begins so many days from now. */
function requested(from: number, days: number, station = 19_001): Readonly<Record<string, string>> {
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
    await choose(caller, requested(30 - (n % 4), 5 + (n % 3), station), offerId);
    callers.push(caller);
  }
  const open = (caller: Caller) =>
    openCheckout({ ...deps, caches: openCaches(), db: { ...deps.db } }, caller, randomUUID());
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
  await choose(renter, requested(60, 4));
  value(await openCheckout(shop.deps, renter, randomUUID()));
  expect(await classesOf(requested(61, 1))).toEqual(['CDAR']);
  expect(await classesOf(requested(63, 5))).toEqual(['CDAR']);
  expect(await classesOf(requested(56, 3))).toEqual(['EDAR', 'CDAR']);
  // The next hour is for cleaning, and the quarter of the day is one car's.
  expect(await classesOf(requested(64, 1))).toEqual(['CDAR']);
  expect(await classesOf(requested(65, 1))).toEqual(['EDAR', 'CDAR']);
});

/** Closes a station from its first day to its last, so many days from now, or the cars of one class there. */
function shut(from: number, to: number, optionId: string | null = null) {
  const date = (n: number): string => new Date(Date.now() + n * day).toISOString().slice(0, 10);
  const of = { kind: 'venue', id: 19_003 } as const;
  return closeService(shop.deps, { of, from: date(from), to: date(to), optionId, reason: 'operator' });
}

const there = (from: number, days: number): Readonly<Record<string, string>> => requested(from, days, 19_003);

/** A buyer with the provider's page of a hire open. */
async function toPay(question: Readonly<Record<string, string>>, offerId = 'EDAR'): Promise<OnPage> {
  const caller = await shop.buyer();
  await choose(caller, question, offerId);
  return shop.cartToPage(caller);
}

async function pay(on: OnPage): Promise<void> {
  await shop.payOnPage(on.page, goodCard);
  await settlePayment(shop.deps, on.attemptId, 'test');
}

type Standing = {
  readonly states: readonly string[];
  /** Share of what was paid that is owed back, or given. */
  readonly back: number;
  readonly told: number;
};

async function standingOf({ orderId }: Pick<OnPage, 'orderId'>): Promise<Standing | undefined> {
  const { rows } = await shop.deps.db.query<Standing>(
    `select array(select b.state from booking b where b.order_id = o.id order by b.created_at, b.id) as states,
       (select coalesce(sum(r.amount_minor), 0) from refund r join payment p on p.id = r.payment_id where p.order_id = o.id)::float
         / o.amount_minor as back,
       (select count(*)::int from outbox x where x.topic like 'mail.%' and x.topic <> 'mail.confirmation'
         and x.payload ->> 'orderId' = o.id::text) as told
     from orders o where o.id = $1`,
    [orderId],
  );
  return rows[0];
}

const stands = { states: ['confirmed'], back: 0, told: 0 };
const allBack = { states: ['cancelled'], back: 1, told: 1 };

test('a station that closes refunds those who have its cars then in full, and no others', async () => {
  const [before, into, within, after] = [
    await toPay(there(90, 3)),
    await toPay(there(97, 4)),
    await toPay(there(101, 1)),
    await toPay(there(104, 2)),
  ];
  const otherClass = await toPay(there(101, 1), 'CDAR');
  for (const on of [before, into, within, after, otherClass]) await pay(on);
  const open = await toPay(there(102, 1));
  value(await shut(100, 103, 'EDAR'));
  // One worker may die, and two may run at once: everybody is notified once.
  await Promise.all([followClosures(shop.deps), followClosures(shop.deps)]);
  await followClosures(shop.deps);
  expect(await Promise.all([before, after, otherClass].map(standingOf))).toEqual([stands, stands, stands]);
  expect(await Promise.all([into, within].map(standingOf))).toEqual([allBack, allBack]);
  // A buyer with the provider's page open pays for nothing: the payment is refunded, and they are notified.
  expect(await standingOf(open)).toEqual({ states: ['pending_payment'], back: 0, told: 0 });
  await pay(open);
  await followClosures(shop.deps);
  expect(await standingOf(open)).toEqual(allBack);
  const choice = { vertical: 'car-rentals', venueId: 19_003, offerId: 'EDAR', units: { car: 1 } };
  const late = await addChoice(shop.deps, await shop.buyer(), { ...choice, question: there(103, 2) });
  expect(code(late)).toBe('slot_closed');
  expect(await shop.violations()).toEqual([]);
});

test('a buyer who pays after the hold has ended is refunded, and gets no car of a station that was closed meanwhile', async () => {
  const late = [await toPay(there(120, 2)), await toPay(there(130, 2))];
  await shop.deps.db.query(
    `update hold set expires_at = now() - interval '1 second', extended_at = now() where state = 'active'`,
  );
  await sweepHolds(shop.deps);
  value(await shut(130, 130));
  for (const on of late) await pay(on);
  const [open, closed] = await Promise.all(late.map(standingOf));
  expect(open).toMatchObject({ states: ['released', 'confirmed'], back: 0 });
  expect(closed).toMatchObject({ states: ['released'], back: 1 });
  expect(await shop.violations()).toEqual([]);
});

/** Drivers who have a car in their carts when its station closes, and one who comes after all of them. */
async function rushWhileClosing(deps: Deps, from: number) {
  const callers: Caller[] = [];
  for (let n = 0; n < drivers; n += 1) {
    const caller = await shop.buyer();
    await choose(caller, there(from, 2));
    callers.push(caller);
  }
  const later = await shop.buyer();
  await choose(later, there(from, 2));
  const open = (caller: Caller) =>
    openCheckout({ ...deps, caches: openCaches(), db: { ...deps.db } }, caller, randomUUID());
  const closing = async (): Promise<void> => void value(await shut(from, from + 2));
  const [codes] = await Promise.all([
    Promise.all(callers.map(async (caller) => ({ caller, said: code(await open(caller)) }))),
    closing(),
  ]);
  return { codes, later: code(await open(later)) };
}

test('while a station closes, each concurrent buyer gets a car or learns that it is closed, and later payments are refunded in full', async () => {
  const { codes, later } = await rushWhileClosing(shop.deps, 140);
  expect(codes.filter(({ said }) => said !== 'ok' && said !== 'slot_closed')).toEqual([]);
  expect(later).toBe('slot_closed');
  const letIn = codes.filter(({ said }) => said === 'ok');
  for (const { caller } of letIn.slice(0, 3)) {
    const on = await shop.cartToPage(caller);
    await pay(on);
    await followClosures(shop.deps);
    expect(await standingOf(on)).toEqual(allBack);
  }
  expect(await shop.violations()).toEqual([]);
});

test('red control: where closed days are not read, the same buyers and later ones are accepted', async () => {
  const blind = around(shop.deps.db, 'read-venues', (text) => text.replace('k.venue_id = v.id', 'false'));
  const { codes, later } = await rushWhileClosing({ ...shop.deps, caches: openCaches(), db: blind }, 150);
  expect(new Set(codes.map(({ said }) => said))).toEqual(new Set(['ok']));
  expect(later).toBe('ok');
});

test('red control: without the condition and the constraint the same race hires one car out twice', async () => {
  const { rows } = await shop.deps.db.query<{ name: string }>(
    `select conname as name from pg_constraint where conrelid = 'inventory'::regclass and contype = 'c' and pg_get_constraintdef(oid) like '%held + sold%'`,
  );
  await shop.deps.db.query(`alter table inventory drop constraint ${rows[0]?.name}`);
  const wide = openDb({ url: shop.database.url, max: 20 });
  try {
    const counts = await race({ ...shop.deps, caches: openCaches(), db: unguarded(wide) }, 19_002, 'EDAR');
    expect(counts.get('ok')).toBeGreaterThan(1);
    expect(await shop.violations()).toContainEqual(expect.stringMatching(/^I01/));
  } finally {
    await wide.close();
  }
});

/** The store without the condition of the one statement that holds places. */
function unguarded(db: Db): Db {
  return around(db, 'hold-places', (text) => text.replace(/and i\.held \+ i\.sold \+ l\.qty <= i\.total/, ''));
}

/** The store with another text of one statement. */
function around(db: Db, name: string, change: (text: string) => string): Db {
  const changed = (on: Queryable): Queryable => ({
    query: (sql, values) => {
      if (typeof sql === 'string' || sql.name !== name) return on.query(sql, values);
      const text = change(sql.text);
      expect(text).not.toBe(sql.text);
      return on.query(text, values);
    },
  });
  return { ...changed(db), transaction: (work, about) => db.transaction((tx) => work(changed(tx)), about) };
}
