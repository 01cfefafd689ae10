import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openCaches } from '#src/actions/open-caches.ts';
import { addChoice } from '#src/actions/cart/add-choice.ts';
import { readCart } from '#src/actions/cart/read-cart.ts';
import { leaveCheckout } from '#src/actions/checkout/leave-checkout.ts';
import { openCheckout } from '#src/actions/checkout/opening/open-checkout.ts';
import { payOrder } from '#src/actions/checkout/payment/pay-order.ts';
import { settlePayment } from '#src/actions/checkout/payment/settle-payment.ts';
import type { Caller, Deps } from '#src/actions/deps.ts';
import { cancelBooking } from '#src/actions/orders/changes/cancel-booking.ts';
import { quoteCancellation } from '#src/actions/orders/changes/quote-cancellation.ts';
import { readOrder } from '#src/actions/orders/read-order.ts';
import { stockNetwork } from '#src/actions/rail/timetable/stock-network.ts';
import { addScanner } from '#src/actions/orders/admission/add-scanner.ts';
import { redeemVoucher, type Admission } from '#src/actions/orders/admission/redeem-voucher.ts';
import { readVoucher } from '#src/actions/orders/read-voucher.ts';
import { readCoaches } from '#src/actions/rail/offers/read-coaches.ts';
import { readRideQuestion } from '#src/domain/rail/journeys/ride-choice.ts';
import { cartRoutes } from '#src/api/cart/cart.ts';
import { closeService } from '#src/actions/suppliers/close-service.ts';
import { followClosures } from '#src/actions/suppliers/follow-closures.ts';
import { cartEndpoints } from '#src/contract/cart/cart.ts';
import { cartView } from '#src/web/cart/cart/cart.load.ts';
import type { RawQuestion } from '#src/domain/vertical.ts';
import { openDb, type Db, type Queryable } from '#src/store/shared/database/db.ts';
import type { Statement } from '#src/store/shared/database/statement.ts';
import { callsOf } from '../../calls.ts';
import { loadContext } from '../../load-context.ts';
import { code, contact, goodCard, openShop, value, type Shop } from '../shop/shop.ts';
import { coast, dayFrom, lateSeats, legOf, network, putRide, questionOf, runTrains } from '../shop/trains.ts';

let shop: Shop;
let day = '';
let days = 20;
beforeAll(async () => {
  shop = await openShop();
  await runTrains(shop);
});
beforeEach(() => {
  // Each on its own train.
  days += 1;
  day = dayFrom(shop, days);
});
afterAll(() => shop.close());

const whole = { from: 'north', to: 'south' };

type Bought = { readonly caller: Caller; readonly reference: string; readonly order: string };

async function pay(caller: Caller): Promise<Bought> {
  const { reference, quoteHash } = value(await openCheckout(shop.deps, caller, randomUUID()));
  const { redirectUrl } = value(await payOrder(shop.deps, caller, randomUUID(), { reference, quoteHash, contact }));
  await shop.payOnPage(redirectUrl, goodCard);
  const { rows } = await shop.deps.db.query<{ attempt: string; booking: string }>(
    `select a.id as attempt, b.reference as booking from payment_attempt a join payment p on p.id = a.payment_id
     join orders o on o.id = p.order_id join booking b on b.order_id = o.id where o.reference = $1`,
    [reference],
  );
  const [row] = rows;
  if (row === undefined) throw new Error('nothing was bought');
  await settlePayment(shop.deps, row.attempt, 'test');
  return { caller, order: reference, reference: row.booking };
}

async function buy(question: RawQuestion, units: Readonly<Record<string, number>> = { adult: 1 }): Promise<Bought> {
  const caller = await shop.buyer();
  value(await putRide(shop, caller, question, units));
  return pay(caller);
}

/** Returns the seats that are free for an account between two stations. */
async function freeBetween(from: string, to: string, account: Caller['account'] = null): Promise<string[]> {
  const question = value(readRideQuestion(await questionOf(shop, { day, from, to })));
  const [leg] = question.legs;
  if (leg === undefined) throw new Error('no leg');
  const { coaches } = value(await readCoaches(shop.deps, { account }, leg, 'standard'));
  return coaches.flatMap(({ seats }) => seats.flatMap(({ name, free }) => (free ? [name] : [])));
}

