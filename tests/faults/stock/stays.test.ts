import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openCaches } from '#src/actions/open-caches.ts';
import { addChoice } from '#src/actions/cart/add-choice.ts';
import { openCheckout } from '#src/actions/checkout/opening/open-checkout.ts';
import { settlePayment } from '#src/actions/checkout/payment/settle-payment.ts';
import { setUnitStock } from '#src/actions/operations/set-unit-stock.ts';
import { cancelBooking } from '#src/actions/orders/changes/cancel-booking.ts';
import { quoteCancellation } from '#src/actions/orders/changes/quote-cancellation.ts';
import { closeService } from '#src/actions/suppliers/close-service.ts';
import { followClosures } from '#src/actions/suppliers/follow-closures.ts';
import type { Caller, Deps } from '#src/actions/deps.ts';
import type { Db, Queryable } from '#src/store/shared/database/db.ts';
import { saveVenues } from '#src/store/catalogue/venues.store.ts';
import { code, goodCard, openShop, value, type Shop } from '../shop/shop.ts';

/** Rooms by the night under a rush: stays of different lengths that share nights, and the last room of a hotel. */
const hotelId = 1901;
const day = (offset: number): string => new Date(Date.now() + (30 + offset) * 86_400_000).toISOString().slice(0, 10);

let shop: Shop;
beforeEach(async () => {
  shop = await openShop();
  const { rows } = await shop.deps.db.query<{ destinationId: number; supplierId: string }>(
    `select (select id from destination limit 1) as "destinationId", (select id from supplier limit 1) as "supplierId"`,
  );
  const [ground] = rows;
  if (ground === undefined) throw new Error('the shop has no ground');
  await saveVenues(shop.deps.db, 'hotels', [{ ...venue(), ...ground }]);
});
afterEach(() => shop.close());

/** The only room of a hotel, from a file of the catalogue that is sold in euros as the shop of the tests is. */
function venue(): Omit<Parameters<typeof saveVenues>[2][number], 'destinationId' | 'supplierId'> {
  const file = new URL('../../../catalogue/venues/hotels/amsterdam.json', import.meta.url);
  const written: { venues: { content: { rooms: object[] } }[] } = JSON.parse(readFileSync(file, 'utf8'));
  const content = written.venues[0]?.content;
  if (content === undefined) throw new Error('the file holds no hotel');
  const [room] = content.rooms;
  return {
    id: hotelId,
    vertical: 'hotels',
    slug: 'the-last-room',
    lat: 52.37,
    lng: 4.88,
    rank: 1,
    picture: 'river-dusk-7',
    titles: { en: 'The Last Room', ja: '最後の一室', ar: 'الغرفة الأخيرة' },
    content: {
      ...content,
      stayRules: [],
      rooms: [{ ...room, id: 'double', included: 2, sleeps: 2, adults: 2, count: 1 }],
    },
  };
}

async function want(caller: Caller, from: number, nights: number): Promise<void> {
  const question = { hotel: String(hotelId), check_in: day(from), check_out: day(from + nights), adults: '2' };
  const choice = { vertical: 'hotels', venueId: hotelId, offerId: 'double.flexible', question };
  value(await addChoice(shop.deps, caller, { ...choice, units: { room: 1 } }));
}

/** Twenty at once, each in a separate process, for stays of one to four nights that overlap. */
async function rush(deps: Deps): Promise<string[]> {
  const callers = await Promise.all(Array.from({ length: 20 }, () => shop.buyer()));
  for (const [at, caller] of callers.entries()) await want(caller, at % 4, 1 + (at % 3) + (at % 4 === 3 ? 0 : 1));
  const opened = await Promise.all(
    callers.map((caller) => openCheckout({ ...deps, caches: openCaches(), db: { ...deps.db } }, caller, randomUUID())),
  );
  return opened.map((one) => code(one));
}

async function nightsHeld(): Promise<readonly { readonly key: string; readonly held: number }[]> {
  const { rows } = await shop.deps.db.query<{ key: string; held: number }>(
    `select key, held + sold as held from inventory where key like $1 order by key`,
    [`room:${hotelId}:%`],
  );
  return rows;
}

test('twenty at once for the last room: every night is held at most once, and no stay is partial', async () => {
  const codes = await rush(shop.deps);
  const won = codes.filter((one) => one === 'ok').length;
  expect(won).toBeGreaterThan(0);
  expect(codes.filter((one) => one !== 'ok' && one !== 'slot_sold_out')).toEqual([]);
  const nights = await nightsHeld();
  expect(nights.every(({ held }) => held <= 1)).toBe(true);
  const allotted = await shop.count(
    `select a.inventory_id from allotment a join hold h on h.booking_id = a.booking_id and h.state = 'active'`,
  );
  expect(nights.reduce((sum, { held }) => sum + held, 0)).toBe(allotted);
  expect(await shop.violations()).toEqual([]);
});

