import type { Stripe } from 'stripe';
import { describe, expect, it } from 'vitest';
import { intentOf, paymentReading, refundReading } from '#src/adapters/payments/stripe-readings.ts';

type Facts = {
  readonly status?: string;
  readonly intent?: object | string | null;
  readonly amount?: number;
  readonly currency?: string;
};

/** Returns a session as far as it is read; the SDK's type has a hundred fields more. */
function session({ status = 'open', intent = null, amount = 1_000, currency = 'usd' }: Facts): Stripe.Checkout.Session {
  const facts: unknown = {
    id: 'cs_1',
    status,
    url: status === 'open' ? 'https://pay/1' : null,
    amount_total: amount,
    currency,
    metadata: {},
    payment_intent: intent,
  };
  return facts as Stripe.Checkout.Session;
}

function intent(status: string, about: object = {}): object {
  return {
    id: 'pi_1',
    status,
    amount_received: status === 'succeeded' ? 1_000 : 0,
    currency: 'usd',
    last_payment_error: null,
    ...about,
  };
}

describe('paymentReading', () => {
  it.each([
    ['open', null, 'requires_payment_method', 'unknown'],
    ['open', intent('requires_payment_method'), 'requires_payment_method', 'unknown'],
    ['open', intent('requires_confirmation'), 'requires_payment_method', 'unknown'],
    ['open', intent('requires_action'), 'requires_action', 'unknown'],
    ['open', intent('a state of the future'), 'requires_payment_method', 'unknown'],
    ['complete', intent('processing'), 'processing', 'unknown'],
    ['complete', intent('requires_capture'), 'requires_capture', 'unknown'],
    ['complete', intent('succeeded'), 'succeeded', 'succeeded'],
    ['complete', intent('requires_payment_method'), 'requires_payment_method', 'failed'],
    ['complete', intent('canceled'), 'canceled', 'failed'],
    ['expired', null, 'canceled', 'failed'],
    ['expired', intent('requires_payment_method'), 'canceled', 'failed'],
    ['expired', intent('succeeded'), 'succeeded', 'succeeded'],
    ['expired', intent('processing'), 'processing', 'unknown'],
  ])('reads a page that is %s with %o', (status, behind, state, outcome) => {
    expect(paymentReading(session({ status, intent: behind }))).toMatchObject({ state, outcome });
  });

  it('does not read an amount or currency that cannot be ours', () => {
    expect(paymentReading(session({ currency: 'xau' }))).toBeNull();
    expect(paymentReading(session({ amount: 550, currency: 'isk' }))).toBeNull();
    expect(
      paymentReading(session({ status: 'complete', intent: intent('succeeded', { currency: 'eur' }) })),
    ).toBeNull();
  });

  it.each([
    [{ code: 'card_declined', decline_code: 'insufficient_funds' }, 'insufficient_funds'],
    [{ code: 'card_declined', decline_code: 'stolen_card' }, 'declined'],
    [{ code: 'expired_card' }, 'expired_card'],
    [{ code: 'payment_intent_authentication_failure' }, 'authentication_failed'],
    [{ code: 'constructor' }, 'declined'],
  ])('names the refusal %o', (error, code) => {
    const reading = paymentReading(
      session({ intent: intent('requires_payment_method', { last_payment_error: error }) }),
    );
    expect(reading?.declineCode).toBe(code);
  });
});

describe('refundReading', () => {
  it.each([
    ['pending', 'submitted'],
    ['requires_action', 'submitted'],
    ['succeeded', 'succeeded'],
    ['failed', 'failed'],
    ['canceled', 'failed'],
  ])('reads %s as %s', (status, state) => {
    const facts: unknown = { id: 're_1', amount: 500, currency: 'jpy', status, metadata: { refund: 'r-1' } };
    expect(refundReading(facts as Stripe.Refund)).toEqual({
      refundRef: 're_1',
      state,
      amountMinor: 500n,
      currency: 'JPY',
      refundId: 'r-1',
    });
  });
});

describe('the mark of a card', () => {
  const charge = (details: object | null) => ({ id: 'ch_1', payment_method_details: details });

  it.each([
    ['a card', charge({ type: 'card', card: { fingerprint: 'xyz' } }), 'xyz'],
    ['a card without one', charge({ type: 'card', card: { fingerprint: null } }), undefined],
    ['a wallet or bank', charge({ type: 'ideal', ideal: {} }), undefined],
    ['a charge that says nothing', charge(null), undefined],
    ['a charge by its id', 'ch_1', undefined],
    ['nothing', null, undefined],
  ])('is read of %s', (_what, latest_charge, mark) => {
    const read = paymentReading(session({ status: 'complete', intent: intent('succeeded', { latest_charge }) }));
    expect(read?.outcome).toBe('succeeded');
    expect(read?.cardMark).toBe(mark);
  });
});

describe('intentOf', () => {
  it('finds the intent expanded, by id, or not at all', () => {
    expect([session({ intent: intent('succeeded') }), session({ intent: 'pi_2' }), session({})].map(intentOf)).toEqual([
      'pi_1',
      'pi_2',
      null,
    ]);
  });
});
