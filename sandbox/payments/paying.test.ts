import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { money } from '#src/domain/shared/money/money.ts';
import { sandboxPayment } from '#src/adapters/payments/sandbox.payment.ts';
import { attempt, card, done, startDryRun, until, type DryRun } from '#sandbox/payments/dry-run.ts';

let stage: DryRun;

beforeAll(async () => {
  stage = await startDryRun(sandboxPayment);
});
afterAll(() => stage.close());

async function open(id: string, about = {}): Promise<{ readonly ref: string; readonly page: string }> {
  const begun = done(await stage.provider.begin(attempt(id, about)));
  return { ref: begun.providerRef, page: begun.redirectUrl };
}

describe('a payment on the hosted page', () => {
  it('begins open, and is read as paid in full after a good card', async () => {
    const { ref, page } = await open('good');
    expect(page).toBe(`http://pay.localhost:3001/c/pay/${ref}`);
    expect(done(await stage.provider.read(ref))).toEqual({
      providerRef: ref,
      state: 'requires_payment_method',
      outcome: 'unknown',
      amountMinor: 29_600n,
      currency: 'HKD',
      capturedMinor: 0n,
      attemptId: 'good',
      redirectUrl: page,
    });
    const paid = await stage.post(page, card('4242 4242 4242 4242'));
    expect([paid.status, paid.to]).toEqual([303, `http://localhost:3000/payment/success/?session=${ref}`]);
    expect(done(await stage.provider.read(ref))).toMatchObject({
      state: 'succeeded',
      outcome: 'succeeded',
      capturedMinor: 29_600n,
      currency: 'HKD',
      attemptId: 'good',
    });
  });

  it('takes money once however often the form is sent', async () => {
    const { ref, page } = await open('twice');
    const sent = await Promise.all([1, 2, 3].map(() => stage.post(page, card('4242424242424242'))));
    expect(sent.map((answer) => answer.to)).toEqual(
      Array(3).fill(`http://localhost:3000/payment/success/?session=${ref}`),
    );
    const { intents } = (await stage.control('GET', '/_control/intents')) as {
      intents: { session: string; received: number }[];
    };
    expect(intents.filter((intent) => intent.session === ref).map((intent) => intent.received)).toEqual([29_600]);
    expect((await stage.get(page)).to).toContain('/payment/success/');
  });

  it.each([
    ['4000000000000002', 'declined', 'Your bank declined this card.'],
    ['4000000000009995', 'insufficient_funds', 'There is not enough money on this card.'],
    ['4000000000000069', 'expired_card', 'This card has expired.'],
    ['4000000000000127', 'incorrect_cvc', 'The security code does not match this card.'],
    ['4000000000000119', 'processing_error', 'The payment could not be carried out.'],
    ['4111111111111111', 'declined', 'Only test cards work here.'],
  ])('keeps the page open when card %s is refused as %s', async (number, code, message) => {
    const { ref, page } = await open(`refused-${number}`);
    const refused = await stage.post(page, card(number));
    expect([refused.status, refused.to]).toEqual([303, `/c/pay/${ref}`]);
    const shown = await stage.get(page);
    expect(shown.text).toContain(message);
    expect(shown.text).toMatch(/aria-invalid="true"/);
    expect(done(await stage.provider.read(ref))).toMatchObject({
      state: 'requires_payment_method',
      outcome: 'unknown',
      declineCode: code,
      capturedMinor: 0n,
    });
    await stage.post(page, card('5555555555554444'));
    const paid = done(await stage.provider.read(ref));
    expect(paid).toMatchObject({ state: 'succeeded', capturedMinor: 29_600n });
    expect(paid.declineCode).toBeUndefined();
  });

  it.each([
    [{ number: '4242 4242 4242 4241' }, 'number-error'],
    [{ number: '' }, 'number-error'],
    [{ expiry: '01 / 20' }, 'expiry-error'],
    [{ expiry: '13 / 30' }, 'expiry-error'],
    [{ cvc: '12' }, 'cvc-error'],
    [{ name: ' ' }, 'name-error'],
  ])('says beside the field what is wrong with %o, and charges nothing', async (wrong, place) => {
    const { ref, page } = await open(`wrong-${JSON.stringify(wrong)}`);
    const shown = await stage.post(page, card('4242424242424242', wrong));
    expect(shown.text).toContain(`id="${place}"`);
    expect(shown.text).not.toContain('4242424242424242');
    expect(done(await stage.provider.read(ref)).intentRef).toBeUndefined();
  });

  it('is charged in every kind of currency and read back unchanged', async () => {
    for (const amount of [
      money(5_600, 'JPY'),
      money(1_990, 'ISK'),
      money(12_340, 'KWD'),
      money(99_900, 'TWD'),
      money(1_234_500, 'HUF'),
      money(250_000_00, 'IDR'),
    ]) {
      const { ref, page } = await open(`in-${amount.currency}`, { amount });
      await stage.post(page, card('4242424242424242'));
      expect(done(await stage.provider.read(ref))).toMatchObject({
        amountMinor: amount.minor,
        capturedMinor: amount.minor,
        currency: amount.currency,
      });
    }
    expect(await stage.provider.begin(attempt('fils', { amount: money(12_345, 'KWD') }))).toMatchObject({
      kind: 'final',
      code: 'amount_not_chargeable',
    });
  });
});

