import { dateOfDay, utcDayAt } from '#src/domain/shared/time/day-number.ts';
import { addDays, daysBetween, isDate } from '#src/domain/shared/time/local-time.ts';
import { ok, type Result } from '#src/domain/failure.ts';
import { refuseHire, type HireField } from '#src/domain/cars/hire-issue.ts';
import { countryNamed } from '#src/domain/accounts/residences.ts';

/** A moment by the clock of a place: "YYYY-MM-DD" and "HH:MM". */
export type LocalMoment = { readonly date: string; readonly time: string };

/** The query of a car rental search. */
export type HireQuestion = {
  /** A station, or all of a destination. */
  readonly at: { readonly venueId: number } | { readonly destinationId: number };
  /** The station to which the car goes back; null where it came from. */
  readonly dropOff: number | null;
  readonly from: LocalMoment;
  readonly to: LocalMoment;
  readonly age: number;
  /** Where the driver's licence is from, ISO 3166-1 alpha-2. */
  readonly country: string;
};

/** The lowest age to drive anywhere; each station may require more. */
export const driverAges = { from: 18, to: 99 } as const;
/** Hires end so many days after they begin at the latest, and begin so many days from now. */
export const longestHireDays = 30;
const furthestDays = 330;

/**
 * Reads a question as an address holds it: `pick_up` or `destination`, `drop_off`, `from_date`, `from_time`, `to_date`,
 * `to_time`, `age`, `country`. Refused is what needs no station to be seen: what does not exist in a calendar, what
 * ends before it begins, what is over on every clock of the world. With `nowMs` null the last is not checked.
 */
export function readHireQuestion(
  raw: Readonly<Record<string, string>>,
  nowMs: number | null,
): Result<HireQuestion, 'bad_request'> {
  const at = scopeIn(raw);
  if (at === null) return refuseHire('pick_up', 'place_unknown');
  const dropOff = idIn(raw['drop_off']);
  if (dropOff === 'wrong') return refuseHire('drop_off', 'place_unknown');
  const from = momentIn(raw, 'from_date', 'from_time');
  if (!from.ok) return from;
  const to = momentIn(raw, 'to_date', 'to_time');
  if (!to.ok) return to;
  const span = spanFault(from.value, to.value, nowMs);
  if (span !== null) return span;
  const age = wholeIn(raw['age']);
  if (age === null || age < driverAges.from || age > driverAges.to)
    return refuseHire('age', 'age_wrong', { from: String(driverAges.from) });
  const country = countryNamed(raw['country'] ?? '');
  if (country === null) return refuseHire('country', 'country_wrong');
  const elsewhere = 'venueId' in at && at.venueId === dropOff ? null : dropOff;
  return ok({ at, dropOff: elsewhere, from: from.value, to: to.value, age, country });
}

function scopeIn(raw: Readonly<Record<string, string>>): HireQuestion['at'] | null {
  const venueId = idIn(raw['pick_up']);
  if (venueId === 'wrong') return null;
  if (venueId !== null) return { venueId };
  const destinationId = idIn(raw['destination']);
  return destinationId === null || destinationId === 'wrong' ? null : { destinationId };
}

function idIn(text = ''): number | null | 'wrong' {
  if (text === '') return null;
  return /^[1-9]\d{0,6}$/.test(text) ? Number(text) : 'wrong';
}

function wholeIn(text = ''): number | null {
  return /^\d{1,3}$/.test(text) ? Number(text) : null;
}

function momentIn(
  raw: Readonly<Record<string, string>>,
  dateField: HireField,
  timeField: HireField,
): Result<LocalMoment, 'bad_request'> {
  const date = raw[dateField] ?? '';
  const time = raw[timeField] ?? '';
  if (!isDate(date)) return refuseHire(dateField, 'date_wrong');
  // Desks give keys at full and half hours.
  if (!/^(?:[01]\d|2[0-3]):(?:00|30)$/.test(time)) return refuseHire(timeField, 'time_wrong');
  return ok({ date, time });
}

function spanFault(from: LocalMoment, to: LocalMoment, nowMs: number | null): ReturnType<typeof refuseHire> | null {
  if (nowMs !== null) {
    // A day has begun somewhere up to fourteen hours before it does in UTC, and lasts elsewhere twelve hours longer.
    const today = dateOfDay(utcDayAt(nowMs));
    if (daysBetween(today, from.date) < -1) return refuseHire('from_date', 'over');
    if (daysBetween(today, from.date) > furthestDays)
      return refuseHire('from_date', 'too_far_ahead', { soldFrom: addDays(from.date, -furthestDays) });
  }
  const days = daysBetween(from.date, to.date);
  if (days < 0) return refuseHire('to_date', 'before_pick_up');
  if (days === 0 && to.time <= from.time) return refuseHire('to_time', 'before_pick_up');
  return days > longestHireDays + 1 ? refuseHire('to_date', 'too_long') : null;
}
