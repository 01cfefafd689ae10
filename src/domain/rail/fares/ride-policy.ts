import type { PolicyStep } from '#src/domain/catalogue/offers/cancellation-policy.ts';
import { divideHalfEven, type Money } from '#src/domain/shared/money/money.ts';
import type { PricedFare } from '#src/domain/rail/fares/price-offer.ts';

/** What one of a kind of traveller pays, and the tickets that this is for. */
export type KindPrice = {
  readonly id: string;
  readonly count: number;
  readonly priceMinor: bigint;
  readonly tickets: readonly Pick<PricedFare, 'refund'>[];
};

/**
 * Returns the refund of all tickets of a journey when it is returned as a whole, as steps before its start
 * (milliseconds since the epoch): after each step of any ticket another per cent holds, to six decimals, of each kind
 * of traveller where fixed fees make them differ. A ticket without published conditions is not refundable. `inOne`
 * turns an amount into the currency of the prices. Once the journey has begun nothing of it is refundable.
 */
export function ridePolicy(
  kinds: readonly KindPrice[],
  startsMs: number,
  inOne: (amount: Money) => bigint,
): readonly PolicyStep[] {
  const ends = kinds
    .flatMap(({ tickets }) => tickets.flatMap(({ refund }) => refund ?? []))
    .map(({ untilMs }) => untilMs);
  const times = [...new Set(ends.map((untilMs) => Math.min(untilMs, startsMs)))].toSorted((one, other) => one - other);
  const steps = times.map((atMs): PolicyStep => {
    const back = kinds.map((kind) => ({ ...kind, backMinor: backOf(kind, atMs, inOne) }));
    const all = percent(
      sum(back, ({ backMinor }) => backMinor),
      sum(back, ({ priceMinor }) => priceMinor),
    );
    const paying = back.filter(({ priceMinor }) => priceMinor > 0n);
    const byUnit = Object.fromEntries(paying.map((kind) => [kind.id, percent(kind.backMinor, kind.priceMinor)]));
    const hoursBefore = (startsMs - atMs) / 3_600_000;
    const isOne = Object.values(byUnit).every((one) => one === all);
    return { hoursBefore, refundPercent: all, ...(isOne ? {} : { byUnit }) };
  });
  // A fixed fee may leave nothing of a cheap ticket that gives a part back later: such a step is said.
  const last = steps.findLastIndex(({ refundPercent }) => refundPercent > 0);
  return steps.slice(0, last + 1).filter((step, at, list) => !isSame(step, list[at + 1]));
}

function sum(
  kinds: readonly (KindPrice & { backMinor: bigint })[],
  of: (kind: KindPrice & { backMinor: bigint }) => bigint,
) {
  return kinds.reduce((total, kind) => total + of(kind) * BigInt(kind.count), 0n);
}

function backOf({ tickets, priceMinor }: KindPrice, atMs: number, inOne: (amount: Money) => bigint): bigint {
  const back = tickets.reduce((total, { refund }) => {
    const step = refund?.find(({ untilMs }) => atMs <= untilMs);
    return step === undefined ? total : total + inOne(step.back);
  }, 0n);
  return back < priceMinor ? back : priceMinor;
}

/** Per cent to six decimals. */
function percent(part: bigint, whole: bigint): number {
  return whole === 0n ? 0 : Number(divideHalfEven(part * 100_000_000n, whole)) / 1_000_000;
}

/** A step after which the same holds says nothing. */
function isSame(step: PolicyStep, next: PolicyStep | undefined): boolean {
  if (next === undefined) return false;
  return step.refundPercent === next.refundPercent && JSON.stringify(step.byUnit) === JSON.stringify(next.byUnit);
}