describe("the bank's extra step", () => {
  it.each(['4000002500003155', '4000000000003220'])('pays with %s once it is approved', async (number) => {
    const { ref, page } = await open(`step-${number}`);
    const requested = await stage.post(page, card(number));
    expect(requested.to).toBe(`/c/step/${ref}`);
    expect(done(await stage.provider.read(ref))).toMatchObject({
      state: 'requires_action',
      outcome: 'unknown',
      capturedMinor: 0n,
    });
    expect((await stage.get(`/c/step/${ref}`)).text).toContain(number.slice(-4));
    const approved = await stage.post(`/c/step/${ref}`, { decision: 'approve' });
    expect(approved.to).toContain('/payment/success/');
    expect(done(await stage.provider.read(ref)).state).toBe('succeeded');
  });

  it('goes back to the card when it is refused', async () => {
    const { ref, page } = await open('step-refused');
    await stage.post(page, card('4000000000003220'));
    expect((await stage.post(`/c/step/${ref}`, { decision: 'refuse' })).to).toBe(`/c/pay/${ref}`);
    expect(done(await stage.provider.read(ref))).toMatchObject({
      state: 'requires_payment_method',
      declineCode: 'authentication_failed',
      outcome: 'unknown',
    });
    expect((await stage.get(page)).text).toContain('The payment was not approved.');
  });

  it('may be approved and declined all the same', async () => {
    const { ref, page } = await open('step-declined');
    await stage.post(page, card('4000008400001629'));
    await stage.post(`/c/step/${ref}`, { decision: 'approve' });
    expect(done(await stage.provider.read(ref))).toMatchObject({
      state: 'requires_payment_method',
      declineCode: 'declined',
    });
  });
});

describe('a payment that takes its time', () => {
  it('is processing and then paid', async () => {
    const { ref, page } = await open('later');
    expect((await stage.post(page, card('4000000000000077'))).to).toContain('/payment/success/');
    expect(done(await stage.provider.read(ref))).toMatchObject({
      state: 'processing',
      outcome: 'unknown',
      capturedMinor: 0n,
    });
    await stage.control('POST', '/_control/settle');
    expect(done(await stage.provider.read(ref))).toMatchObject({
      state: 'succeeded',
      outcome: 'succeeded',
      capturedMinor: 29_600n,
    });
  });

  it('is processing and then failed permanently', async () => {
    const { ref, page } = await open('never');
    await stage.post(page, card('4000000000000341'));
    await stage.control('POST', '/_control/settle');
    expect(done(await stage.provider.read(ref))).toMatchObject({
      state: 'requires_payment_method',
      outcome: 'failed',
      declineCode: 'declined',
    });
    expect((await stage.get(page)).text).toContain('The payment did not go through');
    expect(done(await stage.provider.cancel(ref))).toMatchObject({ state: 'canceled', outcome: 'failed' });
  });

  it('ends by the clock, after the time that was set', async () => {
    await stage.control('POST', '/_control/settle', { afterSeconds: 600 });
    const { ref, page } = await open('clocked');
    await stage.post(page, card('4000000000000077'));
    await stage.control('POST', '/_control/clock', { advanceSeconds: 590 });
    expect(done(await stage.provider.read(ref)).state).toBe('processing');
    await stage.control('POST', '/_control/clock', { advanceSeconds: 11 });
    await until(async () => done(await stage.provider.read(ref)).state === 'succeeded');
  });
});

describe('closing a page', () => {
  it('rejects later payments', async () => {
    const { ref, page } = await open('left');
    await stage.post(page, card('4000000000000002'));
    expect(done(await stage.provider.cancel(ref))).toMatchObject({
      state: 'canceled',
      outcome: 'failed',
      capturedMinor: 0n,
    });
    expect((await stage.post(page, card('4242424242424242'))).text).toContain('This page has closed');
    expect(done(await stage.provider.read(ref))).toMatchObject({ state: 'canceled', capturedMinor: 0n });
    expect(done(await stage.provider.cancel(ref)).state).toBe('canceled');
  });

  it('says so when it comes after the success or while the money is on its way', async () => {
    const paid = await open('too-late');
    await stage.post(paid.page, card('4242424242424242'));
    expect(done(await stage.provider.cancel(paid.ref))).toMatchObject({
      state: 'succeeded',
      outcome: 'succeeded',
      capturedMinor: 29_600n,
    });
    const moving = await open('moving');
    await stage.post(moving.page, card('4000000000000077'));
    expect(done(await stage.provider.cancel(moving.ref))).toMatchObject({ state: 'processing', outcome: 'unknown' });
  });

  it('happens by itself after a day', async () => {
    const { ref, page } = await open('forgotten');
    await stage.control('POST', '/_control/clock', { advanceSeconds: 86_401 });
    expect(done(await stage.provider.read(ref))).toMatchObject({ state: 'canceled', outcome: 'failed' });
    expect((await stage.get(page)).text).toContain('This page has closed');
  });

  it('does not know references that are not its own', async () => {
    expect(await stage.provider.read('cs_test_nothing')).toMatchObject({ kind: 'final', code: 'reference_unknown' });
    expect(await stage.provider.cancel('cs_test_nothing')).toMatchObject({ kind: 'final', code: 'reference_unknown' });
  });
});
