import { smallestCharge } from '#src/domain/shared/money/currency.ts';
import { money, allocateUpTo, type Money } from '#src/domain/shared/money/money.ts';
import type { TaxName } from '#src/domain/catalogue/tax/tax-rules.ts';

/** What a product's or a destination's own file says of tax: another rate, or that none is stated. */
export type TaxOverride = 'none' | { readonly name: TaxName; readonly basisPoints: number };

/** The tax within a price. `name` is a `TaxName`, or in a seller's own words, who then states no country: null. */
export type TaxRule = {
  readonly country: string | null;
  readonly name: string;
  readonly basisPoints: number;
};

/** The one rule that all have; null when they differ or one has none. */
export function sharedTax(rules: readonly (TaxRule | null)[]): TaxRule | null {
  const first = rules[0] ?? null;
  return first !== null && rules.every((rule) => rule !== null && isSameTax(rule, first)) ? first : null;
}

function isSameTax(one: TaxRule, other: TaxRule): boolean {
  return one.country === other.country && one.name === other.name && one.basisPoints === other.basisPoints;
}

/**
 * Returns the tax within an amount that includes it: amount × rate ÷ (1 + rate). `basisPoints` are of the price without tax. It is
 * rounded half up, as tax offices do, to the smallest charge of the currency: the tax within a whole price can have a fraction.
 */
export function includedTax({ minor, currency }: Money, basisPoints: number): Money {
  const coin = smallestCharge(currency);
  const whole = BigInt(10_000 + basisPoints) * coin;
  return money(((minor * BigInt(basisPoints) * 2n + whole) / (whole * 2n)) * coin, currency);
}

/** Something that is sold, with what it costs and the tax that is in it. */
export type Taxed = { readonly net: Money; readonly tax: TaxRule | null };

/** Taxes of one kind together: what all of them come to, and how much of which part. */
export type TaxGroup<Part> = { readonly rule: TaxRule; readonly parts: readonly Part[] };

/** Those that are taxed, by the tax, in the order in which each first comes. */
export function byTax<Part extends { readonly tax: TaxRule | null }>(
  parts: readonly Part[],
): readonly TaxGroup<Part>[] {
  const groups: { rule: TaxRule; parts: Part[] }[] = [];
  for (const part of parts) {
    const { tax } = part;
    if (tax === null) continue;
    const group = groups.find(({ rule }) => isSameTax(rule, tax));
    if (group === undefined) groups.push({ rule: tax, parts: [part] });
    else group.parts.push(part);
  }
  return groups;
}

/**
 * What of each part is tax: worked out once for all that have the same, and split over them by largest remainder, so that
 * the parts add up to what a person reckons from the sum.
 */
export function taxOfEach(parts: readonly Taxed[]): readonly (Money | null)[] {
  const taxes = new Map<Taxed, Money>();
  for (const { rule, parts: alike } of byTax(parts)) {
    const sum = alike.reduce((total, { net }) => total + net.minor, 0n);
    const [first] = alike;
    if (first === undefined) continue;
    const whole = includedTax(money(sum, first.net.currency), rule.basisPoints);
    const shares = allocateUpTo(
      whole,
      alike.map(({ net }) => net.minor),
    );
    for (const [index, part] of alike.entries()) taxes.set(part, shares[index] ?? money(0n, part.net.currency));
  }
  return parts.map((part) => taxes.get(part) ?? null);
}

/**
 * The tax within the first `part` of an amount in whose whole there is `tax`, in minor units, rounded half up; what is paid
 * beyond the whole has the same share. Differences of it add up: whatever goes back step by step, its taxes come to the
 * whole tax in the end.
 */
export function taxOfPart(tax: bigint, part: bigint, whole: bigint): bigint {
  if (whole <= 0n || part <= 0n) return 0n;
  return (tax * part * 2n + whole) / (whole * 2n);
}

/** With how many decimals a rate is shown in per cent: as many as it has. */
export function rateDigits(basisPoints: number): number {
  if (basisPoints % 100 === 0) return 0;
  return basisPoints % 10 === 0 ? 1 : 2;
}
