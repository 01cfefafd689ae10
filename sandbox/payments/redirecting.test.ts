import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { methodIds, methodOf, methodsFor, type MethodId } from '#src/domain/checkout/payment/payment-methods.ts';
import { money } from '#src/domain/shared/money/money.ts';
import { currencyCodes } from '#src/domain/shared/money/currency.ts';
import { sandboxPayment } from '#src/adapters/payments/sandbox.payment.ts';
import { attempt, done, startDryRun, until, type DryRun } from '#sandbox/payments/dry-run.ts';

let stage: DryRun;

beforeAll(async () => {
  stage = await startDryRun(sandboxPayment);
});
afterAll(() => stage.close());

type Opened = { readonly ref: string; readonly page: string };

async function open(id: string, method: MethodId, amount = money(2_747, 'EUR')): Promise<Opened> {
  const begun = done(await stage.provider.begin(attempt(id, { method, amount })));
  return { ref: begun.providerRef, page: begun.redirectUrl };
}

/** Continues to the wallet or the bank and answers there; returns the redirect address. */
async function answer({ ref, page }: Opened, decision: string): Promise<string | null> {
  expect((await stage.post(page, {})).to).toBe(`/c/step/${ref}`);
  return (await stage.post(`/c/step/${ref}`, { decision })).to;
}

async function state(ref: string): Promise<unknown> {
  const { state, outcome, capturedMinor, declineCode = null } = done(await stage.provider.read(ref));
  return [state, outcome, capturedMinor, declineCode];
}

function reported(ref: string): string[] {
  return stage.arrivals.filter((one) => one.body.includes(ref)).map((one) => one.type);
}

async function intentOf(ref: string): Promise<string> {
  const { intents } = (await stage.control('GET', '/_control/intents')) as {
    intents: { id: string; session: string }[];
  };
  return intents.find((one) => one.session === ref)?.id ?? '';
}

describe('a wallet', () => {
  it('is named on its page, requires confirmation there, and pays once confirmed', async () => {
    const opened = await open('wallet', 'alipay');
    const shown = await stage.get(opened.page);
    expect(shown.text).toContain('Pay with Alipay');
    expect(shown.text).not.toContain('name="number"');
    await stage.post(opened.page, {});
    expect(await state(opened.ref)).toEqual(['requires_action', 'unknown', 0n, null]);
    const pending = (await stage.get(`/c/step/${opened.ref}`)).text;
    expect(pending).toContain('€27.47');
    expect(pending).not.toContain('value="later"');
    expect((await stage.post(`/c/step/${opened.ref}`, { decision: 'never' })).to).toBe(`/c/step/${opened.ref}`);
    expect((await stage.post(`/c/step/${opened.ref}`, { decision: 'approve' })).to).toContain('/payment/success/');
    expect(await state(opened.ref)).toEqual(['succeeded', 'succeeded', 2_747n, null]);
    expect((await stage.post(`/c/step/${opened.ref}`, { decision: 'refuse' })).to).toContain('/payment/success/');
    await until(() => reported(opened.ref).includes('checkout.session.completed'));
  });

  it('is refused, and its page takes another try', async () => {
    const opened = await open('wallet-no', 'alipay');
    expect(await answer(opened, 'refuse')).toBe(`/c/pay/${opened.ref}`);
    expect(await state(opened.ref)).toEqual(['requires_payment_method', 'unknown', 0n, 'declined']);
    expect((await stage.get(opened.page)).text).toContain('The payment was not agreed to.');
    expect(await answer(opened, 'approve')).toContain('/payment/success/');
    expect(await state(opened.ref)).toEqual(['succeeded', 'succeeded', 2_747n, null]);
  });

  it('whose page is closed meanwhile takes nothing', async () => {
    const opened = await open('wallet-closed', 'alipay');
    await stage.post(opened.page, {});
    expect(done(await stage.provider.cancel(opened.ref))).toMatchObject({ state: 'canceled', outcome: 'failed' });
    expect((await stage.post(`/c/step/${opened.ref}`, { decision: 'approve' })).text).toContain('This page has closed');
    expect(await state(opened.ref)).toEqual(['canceled', 'failed', 0n, null]);
  });
});

describe('a bank', () => {
  it('may say yes at once', async () => {
    const opened = await open('bank', 'ideal');
    expect(await answer(opened, 'approve')).toContain('/payment/success/');
    expect(await state(opened.ref)).toEqual(['succeeded', 'succeeded', 2_747n, null]);
  });

  it.each([
    ['later', ['succeeded', 'succeeded', 2_747n, null], 'checkout.session.async_payment_succeeded'],
    ['later-fails', ['requires_payment_method', 'failed', 0n, 'declined'], 'checkout.session.async_payment_failed'],
  ])('may return %s, and reports its final state by an event', async (decision, end, event) => {
    const opened = await open(`bank-${decision}`, 'bancontact');
    expect(await answer(opened, decision)).toContain('/payment/success/');
    expect(await state(opened.ref)).toEqual(['processing', 'unknown', 0n, null]);
    expect(done(await stage.provider.cancel(opened.ref))).toMatchObject({ state: 'processing', outcome: 'unknown' });
    await stage.control('POST', '/_control/clock', { advanceSeconds: 25 });
    await until(() => reported(opened.ref).includes(event));
    expect(await state(opened.ref)).toEqual(end);
  });

  it('may stay pending until it is ended by hand', async () => {
    const opened = await open('bank-never', 'ideal');
    await answer(opened, 'never');
    await stage.control('POST', '/_control/clock', { advanceSeconds: 900 });
    expect(await state(opened.ref)).toEqual(['processing', 'unknown', 0n, null]);
    const intent = await intentOf(opened.ref);
    await stage.control('POST', '/_control/settle', { intent, as: 'failed' });
    expect(await state(opened.ref)).toEqual(['requires_payment_method', 'failed', 0n, 'declined']);
    await expect(stage.control('POST', '/_control/settle', { intent, as: 'succeeded' })).rejects.toThrow('404');
  });

  it('gives back after a while', async () => {
    const opened = await open('bank-refund', 'ideal');
    await answer(opened, 'approve');
    const request = { refundId: 'r-bank', providerRef: opened.ref, amount: money(1_000, 'EUR') };
    const requested = done(await stage.provider.refund(request));
    expect(requested.state).toBe('submitted');
    await stage.control('POST', '/_control/settle');
    expect(done(await stage.provider.readRefund(requested.refundRef)).state).toBe('succeeded');
  });
});

describe('the methods', () => {
  it('open a page in every currency in which the shop offers them', async () => {
    for (const currency of currencyCodes)
      for (const market of ['global', 'cn'] as const)
        for (const { id } of methodsFor(market, currency, (one) => one !== 'card')) {
          const begun = await stage.provider.begin(
            attempt(`${id}-${currency}`, { method: id, amount: money(50_000, currency) }),
          );
          expect([id, currency, begun.kind]).toEqual([id, currency, 'done']);
        }
  });

  it('are refused in any other', async () => {
    for (const id of methodIds.filter((one) => methodOf(one).kind !== 'card')) {
      const begun = await stage.provider.begin(attempt(`${id}-wrong`, { method: id, amount: money(50_000, 'KWD') }));
      expect([id, begun.kind]).toEqual([id, 'final']);
    }
  });
});