async function detailsOf({ caller, order }: Bought) {
  const [booking] = value(await readOrder(shop.deps, caller, order)).bookings;
  return booking?.line.visit.service?.details ?? [];
}

describe('a seat', () => {
  it('that was chosen belongs to the payer, is shown on the order, and is free again where they get off', async () => {
    const question = await questionOf(shop, { day, from: 'north', to: 'lake', more: { seats: '1-2A' } });
    const bought = await buy(question);
    const [span] = await detailsOf(bought);
    expect(span).toMatchObject({ kind: 'span', as: 'ride', seats: ['1-2A'], label: { en: 'Coast line C 1' } });
    expect(span).toMatchObject({ from: { place: { en: 'north' }, time: '09:00', offset: '+09:00' } });
    expect(await freeBetween('north', 'south')).toEqual(['1-1A', '1-1B', '1-2B']);
    expect(await freeBetween('bridge', 'south')).toEqual(['1-1A', '1-1B', '1-2B']);
    expect(await freeBetween('lake', 'south')).toEqual(['1-1A', '1-1B', '1-2A', '1-2B']);
    await buy(await questionOf(shop, { day, from: 'lake', to: 'south', more: { seats: '1-2A' } }));
    const taken = await putRide(
      shop,
      await shop.buyer(),
      await questionOf(shop, { day, ...whole, more: { seats: '1-2A' } }),
    );
    expect(code(taken)).toBe('slot_sold_out');
    await shop.mustBeSound();
  });

  it('of a checkout is free for the buyer who opened it, and for all when they have left', async () => {
    const caller = await shop.buyer();
    value(await putRide(shop, caller, await questionOf(shop, { day, ...whole, more: { seats: '1-1A' } })));
    const { reference } = value(await openCheckout(shop.deps, caller, randomUUID()));
    expect(await freeBetween('north', 'south')).not.toContain('1-1A');
    expect(await freeBetween('north', 'south', caller.account)).toContain('1-1A');
    value(await leaveCheckout(shop.deps, caller, reference));
    expect(await freeBetween('north', 'south')).toContain('1-1A');
  });

  it('is given to each of a party beside the others, and never twice within a cart', async () => {
    const caller = await shop.buyer();
    const question = await questionOf(shop, { day, ...whole, more: { adults: '2' } });
    value(await putRide(shop, caller, question, { adult: 2 }));
    value(await putRide(shop, caller, { ...question, cards: 'half,half' }, { 'adult-half': 2 }));
    const { cart } = value(await readCart(shop.deps, caller));
    expect(cart.items.map(({ fault }) => fault)).toEqual([null, null]);
    const seats = cart.items.map(({ offer }) =>
      offer.service?.details.flatMap((one) => (one.kind === 'span' ? one.seats : [])),
    );
    expect(new Set(seats.flat()).size).toBe(4);
    for (const pair of seats) expect(new Set(pair?.map((seat) => seat.slice(0, -1))).size).toBe(1);
  });

  it('that is not there closes the line, and travellers who are not of the question are refused', async () => {
    const caller = await shop.buyer();
    const question = await questionOf(shop, { day, ...whole, more: { seats: '1-9A' } });
    expect(code(await putRide(shop, caller, question))).toBe('slot_closed');
    const two = await questionOf(shop, { day, ...whole, more: { adults: '2' } });
    expect(code(await putRide(shop, caller, two, { adult: 1 }))).toBe('party_too_small');
    expect(code(await putRide(shop, caller, two, { adult: 3 }))).toBe('party_too_large');
    const infant = await questionOf(shop, { day, ...whole, more: { adults: '0', children: '1', child_ages: '2' } });
    expect((await putRide(shop, caller, infant, { infant: 1 })).ok).toBe(false);
  });
});

