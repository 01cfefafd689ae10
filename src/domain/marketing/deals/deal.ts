import type { Names } from '#src/domain/catalogue/destination.ts';
import type { DealTerms } from '#src/domain/catalogue/prices/deal-price.ts';

/** What deals are listed by: booked late or early, for days that are quiet, or for a season. */
export const dealKinds = ['last_minute', 'early_bird', 'midweek', 'season'] as const;

export type DealKind = (typeof dealKinds)[number];

/** A group of deals under one heading (spec §2 "Destination deals"). */
export type CampaignWords = {
  readonly id: number;
  readonly slug: string;
  readonly titles: Names;
  readonly texts: Names;
};

/** A deal as it is listed: its description beside its terms. */
export type DealFacts = {
  readonly id: number;
  readonly slug: string;
  readonly kind: DealKind;
  readonly campaignId: number | null;
  readonly titles: Names;
  readonly texts: Names;
  /** From when to when it may be had, ISO 8601 in UTC; the end is not in it, and null is no end. */
  readonly begins: string;
  readonly ends: string | null;
  /** How many orders may still have it; null is any number. */
  readonly left: number | null;
  readonly terms: DealTerms;
  /** The products it is for. */
  readonly products: readonly number[];
};

/** The phase of a deal at a moment. */
export type DealPhase = 'coming' | 'open' | 'used_up' | 'over';

/** The phase of a deal at `nowMs` (milliseconds since the epoch); the first instant of its window is open. */
export function dealPhase(
  { begins, ends, left }: Pick<DealFacts, 'begins' | 'ends' | 'left'>,
  nowMs: number,
): DealPhase {
  if (nowMs < Date.parse(begins)) return 'coming';
  if (ends !== null && nowMs >= Date.parse(ends)) return 'over';
  return left === 0 ? 'used_up' : 'open';
}

/**
 * Whole days until a deal ends, at least one; null when it has no end or its end is further than a month: a number is
 * shown only where it helps to decide, and it is always real.
 */
export function daysLeft({ ends }: Pick<DealFacts, 'ends'>, nowMs: number): number | null {
  if (ends === null) return null;
  const days = Math.ceil((Date.parse(ends) - nowMs) / 86_400_000);
  return days <= 31 ? Math.max(1, days) : null;
}
