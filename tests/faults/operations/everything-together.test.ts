import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { addChoice } from '#src/actions/cart/add-choice.ts';
import { readCart } from '#src/actions/cart/read-cart.ts';
import { settlePayment } from '#src/actions/checkout/payment/settle-payment.ts';
import type { Caller } from '#src/actions/deps.ts';
import { cancelBooking } from '#src/actions/orders/changes/cancel-booking.ts';
import { quoteCancellation } from '#src/actions/orders/changes/quote-cancellation.ts';
import { readOrder } from '#src/actions/orders/read-order.ts';
import { listTrips } from '#src/actions/orders/list-trips.ts';
import { code, goodCard, openShop, value, type OnPage, type Shop } from '../shop/shop.ts';
import { dayFrom, putRide, questionOf, runTrains } from '../shop/trains.ts';
import { hotelId, openVenues, stationId } from '../shop/venues.ts';

/** One cart with a train, two nights, a car and three tickets: one payment, and each is refunded by its own rules. */
let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
  await openVenues(shop);
  await runTrains(shop);
});
afterAll(() => shop.close());
afterEach(() => shop.mustBeSound());

const kinds = ['ride', 'stay', 'hire', 'visit'] as const;
type Kind = (typeof kinds)[number];

/** Fills a cart; everything begins on the day that is so many from now, the visit while the train still runs. */
async function fill(caller: Caller, days: number): Promise<void> {
  const day = (more: number): string => dayFrom(shop, days + more);
  const train = await questionOf(shop, { day: day(0), from: 'north', to: 'south', more: { adults: '2' } });
  value(await putRide(shop, caller, train, { adult: 2 }));
  const nights = { hotel: String(hotelId), check_in: day(0), check_out: day(2), adults: '2' };
  const room = { vertical: 'hotels', venueId: hotelId, offerId: 'double.flexible', question: nights };
  value(await addChoice(shop.deps, caller, { ...room, units: { room: 1 } }));
  const times = { from_date: day(0), from_time: '12:00', to_date: day(2), to_time: '10:00' };
  const drive = { pick_up: String(stationId), ...times, age: '30', country: 'JP' };
  const car = { vertical: 'car-rentals', venueId: stationId, offerId: 'EDAR', question: drive };
  value(await addChoice(shop.deps, caller, { ...car, units: { car: 1, child_seat: 1 } }));
  // The train leaves at nine in Tokyo, which is midnight of UTC: half past it is on its way.
  const leaves = Date.parse(`${day(0)}T00:00:00Z`);
  const startsInHours = Math.floor((leaves + 1_800_000 - Date.now()) / 3_600_000) + 1;
  await shop.put(caller, await shop.slot({ startsInHours, priceMinor: 2_001 }), { adult: 2, child: 1 });
}

type Line = { readonly kind: Kind; readonly id: string; readonly reference: string; readonly paid: bigint };

async function linesOf({ orderId }: OnPage): Promise<ReadonlyMap<Kind, Line>> {
  const { rows } = await shop.deps.db.query<Line>(
    `select b.id, b.reference, b.amount_minor as paid,
       case b.vertical when 'rails' then 'ride' when 'hotels' then 'stay' when 'car-rentals' then 'hire' else 'visit' end as kind
     from booking b where b.order_id = $1`,
    [orderId],
  );
  return new Map(rows.map((row) => [row.kind, row]));
}

async function buy(caller: Caller, days: number): Promise<OnPage> {
  await fill(caller, days);
  const on = await shop.cartToPage(caller);
  await shop.payOnPage(on.page, goodCard);
  await settlePayment(shop.deps, on.attemptId, 'test');
  return on;
}

type Books = { readonly sold: number; readonly held: number };

/** What is sold and held of all that the lines of an order took, and of nothing else. */
async function booksOf({ id }: Line): Promise<Books> {
  const { rows } = await shop.deps.db.query<Books>(
    `select coalesce(sum(i.sold), 0)::int as sold, coalesce(sum(i.held), 0)::int as held from inventory i
     where i.id in (select a.inventory_id from allotment a where a.booking_id = $1)`,
    [id],
  );
  return rows[0] ?? { sold: -1, held: -1 };
}

async function sumOf(sql: string, orderId: string): Promise<bigint> {
  const { rows } = await shop.deps.db.query<{ minor: bigint }>(sql, [orderId]);
  return rows[0]?.minor ?? -1n;
}

const refundedSql = `select coalesce(sum(r.amount_minor), 0)::bigint as minor from refund r join payment p on p.id = r.payment_id
  where p.order_id = $1 and r.state <> 'rejected'`;

async function giveBack(caller: Caller, { reference }: Line, positions?: readonly number[]): Promise<bigint> {
  const quote = value(await quoteCancellation(shop.deps, caller, reference, positions ?? null));
  const wanted = { reference, refundMinor: Number(quote.refund.minor), ...(positions ? { positions } : {}) };
  value(await cancelBooking(shop.deps, caller, randomUUID(), wanted));
  expect(code(await cancelBooking(shop.deps, caller, randomUUID(), wanted))).not.toBe('ok');
  return quote.refund.minor;
}

function lineOf(lines: ReadonlyMap<Kind, Line>, kind: Kind): Line {
  const line = lines.get(kind);
  if (line === undefined) throw new Error(`no ${kind} was bought`);
  return line;
}

