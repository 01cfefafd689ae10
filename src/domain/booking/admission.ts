/** When a voucher opens the door, by the moment of the scan; all in milliseconds since the epoch. */
export type VisitTimes = { readonly startsAtMs: number; readonly endsAtMs: number; readonly scannedAtMs: number };

const hourMs = 3_600_000;
/** People come early, and visits end late. */
const hoursBefore = 12;
const hoursAfter = 24;
/** A scanner may have been without a connection for so long, and its clock ahead by so much. */
const longestOfflineMs = 7 * 24 * hourMs;
const clockAheadMs = 10 * 60_000;

/** Whether a scan falls into the time of the visit. */
export function isVisitTime({ startsAtMs, endsAtMs, scannedAtMs }: VisitTimes): boolean {
  return scannedAtMs >= startsAtMs - hoursBefore * hourMs && scannedAtMs <= endsAtMs + hoursAfter * hourMs;
}

/**
 * When a scan counts as done: as the scanner says, but not in the future nor longer ago than a scanner may be offline
 * (then now counts).
 */
export function scanTime(saidMs: number, nowMs: number): number {
  if (saidMs > nowMs + clockAheadMs || saidMs < nowMs - longestOfflineMs) return nowMs;
  return Math.min(saidMs, nowMs);
}
