import { describe, expect, it } from 'vitest';

import { creditBasisPoints, membershipOf, membershipTiers } from '#src/domain/marketing/membership.ts';
import { money } from '#src/domain/shared/money/money.ts';

describe('membership', () => {
  it.each([
    [-5n, 'brook'],
    [0n, 'brook'],
    [299_999n, 'brook'],
    [300_000n, 'stream'],
    [999_999n, 'stream'],
    [1_000_000n, 'river'],
    [3_000_000n, 'delta'],
    [9_999_999_999n, 'delta'],
  ])('of who has spent %s cents of HKD is %s', (minor, style) => {
    expect(membershipOf(money(minor, 'HKD')).tier.style).toBe(style);
  });

  it('says to the cent what is missing to the next level', () => {
    expect(membershipOf(money(299_999n, 'HKD')).next).toMatchObject({
      tier: { style: 'stream' },
      missing: { minor: 1n, currency: 'HKD' },
    });
    expect(membershipOf(money(3_000_000n, 'HKD')).next).toBe(null);
  });

  it('gives more at each level than at the one before', () => {
    const pairs = membershipTiers.slice(1).map((tier, index) => [membershipTiers[index], tier] as const);
    expect(pairs.every(([a, b]) => a !== undefined && a.fromHkd < b.fromHkd && a.creditPercent < b.creditPercent)).toBe(
      true,
    );
    expect(membershipTiers.map((tier, level) => tier.level === level)).not.toContain(false);
  });

  it('earns so much more than the rate of everybody', () => {
    expect(creditBasisPoints(100, { creditPercent: 125 })).toBe(125);
    expect(creditBasisPoints(1, { creditPercent: 150 })).toBe(2);
    expect(creditBasisPoints(0, { creditPercent: 200 })).toBe(0);
  });
});