test('a train, two nights, a car and three tickets are paid at once, and appear on one timeline with their conflicts', async () => {
  const caller = await shop.buyer();
  const on = await buy(caller, 30);
  const lines = await linesOf(on);
  expect([...lines.keys()].toSorted()).toEqual([...kinds].toSorted());
  expect(await shop.count(`select from payment where order_id = $1`, [on.orderId])).toBe(1);
  const total = await sumOf('select amount_minor as minor from orders where id = $1', on.orderId);
  expect([...lines.values()].reduce((sum, { paid }) => sum + paid, 0n)).toBe(total);
  const order = value(await readOrder(shop.deps, caller, on.checkout.reference));
  expect(order.bookings.map(({ state }) => state)).toEqual(['confirmed', 'confirmed', 'confirmed', 'confirmed']);
  const trips = value(await listTrips(shop.deps, caller, { part: 'coming', page: 1 }));
  const [ride, visit] = [lineOf(lines, 'ride').reference, lineOf(lines, 'visit').reference];
  const clashes = trips.trips.flatMap(({ reference, clashes: all }) =>
    all.map((one) => [reference, one.kind, one.reference]),
  );
  expect(trips.trips).toHaveLength(4);
  // The car and the bed clash with nothing; the visit begins while the train is running.
  expect(clashes).toHaveLength(2);
  expect(clashes).toEqual(
    expect.arrayContaining([
      [ride, 'overlap', visit],
      [visit, 'overlap', ride],
    ]),
  );
  expect(value(await readCart(shop.deps, caller)).cart.items).toEqual([]);
});

test('each of them goes back by its own rules, in part where it has parts, to the cent and once', async () => {
  const caller = await shop.buyer();
  const on = await buy(caller, 40);
  const lines = await linesOf(on);
  const [ride, stay, hire, visit] = kinds.map((kind) => lineOf(lines, kind));
  if (ride === undefined || stay === undefined || hire === undefined || visit === undefined) throw new Error('lines');
  const full = new Map<Kind, Books>();
  for (const line of lines.values()) full.set(line.kind, await booksOf(line));
  // Three stretches for each of two; two nights; the quarters of two days; three places.
  expect(full.get('ride')).toEqual({ sold: 6, held: 0 });
  expect(full.get('stay')).toEqual({ sold: 2, held: 0 });
  expect(full.get('hire')?.sold).toBeGreaterThan(7);
  expect(full.get('visit')).toEqual({ sold: 3, held: 0 });
  let back = 0n;
  const others = async (gone: Kind): Promise<void> => {
    for (const line of lines.values()) if (line.kind !== gone) expect(await booksOf(line)).toEqual(full.get(line.kind));
  };

  // The railway retains 400 of 1,500 yen a head; one of two stays at home.
  const one = await giveBack(caller, ride, [1]);
  expect(one).toBe(BigInt(Math.round((Number(ride.paid) * 1100) / 3000)));
  back += one;
  expect(await booksOf(ride)).toEqual({ sold: 3, held: 0 });
  await others('ride');
  full.set('ride', { sold: 3, held: 0 });

  // One child fewer: half of an adult's price, and all of it is refunded.
  const child = await giveBack(caller, visit, [2]);
  expect(Math.abs(Number(child) - Number(visit.paid) / 5)).toBeLessThanOrEqual(1);
  back += child;
  expect(await booksOf(visit)).toEqual({ sold: 2, held: 0 });
  await others('visit');
  full.set('visit', { sold: 2, held: 0 });

  // A stay at its flexible rate and a car a day before cost nothing.
  for (const line of [stay, hire]) {
    expect(await giveBack(caller, line)).toBe(line.paid);
    back += line.paid;
    expect(await booksOf(line)).toEqual({ sold: 0, held: 0 });
    full.set(line.kind, { sold: 0, held: 0 });
    await others(line.kind);
  }
  expect(await sumOf(refundedSql, on.orderId)).toBe(back);

  // The rest of the visit is refunded in full; for the train the railway retains its fee again.
  const rest = await giveBack(caller, visit);
  expect(child + rest).toBe(visit.paid);
  const second = await giveBack(caller, ride);
  expect(Math.abs(Number(one + second) - (Number(ride.paid) * 1100) / 1500)).toBeLessThanOrEqual(1);
  back += rest + second;
  expect(await sumOf(refundedSql, on.orderId)).toBe(back);
  for (const line of lines.values()) expect(await booksOf(line)).toEqual({ sold: 0, held: 0 });
  expect(value(await readOrder(shop.deps, caller, on.checkout.reference)).status).toBe('cancelled');
  // All of it can be bought again.
  await buy(await shop.buyer(), 40);
});

test('what another buyer bought first stays in the cart with its reason, and the rest is bought', async () => {
  const slow = await shop.buyer();
  await fill(slow, 50);
  await buy(await shop.buyer(), 50);
  const on = await shop.cartToPage(slow);
  await shop.payOnPage(on.page, goodCard);
  await settlePayment(shop.deps, on.attemptId, 'test');
  expect([...(await linesOf(on)).keys()].toSorted()).toEqual(['ride', 'visit']);
  const { items } = value(await readCart(shop.deps, slow)).cart;
  expect(items.map(({ fault, line }) => [line.visit.service?.vertical, fault])).toEqual([
    ['hotels', 'slot_sold_out'],
    ['car-rentals', 'slot_sold_out'],
  ]);
});
