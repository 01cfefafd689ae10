import type { Service } from '#src/domain/catalogue/offers/service.ts';
import { stepEnd, type PolicyStep } from '#src/domain/catalogue/policy-step.ts';
import { priceStep, smallestCharge, type CurrencyCode } from '#src/domain/shared/money/currency.ts';
import { money, roundToPriceStep, type Money } from '#src/domain/shared/money/money.ts';

export type { PolicyStep };

/** A step with its date: its percentage is refunded until `untilMs` (milliseconds since the epoch, exclusive). */
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

/** Returns the policy's steps as instants for a start, latest last; none for a non-refundable policy. */
export function datedSteps(policy: readonly PolicyStep[], { startsAtMs, timeZone }: PolicyStart): DatedStep[] {
  return policy
    .toSorted((a, b) => b.hoursBefore - a.hoursBefore)
    .map(({ hoursBefore, ...step }) => ({ untilMs: stepEnd(startsAtMs, { hoursBefore }, timeZone), ...step }));
}

/**
 * Returns the percentage that is refunded of what is canceled at `atMs`, of a certain unit if the policy has one for it. It is zero
 * after the last step.
 */
export function refundPercentAt(
  policy: readonly PolicyStep[],
  start: PolicyStart,
  atMs: number,
  unitId: string | null = null,
): number {
  const step = datedSteps(policy, start).find(({ untilMs }) => atMs < untilMs);
  return (unitId === null ? undefined : step?.byUnit?.[unitId]) ?? step?.refundPercent ?? 0;
}

/** Returns a percentage of `paid`, never more than that, rounded as in `refundOfParts`. */
export function refundOf(paid: Money, refundPercent: number): Money {
  return refundOfParts([{ netMinor: paid.minor, refundPercent }], paid.currency);
}

/** Percentages have at most six decimals. */
const millionths = 1_000_000;

/** A part of a booking that was canceled: what was paid for it, in minor units, and the percentage that is refunded. */
export type CanceledPart = { readonly netMinor: bigint; readonly refundPercent: number };

/**
 * Returns the refund for all parts canceled so far, never more than was paid for them. It is rounded once over all parts, so that
 * parts canceled one by one are refunded as much as all at once, and to the price step of the currency, because the provider
 * refunds no smaller amount than it charges. A further part never lowers it.
 */
export function refundOfParts(parts: readonly CanceledPart[], currency: CurrencyCode): Money {
  const paid = parts.reduce((sum, part) => sum + part.netMinor, 0n);
  const shares = parts.reduce(
    (sum, part) => sum + part.netMinor * BigInt(Math.round(part.refundPercent * millionths)),
    0n,
  );
  const due = roundToPriceStep(shares, BigInt(100 * millionths), currency);
  const rounded = due > paid ? due - priceStep(currency) : due;
  // What was sold before its currency had this step is paid back whole where all of it is due.
  const full = parts.reduce((sum, part) => sum + (part.refundPercent === 100 ? part.netMinor : 0n), 0n);
  const payable = full - (full % smallestCharge(currency));
  return money(rounded > payable ? rounded : payable, currency);
}

/** Returns the last instant of a full refund, or null if there is none after `atMs`. */
export function freeUntil(policy: readonly PolicyStep[], start: PolicyStart, atMs: number): number | null {
  const full = datedSteps(policy, start).findLast((step) => step.refundPercent === 100 && refundsEveryUnit(step));
  return full !== undefined && atMs < full.untilMs ? full.untilMs : null;
}

function refundsEveryUnit({ byUnit = {} }: DatedStep): boolean {
  return Object.values(byUnit).every((percent) => percent === 100);
}
