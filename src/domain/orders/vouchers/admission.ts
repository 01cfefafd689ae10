import type { Service } from '#src/domain/catalogue/offers/service.ts';

/** When a voucher opens the door, by the moment of the scan; all in milliseconds since the epoch. */
export type VisitTimes = { readonly startsAtMs: number; readonly endsAtMs: number; readonly scannedAtMs: number };

const hourMs = 3_600_000;
/** People come early, and visits end late. */
const hoursBefore = 12;
const hoursAfter = 24;
/** A scanner may have been without a connection for so long. */
const longestOfflineMs = 7 * 24 * hourMs;

/** Whether a scan falls into the time of the visit. */
export function isVisitTime({ startsAtMs, endsAtMs, scannedAtMs }: VisitTimes): boolean {
  return scannedAtMs >= startsAtMs - hoursBefore * hourMs && scannedAtMs <= endsAtMs + hoursAfter * hourMs;
}

/**
 * From when on a voucher opens the door: its start, or for what may begin on any of several days (a rail pass whose first day is
 * open has the last of them as its start) the first of them. Milliseconds since the epoch.
 */
export function opensAtMs(startsAt: string, service: Pick<Service, 'details'> | undefined): number {
  const starts = (service?.details ?? []).flatMap((detail) =>
    detail.kind === 'span' ? [Date.parse(`${detail.from.date}T${detail.from.time}:00${detail.from.offset}`)] : [],
  );
  return Math.min(Date.parse(startsAt), ...starts);
}

/**
 * When a scan counts as done: as the scanner says, but not in the future nor longer ago than a scanner may be offline
 * (then now counts).
 */
export function scanTime(saidMs: number, nowMs: number): number {
  return saidMs < nowMs - longestOfflineMs ? nowMs : Math.min(saidMs, nowMs);
}
