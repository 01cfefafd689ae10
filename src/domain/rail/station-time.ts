import { Temporal } from 'temporal-polyfill';

/**
 * What a station's clock says of a local time: seconds since the epoch, and whether that time exists once, twice (clocks go
 * back: the first of the two is meant) or not at all (clocks go forward).
 */
export type StationTime =
  | { readonly kind: 'once' | 'twice'; readonly seconds: number }
  | { readonly kind: 'skipped'; readonly next: string };

/** `date` is "YYYY-MM-DD", `time` "HH:MM"; both must exist in a calendar. For a skipped time `next` is the first one after it. */
export function stationTime(date: string, time: string, timeZone: string): StationTime {
  const local = Temporal.PlainDateTime.from(`${date}T${time}`);
  const early = local.toZonedDateTime(timeZone, { disambiguation: 'earlier' });
  const late = local.toZonedDateTime(timeZone, { disambiguation: 'later' });
  const seconds = early.epochMilliseconds / 1000;
  if (early.epochMilliseconds === late.epochMilliseconds) return { kind: 'once', seconds };
  if (early.toPlainDateTime().equals(local)) return { kind: 'twice', seconds };
  const next = late.getTimeZoneTransition('previous') ?? late;
  return { kind: 'skipped', next: next.toPlainTime().toString().slice(0, 5) };
}

/** An instant by a station's clock: its date, its time and how far that is from UTC ("+01:00"). */
export function atStation(
  seconds: number,
  timeZone: string,
): { readonly date: string; readonly time: string; readonly offset: string } {
  const moment = Temporal.Instant.fromEpochMilliseconds(seconds * 1000).toZonedDateTimeISO(timeZone);
  return {
    date: moment.toPlainDate().toString(),
    time: moment.toPlainTime().toString().slice(0, 5),
    offset: moment.offset,
  };
}
