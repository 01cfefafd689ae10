import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { pollRefunds } from '#src/actions/checkout/refunds/poll-refunds.ts';
import { sweepHolds } from '#src/actions/checkout/bookings/sweep-holds.ts';
import { payOrder } from '#src/actions/checkout/payment/pay-order.ts';
import { pollPayments } from '#src/actions/checkout/payment/poll-payments.ts';
import { readCheckout } from '#src/actions/checkout/read-checkout.ts';
import { receiveProviderEvent } from '#src/actions/checkout/payment/receive-provider-event.ts';
import { settlePayment } from '#src/actions/checkout/payment/settle-payment.ts';
import type { Caller } from '#src/actions/deps.ts';
import { until, type Arrival } from '#sandbox/payments/dry-run.ts';
import { code, contact, goodCard, openShop, value, type OnPage, type Shop, type Slot } from '../shop/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());
afterEach(async () => {
  await shop.stage.control('DELETE', '/_control/faults');
  await shop.stage.control('POST', '/_control/webhooks', { mode: 'normal' });
  await shop.mustBeSound();
});

async function stateOf({ orderId }: OnPage): Promise<unknown> {
  const { rows } = await shop.deps.db.query<{ payment: string; bookings: string[] }>(
    `select (select p.state from payment p where p.order_id = $1 order by p.state = 'canceled', p.created_at limit 1) as payment,
       array(select b.state from booking b where b.order_id = $1 order by b.created_at, b.id) as bookings`,
    [orderId],
  );
  return [rows[0]?.payment, ...(rows[0]?.bookings ?? [])];
}

/** Paid by a bank whose result is not final. */
async function underWay(about: { caller?: Caller; slot?: Slot; decision?: 'later' | 'later-fails' | 'never' } = {}) {
  const caller = about.caller ?? (await shop.buyer());
  const slot = about.slot ?? (await shop.slot());
  const on = await shop.toPage(caller, slot, undefined, 'ideal');
  await shop.answerThere(on.page, about.decision ?? 'later');
  await settlePayment(shop.deps, on.attemptId, 'browser return');
  expect(await stateOf(on)).toEqual(['processing', 'pending_payment']);
  return { on, caller, slot };
}

async function holdOver(on: OnPage): Promise<void> {
  await shop.deps.db.query(
    `update hold h set expires_at = now() - interval '1 second' from booking b
     where b.id = h.booking_id and b.order_id = $1 and h.state = 'active'`,
    [on.orderId],
  );
  await sweepHolds(shop.deps);
}

async function bankSays(on: OnPage, as: 'succeeded' | 'failed'): Promise<void> {
  const { intents } = (await shop.stage.control('GET', '/_control/intents')) as {
    intents: { id: string; status: string; metadata: Record<string, string> }[];
  };
  const mine = (one: (typeof intents)[number]) => one.metadata['attempt'] === on.attemptId;
  const intent = intents.find((one) => mine(one) && one.status === 'processing')?.id;
  await shop.stage.control('POST', '/_control/settle', { intent, as });
}

async function looked(): Promise<void> {
  await shop.deps.db.query('update payment set next_check_at = now() where next_check_at is not null');
  await pollPayments(shop.deps);
}

async function charges({ checkout }: OnPage): Promise<{ received: number; refunded: number; method: string }[]> {
  const { intents } = (await shop.stage.control('GET', '/_control/intents')) as {
    intents: { received: number; refunded: number; method: string; metadata: Record<string, string> }[];
  };
  return intents.filter((one) => one.metadata['order'] === checkout.reference && one.received > 0);
}

function countMails({ orderId }: OnPage, topic: string): Promise<number> {
  return shop.count(`select from outbox where topic = $2 and payload ->> 'orderId' = $1`, [orderId, topic]);
}