describe('the last seat', () => {
  /** Twenty buyers, each at a process of their own, want the same seat. */
  async function race(deps: Deps): Promise<Map<string, number>> {
    const question = await questionOf(shop, { day, ...whole, more: { seats: '1-1B' } });
    const callers: Caller[] = [];
    for (let n = 0; n < 20; n += 1) callers.push(await shop.buyer());
    for (const caller of callers) value(await putRide(shop, caller, question));
    const open = (caller: Caller) =>
      openCheckout({ ...deps, caches: openCaches(), db: { ...deps.db } }, caller, randomUUID());
    const codes = await Promise.all(callers.map(async (caller) => code(await open(caller))));
    const counts = new Map<string, number>();
    for (const one of codes) counts.set(one, (counts.get(one) ?? 0) + 1);
    return counts;
  }

  it('is had by one of twenty buyers', async () => {
    expect(Object.fromEntries(await race(shop.deps))).toEqual({ ok: 1, slot_sold_out: 19 });
    await shop.mustBeSound();
  });

  it('red control: without the condition and the constraint the same race oversells', async () => {
    const own = await openShop();
    const before = shop;
    const wide = openDb({ url: own.database.url, max: 30 });
    try {
      shop = own;
      await runTrains(own);
      const { rows } = await own.deps.db.query<{ name: string }>(
        `select conname as name from pg_constraint where conrelid = 'inventory'::regclass and contype = 'c' and pg_get_constraintdef(oid) like '%held + sold%'`,
      );
      await own.deps.db.query(`alter table inventory drop constraint ${rows[0]?.name}`);
      const counts = await race({ ...own.deps, caches: openCaches(), db: unguarded(wide) });
      expect(counts.get('ok')).toBeGreaterThan(1);
      expect(await own.violations()).toContainEqual(expect.stringMatching(/^I01/));
    } finally {
      shop = before;
      await wide.close();
      await own.close();
    }
  });

  /** The store without the condition of the one statement that holds places, and without the looks at what is free. */
  function unguarded(db: Db): Db {
    const around = (on: Queryable): Queryable => ({
      query: async <Row>(sql: string | Statement<Row>, values?: readonly unknown[]) => {
        if (typeof sql === 'string') return on.query<Row>(sql, values);
        if (sql.name === 'read-inventory-units') {
          const read = await on.query(sql, values);
          return { ...read, rows: read.rows.map((row) => ({ ...row, free: 1000 })) };
        }
        if (sql.name !== 'hold-places') return on.query<Row>(sql, values);
        const text = sql.text.replace(/and i\.held \+ i\.sold \+ l\.qty <= i\.total/, '');
        expect(text).not.toBe(sql.text);
        return on.query<Row>(text, values);
      },
    });
    return { ...around(db), transaction: (work, about) => db.transaction((tx) => work(around(tx)), about) };
  }
});

describe('a batch without chosen seats', () => {
  /** As many buyers as the coach has seats, all at once; how each of them fared, the failures of the shop itself too. */
  async function crowd(deps: Deps, party = 1): Promise<Map<string, number>> {
    const more = { adults: String(party) };
    const question = await questionOf(shop, { line: 'late', day, ...whole, more });
    const callers: Caller[] = [];
    for (let n = 0; n < lateSeats / party; n += 1) callers.push(await shop.buyer());
    for (const caller of callers) value(await putRide(shop, caller, question, { adult: party }));
    const opened = await Promise.allSettled(callers.map((caller) => openCheckout(deps, caller, randomUUID())));
    const counts = new Map<string, number>();
    for (const one of opened) {
      const how = one.status === 'fulfilled' ? code(one.value) : String(one.reason);
      counts.set(how, (counts.get(how) ?? 0) + 1);
    }
    return counts;
  }

  const seatsTaken = (): Promise<number> =>
    shop.count(`select from inventory i where i.key like 'seat:%:' || $1 || ':%' and i.held = 1`, [day]);

  it('all gets seats while there are as many, and who comes after them none', async () => {
    expect(Object.fromEntries(await crowd(shop.deps))).toEqual({ ok: lateSeats });
    expect(await seatsTaken()).toBe(lateSeats * 3);
    const after = await putRide(shop, await shop.buyer(), await questionOf(shop, { line: 'late', day, ...whole }));
    expect(code(after)).toBe('slot_sold_out');
    await shop.mustBeSound();
  }, 60_000);

  it('of couples all gets seats too', async () => {
    expect(Object.fromEntries(await crowd(shop.deps, 2))).toEqual({ ok: lateSeats / 2 });
    await shop.mustBeSound();
  }, 60_000);

  it('red control: without a second choice some of it get none, although there were seats', async () => {
    const { db } = shop.deps;
    const once = (on: Queryable): Queryable => ({
      query: (sql, values) =>
        typeof sql !== 'string' && sql.name === 'take-turns'
          ? Promise.reject(new Error('once'))
          : on.query(sql, values),
    });
    const counts = await crowd({
      ...shop.deps,
      db: { ...once(db), transaction: (work, about) => db.transaction((tx) => work(once(tx)), about) },
    });
    expect(counts.get('Error: once')).toBeGreaterThan(0);
    expect(await seatsTaken()).toBeLessThan(lateSeats * 3);
    await shop.mustBeSound();
  }, 60_000);
});

