import { describe, expect, it } from 'vitest';

import { cancelQuote, isCancellable, type CancellableBooking } from '#src/domain/booking/cancellation.ts';
import { money } from '#src/domain/pricing/money.ts';

const hour = 3_600_000;
const start = Date.parse('2026-12-01T01:00:00Z');

function booking(changes: Partial<CancellableBooking> = {}): CancellableBooking {
  const policy = [
    { hoursBefore: 24, refundPercent: 50 },
    { hoursBefore: 72, refundPercent: 100 },
  ];
  return {
    reference: 'K7PQ2MXW4T',
    state: 'confirmed',
    paid: money(1001n, 'HKD'),
    policy,
    startsAtMs: start,
    nowMs: start - 100 * hour,
    ...changes,
  };
}

function refundAt(nowMs: number): bigint | string {
  const quote = cancelQuote(booking({ nowMs }));
  return quote.ok ? quote.value.refund.minor : quote.failure.code;
}

describe('what cancelling brings', () => {
  it('changes at the very edge of each step', () => {
    expect(refundAt(start - 72 * hour - 1)).toBe(1001n);
    expect(refundAt(start - 72 * hour)).toBe(500n);
    expect(refundAt(start - 24 * hour - 1)).toBe(500n);
    expect(refundAt(start - 24 * hour)).toBe(0n);
    expect(refundAt(start - 1)).toBe(0n);
    expect(refundAt(start)).toBe('not_cancellable');
  });

  it('names the steps with their instants, the earliest first', () => {
    const quote = cancelQuote(booking());
    expect(quote.ok && quote.value.steps).toEqual([
      { untilMs: start - 72 * hour, refundPercent: 100 },
      { untilMs: start - 24 * hour, refundPercent: 50 },
    ]);
  });

  it.each([
    ['cancelled', 'already_cancelled'],
    ['redeemed', 'voucher_used'],
    ['held', 'not_cancellable'],
    ['confirming', 'not_cancellable'],
    ['unused', 'not_cancellable'],
  ])('is refused for a %s booking: %s', (state, code) => {
    const quote = cancelQuote(booking({ state }));
    expect(quote.ok ? '' : quote.failure.code).toBe(code);
  });

  it('is offered for confirmed visits ahead alone', () => {
    expect(isCancellable('confirmed', true)).toBe(true);
    expect(isCancellable('confirmed', false)).toBe(false);
    expect(isCancellable('cancel_requested', true)).toBe(false);
  });
});
