import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { pollRefunds } from '#src/actions/checkout/refunds/poll-refunds.ts';
import { sweepHolds } from '#src/actions/checkout/bookings/sweep-holds.ts';
import { applyProviderEvent } from '#src/actions/checkout/payment/apply-provider-event.ts';
import { applyReading } from '#src/actions/checkout/payment/apply-reading.ts';
import { leaveCheckout } from '#src/actions/checkout/leave-checkout.ts';
import { openCheckout } from '#src/actions/checkout/opening/open-checkout.ts';
import { payOrder } from '#src/actions/checkout/payment/pay-order.ts';
import { pollPayments } from '#src/actions/checkout/payment/poll-payments.ts';
import { readCheckout } from '#src/actions/checkout/read-checkout.ts';
import type { Caller, Deps } from '#src/actions/deps.ts';
import { money } from '#src/domain/shared/money/money.ts';
import { attemptFacts } from '#src/store/checkout/payments.store.ts';
import { grantCredits, ownGiftCard, tenPerCentOff } from './instruments.ts';
import { modelBank, type Action, type ModelBank, type Trouble } from './model-bank.ts';
import { contact, openShop, value, type Shop, type Slot } from '../shop/shop.ts';

/** What the invariants read grows with what was sold, so no shop is used for more than a hundred orders. */
const { shops, orders } = import.meta.env.MODE === 'whole' ? { shops: 20, orders: 100 } : { shops: 1, orders: 40 };

let shop: Shop;
beforeEach(async () => {
  shop = await openShop();
  await tenPerCentOff(shop, 'AUTUMN');
});
afterEach(() => shop.close());

type Step =
  | { readonly do: 'start'; readonly method: string }
  | { readonly do: 'act'; readonly action: Action }
  | { readonly do: 'settle'; readonly as: 'succeeded' | 'failed' }
  | { readonly do: 'trouble'; readonly what: Trouble }
  | { readonly do: 'stale'; readonly nth: number }
  | { readonly do: Look | HoldStep };
type Look = 'return' | 'event' | 'poll' | 'refunds';
type HoldStep = 'leave' | 'overdue' | 'sweep' | 'lapse' | 'rival' | 'close';

const start = fc.record({ do: fc.constant('start' as const), method: fc.constantFrom('card', 'ideal') });
const act = fc.record({
  do: fc.constant('act' as const),
  action: fc.constantFrom<Action[]>('pay', 'later', 'later', 'refuse', 'step'),
});
const settle = fc.record({
  do: fc.constant('settle' as const),
  as: fc.constantFrom('succeeded' as const, 'succeeded' as const, 'failed' as const),
});
const trouble = fc.record({ do: fc.constant('trouble' as const), what: fc.constantFrom<Trouble[]>('lost', 'down') });
const stale = fc.record({ do: fc.constant('stale' as const), nth: fc.nat(20) });
const look = fc.record({ do: fc.constantFrom<Look[]>('return', 'event', 'poll', 'refunds') });
const hold = fc.record({
  do: fc.constantFrom<HoldStep[]>('overdue', 'sweep', 'lapse', 'lapse', 'rival', 'close', 'leave'),
});

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 2, arbitrary: start },
  { weight: 4, arbitrary: act },
  { weight: 3, arbitrary: settle },
  { weight: 1, arbitrary: trouble },
  { weight: 3, arbitrary: stale },
  { weight: 4, arbitrary: look },
  { weight: 4, arbitrary: hold },
);
/** A buyer begins to pay; then anything happens. */
const script = fc
  .tuple(start, fc.array(step, { minLength: 4, maxLength: 13 }))
  .map(([first, rest]) => [first, ...rest]);

type Run = {
  readonly bank: ModelBank;
  readonly deps: Deps;
  readonly caller: Caller;
  readonly slot: Slot;
  readonly reference: string;
  readonly quoteHash: string;
};

/** Half of the runs use a coupon, credits and a gift card, which go back and are taken again with the places. */
async function begun(withInstruments: boolean): Promise<Run> {
  const bank = modelBank('model', shop.deps.payments);
  const deps = { ...shop.deps, payments: bank.provider };
  const slot = await shop.slot({ places: 1 });
  const caller = await shop.buyer();
  await shop.put(caller, slot);
  if (withInstruments) await grantCredits(shop.deps.db, caller.account?.id ?? '', money(150n, 'EUR'));
  const requested = withInstruments
    ? { couponCodes: ['AUTUMN'], useCredits: true, giftCard: await ownGiftCard(shop, caller, 400n) }
    : {};
  const { reference, quoteHash } = value(await openCheckout(deps, caller, randomUUID(), requested));
  return { bank, deps, caller, slot, reference, quoteHash };
}

/** Attempts of the order, the oldest first. */
async function attemptsOf({ reference }: Run): Promise<readonly string[]> {
  const { rows } = await shop.deps.db.query<{ id: string }>(
    `select a.id from payment_attempt a join payment p on p.id = a.payment_id join orders o on o.id = p.order_id
     where o.reference = $1 order by a.created_at`,
    [reference],
  );
  return rows.map((row) => row.id);
}

