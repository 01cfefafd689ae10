/** How the provider's books and ours may differ. */
export type FindingKind =
  | 'charge_unknown'
  | 'charge_double'
  | 'charge_unsettled'
  | 'charge_amount'
  | 'charge_missing'
  | 'refund_unknown'
  | 'refund_amount'
  | 'refund_state'
  | 'refund_missing'
  | 'dispute_unknown'
  | 'dispute_state'
  | 'dispute_missing';

const minutes = 60_000;
const days = 24 * 60 * minutes;

/** What is younger is still on its way: neither judged nor refunded. */
export const settlingMs = 30 * minutes;
/** How far the first run looks back, and how far each further one looks behind the end of the last. */
export const firstLookMs = 35 * days;
export const overlapMs = 7 * days;
export const dayMs = days;

export type ComparedSpan = { readonly fromMs: number; readonly untilMs: number };

/**
 * The last instant up to which the spans of earlier runs leave no gap, counted from where a first daily run begins. A
 * short run that a person starts after an outage does not hide what is before it. Null before the first run.
 */
export function comparedUntilMs(spans: readonly ComparedSpan[]): number | null {
  if (spans.length === 0) return null;
  let untilMs = Math.min(...spans.map((span) => span.untilMs)) - firstLookMs;
  for (const span of spans.toSorted((one, other) => one.fromMs - other.fromMs)) {
    if (span.fromMs > untilMs) break;
    untilMs = Math.max(untilMs, span.untilMs);
  }
  return untilMs;
}

/** A run that ended well, or, without `finishedMs`, one that is under way. */
export type ReconciliationRun = ComparedSpan & { readonly finishedMs: number | null };

/**
 * Whether a run is due: none is under way, and, for the daily one, none within a day has left everything compared
 * without a gap. A run beyond a gap does not count as the daily one.
 */
export function isDue(runs: readonly ReconciliationRun[], nowMs: number, daily: boolean): boolean {
  if (runs.some(({ finishedMs }) => finishedMs === null)) return false;
  const comparedMs = comparedUntilMs(runs);
  return (
    !daily ||
    comparedMs === null ||
    !runs.some(({ finishedMs, untilMs }) => Number(finishedMs) > nowMs - dayMs && untilMs <= comparedMs)
  );
}

/** The span that a run compares: from well before what was compared without a gap up to what has settled. */
export function spanOf(nowMs: number, comparedMs: number | null, lookBackMs?: number): ComparedSpan {
  const untilMs = nowMs - settlingMs;
  if (lookBackMs !== undefined) return { fromMs: untilMs - lookBackMs, untilMs };
  return { fromMs: comparedMs === null ? untilMs - firstLookMs : Math.min(comparedMs, untilMs) - overlapMs, untilMs };
}
