import { describe, expect, it } from 'vitest';

import {
  datedSteps,
  freeUntil,
  refundPercentAt,
  policyStart,
  refundOf,
  refundOfParts,
  type PolicyStep,
} from '#src/domain/catalogue/offers/cancellation-policy.ts';
import { currencyCodes, priceStep, type CurrencyCode } from '#src/domain/shared/money/currency.ts';
import { money } from '#src/domain/shared/money/money.ts';

const hour = 3_600_000;
const start = Date.parse('2026-12-01T01:00:00Z');

function due(currency: CurrencyCode, minor: bigint, refundPercent: number): bigint {
  const at = { startsAtMs: start, timeZone: 'Asia/Tokyo' };
  const percent = refundPercentAt([{ hoursBefore: 24, refundPercent }], at, start - 48 * hour);
  return refundOf(money(minor, currency), percent).minor;
}

describe('the refund amount', () => {
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

  it('is all of an amount that was sold in fractions of a currency now priced whole, when all is due', () => {
    expect(due('TWD', 123_450n, 100)).toBe(123_450n);
    expect(due('TWD', 50n, 100)).toBe(50n);
    expect(due('THB', 123_450n, 50)).toBe(61_700n);
    expect(due('HUF', 123_450n, 0)).toBe(0n);
  });
});

describe('the steps of a policy', () => {
  // 2027-03-28 is the day on which clocks go forward in Paris.
  const startsAt = '2027-03-29T08:00:00Z';
  const visit = { startsAt, timeZone: 'Europe/Paris' };
  const policy = [
    { hoursBefore: 24, refundPercent: 20 },
    { hoursBefore: 72, refundPercent: 100 },
    { hoursBefore: 60, refundPercent: 50 },
  ];

  it('end so many days or hours before the start, the earliest first', () => {
    expect(
      datedSteps(policy, policyStart(visit)).map(({ untilMs, ...step }) => [new Date(untilMs).toISOString(), step]),
    ).toEqual([
      // Three days before 10:00 in Paris it was 9:00 in UTC; sixty hours are time that passes.
      ['2027-03-26T09:00:00.000Z', { refundPercent: 100 }],
      ['2027-03-26T20:00:00.000Z', { refundPercent: 50 }],
      ['2027-03-28T08:00:00.000Z', { refundPercent: 20 }],
    ]);
    expect(datedSteps([], policyStart(visit))).toEqual([]);
  });

  it('of a railway are counted in hours, of all else in days of the place', () => {
    const untilOf = (vertical: string): string => {
      const service = { vertical } as Parameters<typeof policyStart>[0]['service'];
      const [step] = datedSteps(policy, policyStart({ ...visit, service }));
      return new Date(step?.untilMs ?? 0).toISOString();
    };
    expect([untilOf('rails'), untilOf('hotels')]).toEqual(['2027-03-26T08:00:00.000Z', '2027-03-26T09:00:00.000Z']);
    expect(policyStart(visit)).toEqual({ startsAtMs: Date.parse(startsAt), timeZone: 'Europe/Paris' });
  });

  it('give back until the moment they end, and nothing after the last', () => {
    const at = (instant: string, unit: string | null = null): number =>
      refundPercentAt(policy, policyStart(visit), Date.parse(instant), unit);
    expect([
      at('2027-03-26T08:59:59.999Z'),
      at('2027-03-26T09:00:00Z'),
      at('2027-03-28T07:59:59.999Z'),
      at('2027-03-28T08:00:00Z'),
    ]).toEqual([100, 50, 20, 0]);
  });

  it('may differ by unit', () => {
    const mixed = [{ hoursBefore: 24, refundPercent: 90, byUnit: { child: 80 } }];
    const at = (unit: string | null): number =>
      refundPercentAt(mixed, policyStart(visit), Date.parse('2027-03-01T00:00:00Z'), unit);
    expect([at('child'), at('adult'), at(null)]).toEqual([80, 90, 90]);
  });

  it('are free until the last that gives everything back to all', () => {
    const until = (steps: readonly PolicyStep[], instant = '2027-03-01T00:00:00Z'): number | null =>
      freeUntil(steps, policyStart(visit), Date.parse(instant));
    const ends = Date.parse('2027-03-26T09:00:00Z');
    expect(until(policy)).toBe(ends);
    expect([until(policy, '2027-03-26T08:59:59.999Z'), until(policy, '2027-03-26T09:00:00Z')]).toEqual([ends, null]);
    expect(until([{ hoursBefore: 24, refundPercent: 99 }])).toBeNull();
    const stored = { hoursBefore: 24, refundPercent: 100 };
    expect(until([{ ...stored, byUnit: { child: 99 } }])).toBeNull();
    expect(until([{ ...stored, byUnit: { child: 100 } }])).toBe(Date.parse('2027-03-28T08:00:00Z'));
    expect(until([stored, { hoursBefore: 72, refundPercent: 100 }])).toBe(Date.parse('2027-03-28T08:00:00Z'));
  });
});

describe('what is due for parts that were given up', () => {
  const parts = (...of: readonly (readonly [bigint, number])[]) =>
    refundOfParts(
      of.map(([netMinor, refundPercent]) => ({ netMinor, refundPercent })),
      'EUR',
    ).minor;

  it('is rounded once over all of them', () => {
    expect(parts([333n, 50], [333n, 50], [334n, 50])).toBe(500n);
    expect([parts([101n, 50]), parts([103n, 50])]).toEqual([50n, 52n]);
    expect(parts()).toBe(0n);
  });

  const sold = [1_050n, 10n, 100n, 949n] as const;
  const percents = [100, 99, 50, 1, 0] as const;
  const parted = sold.flatMap((netMinor) => percents.map((refundPercent) => ({ netMinor, refundPercent })));

  it.each(parted)('never falls when a part is added to %o, in a currency priced whole', (first) => {
    for (const second of parted) {
      const [less, more] = [[first], [first, second]].map((all) => refundOfParts(all, 'TWD').minor);
      expect(more).toBeGreaterThanOrEqual(less ?? 0n);
      expect(more).toBeLessThanOrEqual(first.netMinor + second.netMinor);
    }
  });

  it('applies percentages of six decimals', () => {
    expect(parts([100_000_000n, 33.333333])).toBe(33_333_333n);
    expect(parts([1_000n, 0.04]), 'four tenths of a cent').toBe(0n);
  });
});
