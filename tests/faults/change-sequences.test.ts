import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pollRefunds } from '#src/actions/checkout/refunds/poll-refunds.ts';
import { sweepHolds } from '#src/actions/checkout/bookings/sweep-holds.ts';
import { amendBooking } from '#src/actions/orders/changes/amend-booking.ts';
import { cancelBooking } from '#src/actions/orders/changes/cancel-booking.ts';
import { quoteAmendment } from '#src/actions/orders/changes/quote-amendment.ts';
import { quoteCancellation } from '#src/actions/orders/changes/quote-cancellation.ts';
import { readOrder } from '#src/actions/orders/read-order.ts';
import { readWallet } from '#src/actions/marketing/credits/read-wallet.ts';
import type { Caller } from '#src/actions/deps.ts';
import { closeDates } from '#src/actions/suppliers/close-dates.ts';
import { followClosures } from '#src/actions/suppliers/follow-closures.ts';
import { money } from '#src/domain/shared/money/money.ts';
import { anotherStart, buyCart, settleChange, type Bought } from './shop/changing-shop.ts';
import { grantCredits, ownGiftCard, tenPerCentOff } from './money/instruments.ts';
import { goodCard, openShop, value, type Shop, type Slot } from './shop/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
  await tenPerCentOff(shop, 'AUTUMN');
});
afterAll(() => shop.close());

const seat = fc.integer({ min: 0, max: 3 });
const event = fc.oneof(
  fc.record({ what: fc.constant('part' as const), seat }),
  fc.record({ what: fc.constant('whole' as const) }),
  fc.record({
    what: fc.constant('change' as const),
    start: fc.integer({ min: 0, max: 2 }),
    adults: seat,
    paid: fc.boolean(),
  }),
  fc.record({ what: fc.constant('close' as const), start: fc.integer({ min: 0, max: 2 }) }),
  fc.record({
    what: fc.constantFrom(
      'follow' as const,
      'deadline' as const,
      'late' as const,
      'holds over' as const,
      'refunds' as const,
    ),
  }),
);
type Event = typeof event extends fc.Arbitrary<infer One> ? One : never;

/** What a purchase is paid with besides the card: any of them, and so much that it may be all. */
const instruments = fc.record({
  coupon: fc.boolean(),
  credits: fc.constantFrom(0n, 7n, 350n),
  giftCard: fc.constantFrom(0n, 900n, 20_000n),
});
type Instruments = typeof instruments extends fc.Arbitrary<infer One> ? One : never;

type World = { readonly bought: Bought; readonly starts: readonly Slot[] };

async function newest({ bought }: World): Promise<string> {
  const order = value(await readOrder(shop.deps, bought.caller, bought.order));
  return order.bookings[0]?.reference ?? '';
}

async function cancel(world: World, positions?: readonly number[]): Promise<void> {
  const { caller } = world.bought;
  const reference = await newest(world);
  const quote = await quoteCancellation(shop.deps, caller, reference, positions ?? null);
  if (!quote.ok) return;
  const wanted = { reference, refundMinor: Number(quote.value.refund.minor), ...(positions ? { positions } : {}) };
  value(await cancelBooking(shop.deps, caller, randomUUID(), wanted));
}

async function change(world: World, start: number, adults: number, paid: boolean): Promise<void> {
  const { caller, orderId } = world.bought;
  const reference = await newest(world);
  const slotId = world.starts[start]?.slotId ?? '';
  const units = { adult: adults, child: 1 };
  const quote = await quoteAmendment(shop.deps, caller, reference, { slotId, units });
  if (!quote.ok) return;
  const differenceMinor = Number(quote.value.extra.minor - quote.value.back.minor);
  const page = await amendBooking(shop.deps, caller, randomUUID(), { reference, slotId, units, differenceMinor });
  if (!page.ok || differenceMinor <= 0 || !paid) return;
  await shop.payOnPage(page.value.redirectUrl, goodCard);
  await settleChange(shop, orderId);
}

async function close({ starts }: World, start: number): Promise<void> {
  const { slotId = '', productId = 0 } = starts[start] ?? {};
  const { rows } = await shop.deps.db.query<{ date: string }>('select local_date as date from slot where id = $1', [
    slotId,
  ]);
  const date = rows[0]?.date ?? '';
  await closeDates(shop.deps, { productId, optionId: null, from: date, to: date, reason: 'supplier' });
}

async function happen(world: World, one: Event): Promise<void> {
  switch (one.what) {
    case 'part':
      return cancel(world, [one.seat]);
    case 'whole':
      return cancel(world);
    case 'change':
      return change(world, one.start, one.adults, one.paid);
    case 'close':
      return close(world, one.start);
    case 'follow':
      return followClosures(shop.deps);
    case 'deadline':
      await shop.deps.db.query('update closure_case set deadline = now()');
      return followClosures(shop.deps);
    case 'late':
      await shop.deps.db.query(`update booking set starts_at = now() + interval '3 hours' where order_id = $1`, [
        world.bought.orderId,
      ]);
      return;
    case 'holds over':
      await shop.deps.db.query(`update hold set expires_at = now(), extended_at = now() where state = 'active'`);
      await sweepHolds(shop.deps);
      return;
    case 'refunds':
      return pollRefunds(shop.deps);
  }
}

async function bought({ coupon, credits, giftCard }: Instruments): Promise<Bought> {
  const caller = await shop.buyer();
  const slot = await shop.slot();
  await shop.put(caller, slot, { adult: 3, child: 1 });
  if (credits > 0n) await grantCredits(shop.deps.db, caller.account?.id ?? '', money(credits, 'EUR'));
  return buyCart(shop, caller, slot, {
    ...(coupon && { couponCodes: ['AUTUMN'] }),
    ...(credits > 0n && { useCredits: true }),
    ...(giftCard > 0n && { giftCard: await ownGiftCard(shop, caller, giftCard) }),
  });
}

/** All that the traveller can spend: credits, and what is on the gift card. */
async function wallet(caller: Caller): Promise<bigint> {
  const { credits, giftCards } = value(await readWallet(shop.deps, caller));
  return [...credits.map((one) => one.remainingMinor), ...giftCards.map((one) => one.balanceMinor)].reduce(
    (sum, one) => sum + one,
    0n,
  );
}

test('whatever becomes of a booking, and in whatever order, leaves everything sound', async () => {
  await fc.assert(
    fc.asyncProperty(instruments, fc.array(event, { minLength: 2, maxLength: 7 }), async (paidWith, events) => {
      // No mails are sent here; on a slow machine those of the first rounds would count as late in the last.
      await shop.deps.db.query('update outbox set done_at = now() where done_at is null');
      const own = await bought(paidWith);
      const dearer = await anotherStart(shop, own.slot, { adult: '3100' });
      const world = { bought: own, starts: [own.slot, dearer, await anotherStart(shop, own.slot, { hours: 149 })] };
      const had = paidWith.credits + paidWith.giftCard;
      for (const one of events) {
        await happen(world, one);
        expect(await shop.violations()).toEqual([]);
      }
      const order = value(await readOrder(shop.deps, own.caller, own.order));
      // What was refunded, to the card and to the wallet, is no more than what went in.
      const spent = had - (await wallet(own.caller));
      expect(spent >= 0n).toBe(true);
      expect(order.refunded.minor <= order.paid.minor + had).toBe(true);
      await shop.deps.db.query(`update hold set expires_at = now(), extended_at = now() where state = 'active'`);
      await sweepHolds(shop.deps);
    }),
    { numRuns: import.meta.env.MODE === 'whole' ? 500 : 40 },
  );
}, 3_600_000);
