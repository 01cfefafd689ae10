import { Temporal } from 'temporal-polyfill';

/** An instant (ISO 8601, UTC) by the clock of a place, with the zone's offset of that day. */
export function zonedMoment(instant: string, timeZone: string): Temporal.ZonedDateTime {
  return Temporal.Instant.from(instant).toZonedDateTimeISO(timeZone);
}