async function take(run: Run, now: Step): Promise<void> {
  const { bank, deps, caller, reference, quoteHash } = run;
  switch (now.do) {
    case 'start':
      return void (await payOrder(deps, caller, randomUUID(), { reference, quoteHash, contact, method: now.method }));
    case 'act':
      return bank.act(now.action);
    case 'settle':
      return bank.settle(now.as);
    case 'trouble':
      return void bank.troubles.push(now.what);
    case 'stale':
      return applyStale(run, now.nth);
    case 'return':
      await deps.db.query('update payment set checked_at = null where checked_at is not null');
      return void (await readCheckout(deps, caller, reference));
    case 'event':
      for (const attemptId of await attemptsOf(run))
        await applyProviderEvent(deps, 'model', { eventId: randomUUID(), kind: 'payment', type: 'told', attemptId });
      return;
    case 'poll':
      await dueNow('payment');
      return pollPayments(deps);
    case 'refunds':
      await dueNow('refund');
      return pollRefunds(deps);
    case 'leave':
      return void (await leaveCheckout(deps, caller, reference));
    case 'overdue':
      return void (await deps.db.query(
        `update hold set expires_at = now() - interval '1 second' where state = 'active'`,
      ));
    case 'sweep':
      return void (await sweepHolds(deps));
    case 'lapse':
      await take(run, { do: 'overdue' });
      return take(run, { do: 'sweep' });
    case 'rival':
      return rival(run);
    case 'close':
      return void (await deps.db.query('update slot set closed = true where id = $1', [run.slot.slotId]));
  }
}

/** A reading that was given before is applied now: its asker was slow. */
async function applyStale({ bank, deps }: Run, nth: number): Promise<void> {
  const reading = bank.given[nth % Math.max(bank.given.length, 1)];
  const facts = reading?.attemptId === undefined ? null : await attemptFacts(deps.db, reading.attemptId);
  if (reading === undefined || facts === null) return;
  await deps.db.transaction((tx) => applyReading(tx, deps, facts, reading), { cause: 'a slow asker' });
}

/** Another buyer takes the place permanently, if it is free. */
async function rival({ deps, slot }: Run): Promise<void> {
  await deps.db.query('update inventory set total = held + sold where id = $1', [slot.inventoryId]);
}

async function dueNow(table: 'payment' | 'refund'): Promise<void> {
  await shop.deps.db.query(`update ${table} set next_check_at = now() where next_check_at is not null`);
}

/** The traveller is gone, the bank says its last word, and the worker has time. */
async function comeToRest(run: Run): Promise<void> {
  run.bank.troubles.length = 0;
  run.bank.settle('succeeded');
  for (let n = 0; n < 4; n += 1)
    for (const one of ['overdue', 'sweep', 'poll', 'refunds'] as const) await take(run, { do: one });
}

/** What the provider's part of the served bookings is: their price less coupon, credits and gift card. */
async function servedMinor({ reference }: Run): Promise<bigint> {
  const { rows } = await shop.deps.db.query<{ served: bigint }>(
    `select coalesce(sum(b.amount_minor - b.discount_minor
       - coalesce((select sum(t.amount_minor) from booking_tender t where t.booking_id = b.id), 0)), 0)::bigint as served
     from booking b join orders o on o.id = b.order_id
     where o.reference = $1 and b.state = 'confirmed'`,
    [reference],
  );
  return rows[0]?.served ?? 0n;
}

/** Served, refunded after all, and never paid: each is tried whatever the random sequences contain. */
const known: Step[][] = [
  [{ do: 'start', method: 'card' }, { do: 'act', action: 'pay' }, { do: 'event' }, { do: 'poll' }],
  [
    { do: 'start', method: 'ideal' },
    { do: 'act', action: 'later' },
    { do: 'return' },
    { do: 'lapse' },
    { do: 'lapse' },
    { do: 'rival' },
    { do: 'settle', as: 'succeeded' },
    { do: 'event' },
  ],
  [{ do: 'start', method: 'card' }, { do: 'act', action: 'refuse' }, { do: 'leave' }, { do: 'poll' }],
];

test(
  'whatever comes in whatever order, nothing is broken, and what was taken is served or given back',
  {
    timeout: 3_600_000,
    repeats: shops - 1,
  },
  async () => {
    const seen = { served: 0, returned: 0, nothing: 0 };
    await fc.assert(
      fc.asyncProperty(script, fc.boolean(), async (steps, withInstruments) => {
        // No mails are sent here.
        await shop.deps.db.query('update outbox set done_at = now() where done_at is null');
        const run = await begun(withInstruments);
        for (const one of steps) {
          await take(run, one);
          expect(await shop.violations()).toEqual([]);
        }
        await comeToRest(run);
        expect(await shop.violations()).toEqual([]);
        const served = await servedMinor(run);
        expect(run.bank.received() - run.bank.refunded()).toBe(served);
        expect(run.bank.successes()).toBeLessThanOrEqual(1);
        expect(await shop.count('select from payment where frozen_reason is not null')).toBe(0);
        seen[served > 0n ? 'served' : run.bank.received() > 0n ? 'returned' : 'nothing'] += 1;
      }),
      {
        numRuns: orders,
        endOnFailure: true,
        examples: known.flatMap((one) => [[one, false] as const, [one, true] as const]),
      },
    );
    for (const times of Object.values(seen)) expect(times).toBeGreaterThan(0);
  },
);
