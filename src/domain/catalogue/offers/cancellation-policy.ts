import type { Service } from '#src/domain/catalogue/offers/service.ts';
import { stepEnd, type PolicyStep } from '#src/domain/catalogue/policy-step.ts';
import { priceStep, smallestCharge, type CurrencyCode } from '#src/domain/shared/money/currency.ts';
import { divideHalfEven, money, type Money } from '#src/domain/shared/money/money.ts';

export type { PolicyStep };

/** A step with its date: until `untilMs` (milliseconds since the epoch, exclusive) so much comes back. */
export type DatedStep = Omit<PolicyStep, 'hoursBefore'> & { readonly untilMs: number };

/** A start (milliseconds since the epoch), and the IANA zone by whose calendar the days before it are counted. */
export type PolicyStart = { readonly startsAtMs: number; readonly timeZone: string };

/**
 * Returns the start from which a policy counts. Days before a visit, a stay or a hire are those of its place; conditions of a
 * railway are minutes before departure, and in UTC every day has as many.
 */
export function policyStart(visit: {
  readonly startsAt: string;
  readonly timeZone: string;
  readonly service?: Pick<Service, 'vertical'> | undefined;
}): PolicyStart {
  const { startsAt, timeZone, service } = visit;
  return { startsAtMs: Date.parse(startsAt), timeZone: service?.vertical === 'rails' ? 'UTC' : timeZone };
}

/** The policy's steps as instants for a start, latest last; a non-refundable policy gives none. */
export function datedSteps(policy: readonly PolicyStep[], { startsAtMs, timeZone }: PolicyStart): DatedStep[] {
  return policy
    .toSorted((a, b) => b.hoursBefore - a.hoursBefore)
    .map(({ hoursBefore, ...step }) => ({ untilMs: stepEnd(startsAtMs, { hoursBefore }, timeZone), ...step }));
}

/** How many per cent come back of what is cancelled at `atMs`, of a certain unit where that differs; zero after the last step. */
export function percentBack(
  policy: readonly PolicyStep[],
  start: PolicyStart,
  atMs: number,
  unitId: string | null = null,
): number {
  const step = datedSteps(policy, start).find(({ untilMs }) => atMs < untilMs);
  return (unitId === null ? undefined : step?.byUnit?.[unitId]) ?? step?.refundPercent ?? 0;
}

/** So many per cent of `paid`, never more than that; rounded as `refundOfParts` does. */
export function refundOf(paid: Money, refundPercent: number): Money {
  return refundOfParts([{ netMinor: paid.minor, refundPercent }], paid.currency);
}

/** Percentages have at most six decimals. */
const millionths = 1_000_000;

/** A part of a booking that was given up: what was paid for it, in minor units, and how much of that comes back. */
export type GivenUpPart = { readonly netMinor: bigint; readonly refundPercent: number };

/**
 * What is due for all parts given up so far, never more than was paid for them. Rounded half to even, once and over all
 * of them, to the price step of the currency: the provider pays back in no smaller coin than it charges, and parts given
 * up one by one come to the same as all at once. It never falls when a part is added.
 */
export function refundOfParts(parts: readonly GivenUpPart[], currency: CurrencyCode): Money {
  const coin = priceStep(currency);
  const paid = parts.reduce((sum, part) => sum + part.netMinor, 0n);
  const shares = parts.reduce(
    (sum, part) => sum + part.netMinor * BigInt(Math.round(part.refundPercent * millionths)),
    0n,
  );
  const due = divideHalfEven(shares, BigInt(100 * millionths) * coin) * coin;
  const rounded = due > paid ? due - coin : due;
  // What was sold before its currency had this step is paid back whole where all of it is due.
  const full = parts.reduce((sum, part) => sum + (part.refundPercent === 100 ? part.netMinor : 0n), 0n);
  const payable = full - (full % smallestCharge(currency));
  return money(rounded > payable ? rounded : payable, currency);
}

/** The last instant of a full refund, or null when there is none (left) at `atMs`. */
export function freeUntil(policy: readonly PolicyStep[], start: PolicyStart, atMs: number): number | null {
  const full = datedSteps(policy, start).findLast((step) => step.refundPercent === 100 && keepsNoFee(step));
  return full !== undefined && atMs < full.untilMs ? full.untilMs : null;
}

function keepsNoFee({ byUnit = {} }: DatedStep): boolean {
  return Object.values(byUnit).every((percent) => percent === 100);
}
