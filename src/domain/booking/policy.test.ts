import { describe, expect, it } from 'vitest';

import { percentBack, refundOf } from '#src/domain/booking/policy.ts';
import { currencyCodes, priceStep, type CurrencyCode } from '#src/domain/pricing/currency.ts';
import { money } from '#src/domain/pricing/money.ts';

const hour = 3_600_000;
const start = Date.parse('2026-12-01T01:00:00Z');

function due(currency: CurrencyCode, minor: bigint, refundPercent: number): bigint {
  const at = { startsAtMs: start, timeZone: 'Asia/Tokyo' };
  const percent = percentBack([{ hoursBefore: 24, refundPercent }], at, start - 48 * hour);
  return refundOf(money(minor, currency), percent).minor;
}

describe('what comes back', () => {
  it.each([
    ['KWD', 1_230n, 50, 620n],
    ['KWD', 1_250n, 50, 620n],
    ['BHD', 1_270n, 50, 640n],
    ['JOD', 3_330n, 33, 1_100n],
    ['OMR', 10n, 50, 0n],
    ['OMR', 30n, 50, 20n],
    ['EUR', 1_001n, 50, 500n],
    ['EUR', 1_003n, 50, 502n],
    ['JPY', 101n, 50, 50n],
  ] as const)('of %s %d at %d %% is %d', (currency, paid, percent, expected) => {
    expect(due(currency, paid, percent)).toBe(expected);
  });

  it.each(currencyCodes)('in %s is a chargeable amount, and no more than was paid, at every percentage', (currency) => {
    const coin = priceStep(currency);
    for (let percent = 0; percent <= 100; percent += 1) {
      for (let coins = 1n; coins <= 60n; coins += 1n) {
        const paid = coins * 7n * coin;
        const back = due(currency, paid, percent);
        if (back % coin !== 0n || back < 0n || back > paid) expect.fail(`${percent} % of ${paid} gave ${back}`);
      }
    }
    expect(due(currency, 123n * coin, 100)).toBe(123n * coin);
    expect(due(currency, 123n * coin, 0)).toBe(0n);
  });

  it('is not rounded above an amount that is itself no whole number of steps', () => {
    expect(due('KWD', 1_238n, 100)).toBe(1_230n);
    expect(due('KWD', 9n, 100)).toBe(0n);
  });
});
