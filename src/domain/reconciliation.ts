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

/** The span that a run compares: from well before the last run's end up to what has settled. */
export function spanOf(
  nowMs: number,
  lastUntilMs: number | null,
  lookBackMs?: number,
): { fromMs: number; untilMs: number } {
  const untilMs = nowMs - settlingMs;
  if (lookBackMs !== undefined) return { fromMs: untilMs - lookBackMs, untilMs };
  return { fromMs: lastUntilMs === null ? untilMs - firstLookMs : Math.min(lastUntilMs, untilMs) - overlapMs, untilMs };
}