describe('places that are counted', () => {
  it('run out for who rides over the same stretch', async () => {
    const about = { line: 'hill', day, from: 'south', to: 'north' };
    const two = await questionOf(shop, { ...about, more: { adults: '2' } });
    await buy(two, { adult: 2 });
    expect(code(await putRide(shop, await shop.buyer(), await questionOf(shop, about)))).toBe('slot_sold_out');
  });
});

describe('giving back', () => {
  it('frees just the seat of the traveler who stays at home, at the refund of their own ticket', async () => {
    const question = await questionOf(shop, {
      day,
      ...whole,
      more: { adults: '2', children: '1', child_ages: '9', seats: '1-1A,1-1B,1-2A' },
    });
    const bought = await buy(question, { adult: 2, child: 1 });
    const quote = value(await quoteCancellation(shop.deps, bought.caller, bought.reference, [1]));
    // Of 1,500 yen the railway retains 400, whatever the currency.
    expect(Number(quote.refund.minor)).toBe(Math.round((Number(quote.paid.minor) * 1100) / 1500));
    const wanted = { reference: bought.reference, refundMinor: Number(quote.refund.minor), positions: [1] };
    value(await cancelBooking(shop.deps, bought.caller, randomUUID(), wanted));
    expect(await freeBetween('north', 'south')).toEqual(['1-1B', '1-2B']);
    const rest = value(await quoteCancellation(shop.deps, bought.caller, bought.reference, null));
    // 1,100 of 1,500, and 350 of 750.
    expect(Number(rest.refund.minor)).toBe(Math.round((Number(rest.paid.minor) * (1100 + 350)) / (1500 + 750)));
    const all = { reference: bought.reference, refundMinor: Number(rest.refund.minor) };
    value(await cancelBooking(shop.deps, bought.caller, randomUUID(), all));
    expect(await freeBetween('north', 'south')).toHaveLength(4);
    await shop.mustBeSound();
  });

  it('of several tickets is one policy, and a ticket without conditions gives nothing back', async () => {
    const first = await legOf(shop, { day, ...whole });
    const second = await legOf(shop, { line: 'hill', day, from: 'south', to: 'north' });
    const caller = await shop.buyer();
    value(await putRide(shop, caller, { legs: `${first}~${second}`, class: 'standard' }));
    const [item] = value(await readCart(shop.deps, caller)).cart.items;
    expect(item?.offer.units).toMatchObject([{ id: 'adult', priceMinor: 2_300n }]);
    // 1,100 of 2,300; then 95, 90, 80 per cent of 1,500.
    expect(item?.offer.policy).toEqual([
      { hoursBefore: 48, refundPercent: 47.826087 },
      { hoursBefore: 24, refundPercent: 61.956522 },
      { hoursBefore: 3, refundPercent: 58.695652 },
      { hoursBefore: 0, refundPercent: 52.173913 },
    ]);
  });
});

/** Checks what the cart's page shows of a line that is gone: the day and the travelers, and no price. */
async function seenInCart(caller: Caller, date: string): Promise<void> {
  const { get } = callsOf(cartRoutes, () => ({ deps: shop.deps, caller }));
  const cart = await get(cartEndpoints.cart);
  expect(cart).toMatchObject({ lines: [{ fault: 'slot_closed', gone: true, localDate: date }], total: { minor: 0 } });
  const { context } = await loadContext({ page: 'cart', query: '', answers: {} });
  const { lines, buyable } = cartView(context, cart);
  expect(lines).toMatchObject([{ amount: '', prices: [], party: '1 × Adult', when: expect.not.stringContaining(':') }]);
  expect(buyable).toBe(false);
}

