import { describe, expect, it } from 'vitest';
import {
  agreesWith,
  isPaidOrPending,
  isChargeable,
  nextCheckDelayMs,
  type PaymentReading,
  type PaymentState,
} from '#src/domain/checkout/payment/payment.ts';
import { money } from '#src/domain/shared/money/money.ts';

const paid: PaymentReading = {
  providerRef: 'cs_1',
  state: 'succeeded',
  outcome: 'succeeded',
  amountMinor: 14_800n,
  currency: 'HKD',
  capturedMinor: 14_800n,
};

describe('agreesWith', () => {
  it('accepts a reading of the same amount and currency', () => {
    expect(agreesWith(paid, money(14_800, 'HKD'))).toBe(true);
  });

  it('refuses another amount, another currency and a short capture', () => {
    expect(agreesWith(paid, money(14_801, 'HKD'))).toBe(false);
    expect(agreesWith(paid, money(14_800, 'USD'))).toBe(false);
    expect(agreesWith({ ...paid, capturedMinor: 14_799n }, money(14_800, 'HKD'))).toBe(false);
  });

  it('expects no capture before the success', () => {
    expect(agreesWith({ ...paid, state: 'processing', capturedMinor: 0n }, money(14_800, 'HKD'))).toBe(true);
  });
});

describe('isChargeable', () => {
  const tens = { chargeStep: () => 10n };

  it('wants whole steps above zero', () => {
    expect(isChargeable(money(5_120, 'KWD'), tens)).toBe(true);
    expect(isChargeable(money(5_124, 'KWD'), tens)).toBe(false);
    expect(isChargeable(money(0, 'KWD'), tens)).toBe(false);
  });
});

describe('nextCheckDelayMs', () => {
  it('grows and then stays', () => {
    expect([0, 1, 2, 3, 4, 5, 50].map((check) => nextCheckDelayMs(check, 0.5))).toEqual([
      1_500, 5_000, 15_000, 60_000, 300_000, 900_000, 900_000,
    ]);
  });

  it('spreads by the jitter it is given', () => {
    expect([nextCheckDelayMs(0, 0), nextCheckDelayMs(0, 1)]).toEqual([1_200, 1_800]);
  });
});

describe('isPaidOrPending', () => {
  it.each<[PaymentState, boolean]>([
    ['requires_payment_method', false],
    ['requires_action', true],
    ['processing', true],
    ['requires_capture', true],
    ['succeeded', true],
    ['canceled', false],
  ])('in the state %s returns %s', (state, expected) => {
    expect(isPaidOrPending(state)).toBe(expected);
  });
});
