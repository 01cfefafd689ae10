import { divideHalfEven, money, type Money } from '#src/domain/shared/money/money.ts';

/**
 * The levels of membership (spec §3 "membership_level", "membership_style"): the spending of twelve months in HKD, and
 * its benefits. `creditPercent` is what visits earn, in percent of the base rate.
 */
export const membershipTiers = [
  { level: 0, style: 'brook', fromHkd: 0, creditPercent: 100 },
  { level: 1, style: 'stream', fromHkd: 3_000, creditPercent: 125 },
  { level: 2, style: 'river', fromHkd: 10_000, creditPercent: 150 },
  { level: 3, style: 'delta', fromHkd: 30_000, creditPercent: 200 },
] as const;

export type MembershipTier = (typeof membershipTiers)[number];
export type MembershipStyle = MembershipTier['style'];

/** Months whose spending counts. */
export const membershipMonths = 12;

export type Membership = {
  readonly tier: MembershipTier;
  readonly spent: Money;
  /** The next level and what is missing to it; null at the highest. */
  readonly next: { readonly tier: MembershipTier; readonly missing: Money } | null;
};

/** The level of who has spent so much; `spent` is in HKD, nothing below zero counts. */
export function membershipOf(spent: Money): Membership {
  const tier = membershipTiers.findLast(({ fromHkd }) => spent.minor >= threshold(fromHkd).minor) ?? membershipTiers[0];
  const next = membershipTiers.find(({ level }) => level === tier.level + 1);
  return {
    tier,
    spent,
    next:
      next === undefined ? null : { tier: next, missing: money(threshold(next.fromHkd).minor - spent.minor, 'HKD') },
  };
}

/** Where a level begins, as money. */
export function threshold(fromHkd: number): Money {
  return money(BigInt(fromHkd) * 100n, 'HKD');
}

/** What of a price members of a level earn, in basis points; rounded to the half that is even. */
export function creditBasisPoints(
  basisPoints: number,
  { creditPercent }: Pick<MembershipTier, 'creditPercent'>,
): number {
  return Number(divideHalfEven(BigInt(basisPoints) * BigInt(creditPercent), 100n));
}