describe('a train that a new edition does not have', () => {
  it('closes its lines, and preserves what was sold', async () => {
    const bought = await buy(await questionOf(shop, { day, ...whole }));
    const caller = await shop.buyer();
    value(await putRide(shop, caller, await questionOf(shop, { day, ...whole })));
    await runTrains(shop, { ...network, lines: network.lines.filter(({ key }) => key !== 'coast') });
    try {
      const [item] = value(await readCart(shop.deps, caller)).cart.items;
      expect(item).toMatchObject({ fault: 'slot_closed', line: { visit: { titles: { en: 'north → south' } } } });
      await seenInCart(caller, day);
      expect(code(await openCheckout(shop.deps, caller, randomUUID()))).toBe('slot_closed');
      const [booking] = value(await readOrder(shop.deps, bought.caller, bought.order)).bookings;
      expect(booking).toMatchObject({ state: 'confirmed', line: { visit: { localStart: '09:00' } } });
      await shop.mustBeSound();
    } finally {
      await runTrains(shop);
    }
  });

  it('that is the same again is sold again, under its old id', async () => {
    const question = await questionOf(shop, { day, ...whole });
    const later = { ...coast, trains: coast.trains.map((one) => ({ ...one, dwell: 3 })) };
    await runTrains(shop, { ...network, lines: [later, ...network.lines.slice(1)] });
    try {
      expect((await putRide(shop, await shop.buyer(), question)).ok).toBe(true);
    } finally {
      await runTrains(shop);
    }
  });
});

describe('a scanner of the railway', () => {
  async function scanned(code: string, supplierId: string, daysAgo = 0): Promise<Admission> {
    const token = shop.deps.ids.token(24);
    value(await addScanner(shop.deps, { supplierId, place: 'Platform 2', token }));
    const scan = { token, code, scannedAtMs: Date.now() - daysAgo * 86_400_000 };
    return value(await redeemVoucher(shop.deps, { network: '192.0.2.78' }, randomUUID(), scan));
  }

  async function scan(code: string, supplierId: string): Promise<string> {
    return (await scanned(code, supplierId)).outcome;
  }

  async function railways(): Promise<string> {
    const { rows } = await shop.deps.db.query<{ id: string }>(`select id from supplier where id like 'rails-%'`);
    return rows[0]?.id ?? '';
  }

  it('admits a ticket on the day of the ride, once, and not at scanners of other suppliers', async () => {
    const bought = await buy(await questionOf(shop, { day, ...whole }));
    const { code: voucher } = value(await readVoucher(shop.deps, bought.caller, { reference: bought.reference }));
    const supplierId = await railways();
    expect(await scan(voucher, supplierId)).toBe('wrong_day');
    await shop.deps.db.query(
      `update booking set starts_at = now(), ends_at = now() + interval '2 hours' where reference = $1`,
      [bought.reference],
    );
    expect(await scan(voucher, 'bay-days')).toBe('other_supplier');
    expect(await scan(voucher, supplierId)).toBe('admitted');
    expect(await scan(voucher, supplierId)).toBe('used');
    expect((await quoteCancellation(shop.deps, bought.caller, bought.reference, null)).ok).toBe(false);
    await shop.mustBeSound();
  });

  it('admits a pass from the day of purchase, where its first day is open', async () => {
    const choice = { vertical: 'rails', venueId: null, offerId: 'pass:three-days', units: { adult: 1 } };
    const outcomes: string[] = [];
    for (const start of [null, dayFrom(shop, 30)]) {
      const caller = await shop.buyer();
      const question = { pass: 'three-days', ...(start === null ? {} : { start }) };
      value(await addChoice(shop.deps, caller, { ...choice, question }));
      const { reference } = await pay(caller);
      const { code: voucher } = value(await readVoucher(shop.deps, caller, { reference }));
      outcomes.push(await scan(voucher, await railways()));
    }
    expect(outcomes).toEqual(['admitted', 'wrong_day']);
  });

  it('admits the holder of a pass on each of its days as often as they ride, and on no day beyond', async () => {
    const caller = await shop.buyer();
    const choice = { vertical: 'rails', venueId: null, offerId: 'pass:three-days', units: { adult: 2 } };
    value(await addChoice(shop.deps, caller, { ...choice, question: { pass: 'three-days', start: dayFrom(shop, 0) } }));
    const { reference } = await pay(caller);
    const { code: voucher } = value(await readVoucher(shop.deps, caller, { reference }));
    const gate = await railways();
    const startedAgo = (days: number) =>
      shop.deps.db.query(
        `update booking set starts_at = starts_at - $2 * interval '1 day', ends_at = ends_at - $2 * interval '1 day',
           snapshot = jsonb_set(snapshot, '{visit,service,details}', '[]') where reference = $1`,
        [reference, days],
      );
    await startedAgo(2);
    expect(await scanned(voucher, gate, 2)).toMatchObject({ outcome: 'admitted', tickets: 2, before: null });
    expect(await scanned(voucher, gate, 2)).toMatchObject({ tickets: 2, before: { place: 'Platform 2' } });
    expect(await scanned(voucher, gate, 0)).toMatchObject({ outcome: 'admitted', tickets: 2, before: null });
    expect((await scanned(voucher, gate, 3)).outcome).toBe('wrong_day');
    await shop.mustBeSound();
    await startedAgo(1);
    expect(await scan(voucher, gate)).toBe('wrong_day');
    await startedAgo(-1);
    const all = await Promise.all(Array.from({ length: 6 }, () => scanned(voucher, gate, 1)));
    expect(all.filter(({ before }) => before === null)).toHaveLength(1);
    expect(await shop.count('select from redemption where for_day <> $1', [''])).toBeGreaterThanOrEqual(6);
    await shop.mustBeSound();
  });

  it('is there in a shop that had timetables before', async () => {
    const own = await openShop();
    try {
      await runTrains(own);
      await own.deps.db.query(`delete from supplier where id like 'rails-%'`);
      expect(await stockNetwork(own.deps, 'nowhere')).toBe(0);
      const { rows } = await own.deps.db.query<{ id: string }>(`select id from supplier where id like 'rails-%'`);
      expect(rows).toHaveLength(1);
    } finally {
      await own.close();
    }
  });
});