/** Holds without their condition, on a database without its check: what the two of them guard against. */
test('and without its guards the same rush sells a night more than once, and the invariants report it', async () => {
  const unguarded = (tx: Queryable): Queryable => ({
    query: (sql, values) => {
      if (typeof sql === 'string') return tx.query(sql, values);
      if (sql.name === 'hold-places') return tx.query(sql.text.replace(/and i\.held \+ i\.sold[^\n]*/, ''), values);
      if (sql.name === 'lock-free-places') return tx.query(sql.text.replace('total - held - sold', 'total'), values);
      return tx.query(sql, values);
    },
  });
  const db: Db = {
    ...shop.deps.db,
    transaction: (work, about) => shop.deps.db.transaction((tx) => work(unguarded(tx)), about),
  };
  await shop.deps.db.query('alter table inventory drop constraint inventory_check');
  await rush({ ...shop.deps, caches: openCaches(), db });
  expect((await nightsHeld()).some(({ held }) => held > 1)).toBe(true);
  expect((await shop.violations()).join()).toContain('I01');
});

test('a stay that is cancelled in time brings everything back, and frees each of its nights once', async () => {
  const caller = await shop.buyer();
  await want(caller, 0, 3);
  const on = await shop.cartToPage(caller);
  await shop.payOnPage(on.page, goodCard);
  await settlePayment(shop.deps, on.attemptId, 'test');
  expect((await nightsHeld()).map(({ held }) => held)).toEqual([1, 1, 1]);
  const { rows } = await shop.deps.db.query<{ reference: string }>(
    'select reference from booking where order_id = $1',
    [on.orderId],
  );
  const [booking] = rows;
  if (booking === undefined) throw new Error('nothing was booked');
  const quote = value(await quoteCancellation(shop.deps, caller, booking.reference, null));
  expect(quote.refund).toEqual(quote.paid);
  expect(quote.steps).toMatchObject([{ refundPercent: 100 }]);
  const wanted = { reference: booking.reference, refundMinor: Number(quote.refund.minor) };
  value(await cancelBooking(shop.deps, caller, randomUUID(), wanted));
  expect((await nightsHeld()).map(({ held }) => held)).toEqual([0, 0, 0]);
  const other = await shop.buyer();
  await want(other, 1, 2);
  expect(code(await openCheckout(shop.deps, other, randomUUID()))).toBe('ok');
  expect(await shop.violations()).toEqual([]);
});

async function buy(from: number, nights: number): Promise<string> {
  const caller = await shop.buyer();
  await want(caller, from, nights);
  const on = await shop.cartToPage(caller);
  await shop.payOnPage(on.page, goodCard);
  await settlePayment(shop.deps, on.attemptId, 'test');
  return on.orderId;
}

test('closed nights are no longer sold, and travelers with one of them are refunded in full and notified', async () => {
  const [before, on, after] = [await buy(0, 2), await buy(2, 2), await buy(4, 1)];
  const nights = { from: day(3), to: day(3), optionId: 'double', reason: 'operator' as const };
  const close = (id: number) => closeService(shop.deps, { of: { kind: 'venue', id }, ...nights });
  expect(code(await close(4))).toBe('not_found');
  value(await close(hotelId));
  const question = { hotel: String(hotelId), check_in: day(3), check_out: day(4), adults: '2' };
  const choice = { vertical: 'hotels', venueId: hotelId, offerId: 'double.flexible', question, units: { room: 1 } };
  expect(code(await addChoice(shop.deps, await shop.buyer(), choice))).toBe('slot_closed');
  await Promise.all([followClosures(shop.deps), followClosures(shop.deps)]);
  await followClosures(shop.deps);
  const { rows } = await shop.deps.db.query<{ orderId: string; state: string; owed: boolean; told: boolean }>(
    `select b.order_id as "orderId", b.state, coalesce(sum(r.amount_minor), 0) = b.amount_minor as owed,
       exists (select from outbox o where o.topic like 'mail.cancel%' and o.payload ->> 'bookingId' = b.id::text) as told
     from booking b left join refund r on r.booking_id = b.id group by b.id`,
  );
  expect(new Map(rows.map(({ orderId, ...one }) => [orderId, one]))).toEqual(
    new Map([
      [before, { state: 'confirmed', owed: false, told: false }],
      [on, { state: 'cancelled', owed: true, told: true }],
      [after, { state: 'confirmed', owed: false, told: false }],
    ]),
  );
  expect(await shop.violations()).toEqual([]);
});

test('an operator sets how many rooms a night has, wanted or not, and never fewer than are sold', async () => {
  await buy(0, 1);
  const key = (night: number): string => `room:${hotelId}:double:${day(night)}`;
  const set = (of: string, total: number) => setUnitStock(shop.deps, { key: of, total });
  expect(await set(key(0), 0)).toMatchObject({ failure: { code: 'places_taken', facts: { taken: 1 } } });
  expect((await set(key(0), 2)).ok).toBe(true);
  expect((await set(key(1), 0)).ok).toBe(true);
  for (const wrong of [`room:${hotelId}:attic:${day(1)}`, `room:9:double:${day(1)}`, 'seat:1:2', `${key(1)}:x`])
    expect(await set(wrong, 1)).toMatchObject({ failure: { code: 'not_found' } });
  await want(await shop.buyer(), 0, 1);
  const question = { hotel: String(hotelId), check_in: day(1), check_out: day(2), adults: '2' };
  const choice = { vertical: 'hotels', venueId: hotelId, offerId: 'double.flexible', question, units: { room: 1 } };
  expect(code(await addChoice(shop.deps, await shop.buyer(), choice))).toBe('slot_sold_out');
});
