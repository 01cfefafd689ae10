import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { money } from '#src/domain/shared/money/money.ts';
import { sandboxPayment } from '#src/adapters/payments/sandbox.payment.ts';
import { attempt, card, done, startDryRun, until, type DryRun } from '#sandbox/payments/dry-run.ts';

let stage: DryRun;

beforeAll(async () => {
  stage = await startDryRun(sandboxPayment);
});
afterAll(() => stage.close());

async function paid(id: string, number = '4242424242424242'): Promise<string> {
  const begun = done(await stage.provider.begin(attempt(id)));
  await stage.post(begun.redirectUrl, card(number));
  return begun.providerRef;
}

async function refundedAtBank(providerRef: string): Promise<number | undefined> {
  const { intents } = (await stage.control('GET', '/_control/intents')) as {
    intents: { session: string; refunded: number }[];
  };
  return intents.find((intent) => intent.session === providerRef)?.refunded;
}

describe('a refund', () => {
  it('refunds the full amount, and the payment still shows the captured amount', async () => {
    const providerRef = await paid('whole');
    const refund = done(
      await stage.provider.refund({ refundId: 'r-whole', providerRef, amount: money(29_600, 'HKD') }),
    );
    expect(refund).toMatchObject({ state: 'succeeded', amountMinor: 29_600n, currency: 'HKD', refundId: 'r-whole' });
    expect(done(await stage.provider.readRefund(refund.refundRef))).toEqual(refund);
    expect(done(await stage.provider.read(providerRef))).toMatchObject({ state: 'succeeded', capturedMinor: 29_600n });
    expect(await stage.provider.refund({ refundId: 'r-again', providerRef, amount: money(100, 'HKD') })).toMatchObject({
      kind: 'final',
      code: 'already_refunded',
    });
  });

  it('gives back parts and never more than the whole', async () => {
    const providerRef = await paid('parts');
    done(await stage.provider.refund({ refundId: 'r-part-1', providerRef, amount: money(20_000, 'HKD') }));
    expect(await stage.provider.refund({ refundId: 'r-over', providerRef, amount: money(9_601, 'HKD') })).toMatchObject(
      { kind: 'final', code: 'refund_exceeds_charge' },
    );
    done(await stage.provider.refund({ refundId: 'r-part-2', providerRef, amount: money(9_600, 'HKD') }));
    expect(await refundedAtBank(providerRef)).toBe(29_600);
  });

  it('makes one refund for repeated requests, with the original amount', async () => {
    const providerRef = await paid('repeat');
    const send = { refundId: 'r-repeat', providerRef, amount: money(5_000, 'HKD') };
    const first = done(await stage.provider.refund(send));
    expect(done(await stage.provider.refund(send))).toEqual(first);
    expect(await stage.provider.refund({ ...send, amount: money(6_000, 'HKD') })).toMatchObject({
      kind: 'final',
      code: 'idempotency_conflict',
    });
    expect(await refundedAtBank(providerRef)).toBe(5_000);
  });

  it('is one refund when the first answer was lost', async () => {
    const providerRef = await paid('lost');
    await stage.control('POST', '/_control/faults', { on: 'POST /v1/refunds', kind: 'reset-after' });
    const send = { refundId: 'r-lost', providerRef, amount: money(5_000, 'HKD') };
    expect(await stage.provider.refund(send)).toMatchObject({ kind: 'unknown', code: 'no_answer' });
    expect(await refundedAtBank(providerRef)).toBe(5_000);
    expect(done(await stage.provider.refund(send))).toMatchObject({ state: 'succeeded', amountMinor: 5_000n });
    expect(await refundedAtBank(providerRef)).toBe(5_000);
  });

  it('is refused for a payment that took no money and in another currency', async () => {
    const open = done(await stage.provider.begin(attempt('unpaid'))).providerRef;
    expect(
      await stage.provider.refund({ refundId: 'r-unpaid', providerRef: open, amount: money(100, 'HKD') }),
    ).toMatchObject({ kind: 'final', code: 'not_refundable' });
    const providerRef = await paid('currency');
    expect(await stage.provider.refund({ refundId: 'r-usd', providerRef, amount: money(100, 'USD') })).toMatchObject({
      kind: 'final',
      code: 'not_refundable',
    });
  });

  it('may take its time', async () => {
    const providerRef = await paid('slow', '4000000000007726');
    const refund = done(await stage.provider.refund({ refundId: 'r-slow', providerRef, amount: money(29_600, 'HKD') }));
    expect(refund.state).toBe('submitted');
    await stage.control('POST', '/_control/settle');
    expect(done(await stage.provider.readRefund(refund.refundRef)).state).toBe('succeeded');
  });

  it('may come back from the bank, and then leaves the amount to be refunded again', async () => {
    const providerRef = await paid('bounce', '4000000000005126');
    const refund = done(
      await stage.provider.refund({ refundId: 'r-bounce', providerRef, amount: money(29_600, 'HKD') }),
    );
    expect(refund.state).toBe('succeeded');
    await stage.control('POST', '/_control/settle');
    expect(done(await stage.provider.readRefund(refund.refundRef)).state).toBe('failed');
    expect(await refundedAtBank(providerRef)).toBe(0);
    await until(() => stage.arrivals.some((arrival) => arrival.type === 'refund.failed'));
  });

  it('is reported by events that refer to it', async () => {
    const providerRef = await paid('told');
    const refund = done(await stage.provider.refund({ refundId: 'r-told', providerRef, amount: money(700, 'HKD') }));
    await until(() =>
      stage.arrivals.some((arrival) => arrival.type === 'refund.updated' && arrival.body.includes(refund.refundRef)),
    );
    const arrival = stage.arrivals.find((one) => one.type === 'refund.updated' && one.body.includes(refund.refundRef));
    const verdict = stage.provider.verifyWebhook(arrival?.body ?? Buffer.alloc(0), arrival?.signature, Date.now());
    expect(verdict).toMatchObject({
      accepted: true,
      event: { kind: 'refund', refundRef: refund.refundRef, refundId: 'r-told' },
    });
    await until(() =>
      stage.arrivals.some((one) => one.type === 'charge.refunded' && one.body.includes('"attempt":"told"')),
    );
  });
});