describe('a pass', () => {
  const pass = (more: Readonly<Record<string, string>> = {}) => ({
    vertical: 'rails',
    venueId: null,
    offerId: 'pass:three-days',
    question: { pass: 'three-days', ...more },
    units: { adult: 2, child: 1 },
  });

  it('is bought for a day or with its first day open, and comes back whole until then', async () => {
    for (const more of [{}, { start: dayFrom(shop, 30) }]) {
      const caller = await shop.buyer();
      value(await addChoice(shop.deps, caller, pass(more)));
      const bought = await pay(caller);
      const quote = value(await quoteCancellation(shop.deps, caller, bought.reference, null));
      expect(quote.refund).toEqual(quote.paid);
    }
    await shop.mustBeSound();
  });

  it('is refused for a day that is over, too far, or none, and for unaccompanied children', async () => {
    const caller = await shop.buyer();
    const answers = [];
    for (const start of [dayFrom(shop, -2), dayFrom(shop, 100), '2027-02-30'])
      answers.push(code(await addChoice(shop.deps, caller, pass({ start }))));
    expect(answers).toEqual(['date_past', 'slot_closed', 'bad_request']);
    const alone = await addChoice(shop.deps, caller, { ...pass(), units: { child: 1 } });
    expect(code(alone)).toBe('unit_needs_company');
    expect(code(await addChoice(shop.deps, caller, { ...pass(), question: { pass: 'no-such' } }))).toBe('not_found');
  });
});

it('a trip that is closed on its day is no longer sold, and travelers with a journey on it are refunded in full', async () => {
  const question = await questionOf(shop, { day, ...whole });
  const { order } = await buy(question);
  const later = await buy(await questionOf(shop, { day: dayFrom(shop, days + 30), ...whole }));
  const [leg] = value(readRideQuestion(question)).legs;
  if (leg === undefined) throw new Error('no leg');
  const closure = { from: day, to: day, optionId: null, reason: 'supplier' as const };
  expect(code(await closeService(shop.deps, { of: { kind: 'trip', id: 999_999_999 }, ...closure }))).toBe('not_found');
  value(await closeService(shop.deps, { of: { kind: 'trip', id: leg.tripId }, ...closure }));
  expect(code(await putRide(shop, await shop.buyer(), question, { adult: 1 }))).toBe('slot_closed');
  await followClosures(shop.deps);
  const states = async (reference: string) =>
    shop.deps.db.query<{ state: string; back: boolean }>(
      `select b.state, coalesce((select sum(r.amount_minor) from refund r where r.booking_id = b.id), 0) = b.amount_minor as back
       from booking b join orders o on o.id = b.order_id where o.reference = $1`,
      [reference],
    );
  expect((await states(order)).rows).toEqual([{ state: 'cancelled', back: true }]);
  expect((await states(later.order)).rows).toEqual([{ state: 'confirmed', back: false }]);
  expect(await shop.violations()).toEqual([]);
});