describe('a bank that takes its time', () => {
  test('says yes before the hold is over', async () => {
    const { on } = await underWay();
    await bankSays(on, 'succeeded');
    await looked();
    expect(await stateOf(on)).toEqual(['succeeded', 'confirmed']);
    expect(await countMails(on, 'mail.confirmation')).toBe(1);
  });

  test('has the hold lengthened once, and says yes within it', async () => {
    const { on, caller } = await underWay();
    await holdOver(on);
    expect(await stateOf(on)).toEqual(['processing', 'pending_payment']);
    const { secondsLeft } = value(await readCheckout(shop.deps, caller, on.checkout.reference));
    expect(secondsLeft).toBeGreaterThan(290);
    expect(secondsLeft).toBeLessThanOrEqual(300);
    await bankSays(on, 'succeeded');
    await looked();
    expect(await stateOf(on)).toEqual(['succeeded', 'confirmed']);
  });

  test('says yes after the places went back on sale: they are taken again', async () => {
    const slot = await shop.slot({ places: 1 });
    const { on } = await underWay({ slot });
    await holdOver(on);
    await holdOver(on);
    expect(await stateOf(on)).toEqual(['processing', 'released']);
    await bankSays(on, 'succeeded');
    await looked();
    expect(await stateOf(on)).toEqual(['succeeded', 'released', 'confirmed']);
    expect(await charges(on)).toMatchObject([{ refunded: 0, method: 'ideal' }]);
  });

  test('succeeds after the last place was sold to another buyer: all of it is refunded, in the same transaction', async () => {
    const slot = await shop.slot({ places: 1 });
    const { on } = await underWay({ slot });
    await holdOver(on);
    await holdOver(on);
    const other = await shop.toPage(await shop.buyer(), slot);
    await shop.payOnPage(other.page, goodCard);
    await settlePayment(shop.deps, other.attemptId, 'browser return');
    await bankSays(on, 'succeeded');
    await looked();
    expect(await stateOf(on)).toEqual(['succeeded', 'released']);
    await shop.mustBeSound();
    await pollRefunds(shop.deps);
    await shop.stage.control('POST', '/_control/settle');
    await shop.deps.db.query('update refund set next_check_at = now() where next_check_at is not null');
    await pollRefunds(shop.deps);
    const [charge] = await charges(on);
    expect(charge?.refunded).toBe(charge?.received);
    expect(await countMails(on, 'mail.refund')).toBe(1);
    expect(await countMails(on, 'mail.confirmation')).toBe(0);
  });

  test('says no: the order is paid by card on the same hold, once', async () => {
    const { on, caller } = await underWay({ decision: 'later-fails' });
    const { reference, quoteHash } = on.checkout;
    const paying = { reference, quoteHash, contact };
    expect(code(await payOrder(shop.deps, caller, randomUUID(), paying))).toBe('payment_processing');
    await bankSays(on, 'failed');
    await looked();
    expect(await stateOf(on)).toEqual(['requires_payment_method', 'pending_payment']);
    const after = value(await readCheckout(shop.deps, caller, reference));
    expect(after).toMatchObject({ lastFailure: 'payment_failed', pageOpen: false });
    const { redirectUrl } = value(await payOrder(shop.deps, caller, randomUUID(), paying));
    await shop.payOnPage(redirectUrl, goodCard);
    await looked();
    expect(await stateOf(on)).toEqual(['succeeded', 'confirmed']);
    expect(await charges(on)).toMatchObject([{ method: 'card' }]);
  });

  test('stays pending: the places are released, no second payment is made, and a late refusal ends it', async () => {
    const { on, caller } = await underWay({ decision: 'never' });
    await holdOver(on);
    await holdOver(on);
    await looked();
    expect(await stateOf(on)).toEqual(['processing', 'released']);
    const { reference, quoteHash } = on.checkout;
    const paying = { reference, quoteHash, contact };
    expect(code(await payOrder(shop.deps, caller, randomUUID(), paying))).toBe('payment_processing');
    expect(await shop.count('select from payment where order_id = $1 and next_check_at > now()', [on.orderId])).toBe(1);
    await bankSays(on, 'failed');
    await looked();
    expect(await stateOf(on)).toEqual(['canceled', 'released']);
    expect(await charges(on)).toEqual([]);
  });
});

describe('events of a bank', () => {
  /** What the provider sent of an order. */
  function sent({ attemptId }: OnPage): Arrival[] {
    return shop.stage.arrivals.filter((one) => one.body.includes(attemptId));
  }

  async function take(events: readonly Arrival[], lateMs = 0): Promise<void> {
    const deps = { ...shop.deps, clock: () => Date.now() + lateMs };
    for (const { body, signature } of events) value(await receiveProviderEvent(deps, body, signature));
  }

  test('never come: the worker finds out', async () => {
    await shop.stage.control('POST', '/_control/webhooks', { mode: 'drop' });
    const { on } = await underWay();
    await bankSays(on, 'succeeded');
    await looked();
    expect(sent(on)).toEqual([]);
    expect(await stateOf(on)).toEqual(['succeeded', 'confirmed']);
  });

  test.each([
    ['in order', (events: Arrival[]) => events],
    ['newest first', (events: Arrival[]) => events.toReversed()],
    ['each twice', (events: Arrival[]) => events.flatMap((one) => [one, one])],
  ])('come %s, and confirm once', async (_how, arranged) => {
    const { on } = await underWay();
    await bankSays(on, 'succeeded');
    await until(() => sent(on).some((one) => one.type === 'checkout.session.async_payment_succeeded'));
    await take(arranged(sent(on)));
    expect(await stateOf(on)).toEqual(['succeeded', 'confirmed']);
    expect(await countMails(on, 'mail.confirmation')).toBe(1);
  });

  test('come four minutes late, after the worker, in any order: nothing changes', async () => {
    const { on } = await underWay();
    await bankSays(on, 'succeeded');
    await until(() => sent(on).some((one) => one.type === 'checkout.session.async_payment_succeeded'));
    await looked();
    const moves = () => shop.count('select from state_log');
    const before = await moves();
    await take([...sent(on).toReversed(), ...sent(on)], 240_000);
    expect(await moves()).toBe(before);
    expect(await countMails(on, 'mail.confirmation')).toBe(1);
  });

  test('report success after the hold expired: the event itself takes the places again', async () => {
    const { on } = await underWay();
    await holdOver(on);
    await holdOver(on);
    await bankSays(on, 'succeeded');
    await until(() => sent(on).some((one) => one.type === 'checkout.session.async_payment_succeeded'));
    await take(sent(on).toReversed());
    expect(await stateOf(on)).toEqual(['succeeded', 'released', 'confirmed']);
  });
});

describe('another method', () => {
  async function onCardPage() {
    const caller = await shop.buyer();
    const on = await shop.toPage(caller, await shop.slot());
    const { reference, quoteHash } = on.checkout;
    const by = (method: string) => payOrder(shop.deps, caller, randomUUID(), { reference, quoteHash, contact, method });
    return { on, caller, by };
  }

  test('closes the former page before its own is opened, and is stored', async () => {
    const { on, caller, by } = await onCardPage();
    const { redirectUrl } = value(await by('ideal'));
    expect(redirectUrl).not.toBe(on.page);
    expect((await shop.payOnPage(on.page, goodCard)).text).toContain('This page has closed');
    expect(value(await by('ideal')).redirectUrl).toBe(redirectUrl);
    expect(value(await readCheckout(shop.deps, caller, on.checkout.reference))).toMatchObject({ method: 'ideal' });
    await shop.answerThere(redirectUrl, 'approve');
    await looked();
    expect(await stateOf(on)).toEqual(['succeeded', 'confirmed']);
    expect(await charges(on)).toMatchObject([{ method: 'ideal' }]);
  });

  test('comes too late when the card has been paid meanwhile', async () => {
    const { on, by } = await onCardPage();
    await shop.payOnPage(on.page, goodCard);
    expect(code(await by('ideal'))).toBe('already_paid');
    expect(await stateOf(on)).toEqual(['succeeded', 'confirmed']);
  });

  test('waits while the former page cannot be closed, which can still be paid', async () => {
    const { on, by } = await onCardPage();
    const fault = { on: 'POST /v1/checkout/sessions', kind: 'error-before', times: 2 };
    await shop.stage.control('POST', '/_control/faults', fault);
    expect(code(await by('ideal'))).toBe('payment_unavailable');
    await shop.stage.control('DELETE', '/_control/faults');
    await shop.payOnPage(on.page, goodCard);
    await looked();
    expect(await stateOf(on)).toEqual(['succeeded', 'confirmed']);
    expect(
      await shop.count('select from payment_attempt a join payment p on p.id = a.payment_id where p.order_id = $1', [
        on.orderId,
      ]),
    ).toBe(1);
  });

  test('requested by five tabs at once leaves one page', async () => {
    const { on, by } = await onCardPage();
    const answers = await Promise.all(['ideal', 'alipay', 'ideal', 'bancontact', 'card'].map(by));
    expect(answers.some((one) => one.ok)).toBe(true);
    expect(
      await shop.count(
        `select from payment_attempt a join payment p on p.id = a.payment_id where p.order_id = $1 and a.outcome = 'unknown'`,
        [on.orderId],
      ),
    ).toBeLessThanOrEqual(1);
    const { redirectUrl } = value(await by('alipay'));
    await shop.answerThere(redirectUrl, 'approve');
    await looked();
    expect(await charges(on)).toHaveLength(1);
  });

  test.each(['kakao_pay', 'wechat_pay', 'cheque', 'constructor'])(
    'that is not offered here (%s) is refused',
    async (method) => {
      const { on, by } = await onCardPage();
      expect(await by(method)).toEqual({ ok: false, failure: { code: 'bad_request', field: 'method' } });
      await shop.payOnPage(on.page, goodCard);
      await looked();
      expect(await stateOf(on)).toEqual(['succeeded', 'confirmed']);
    },
  );
});
