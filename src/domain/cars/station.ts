import { metresBetween } from '#src/domain/catalogue/distance.ts';
import { ok, type Result } from '#src/domain/failure.ts';
import { readAcriss, type CarClass } from '#src/domain/cars/acriss.ts';
import { hoursOn, isRentalDeskOpen } from '#src/domain/cars/rental-desk-hours.ts';
import { refuseHire, type HireField } from '#src/domain/cars/hire-issue.ts';
import { billedDays, type HireSpan } from '#src/domain/cars/billed-days.ts';
import type { HireQuestion, LocalMoment } from '#src/domain/cars/hire-query.ts';
import { hireSpan } from '#src/domain/cars/hire-span.ts';
import { isStationContent, type FleetRow, type StationContent } from '#src/domain/cars/station-content.ts';
import { parseMajor } from '#src/domain/shared/money/money.ts';
import type { Venue } from '#src/domain/vertical.ts';

/** A station with its facts read. */
export type Station = { readonly venue: Venue; readonly content: StationContent };

/** Throws when the catalogue let something else in: it is checked before it is stored. */
export function stationOf(venue: Venue): Station {
  const { content } = venue;
  if (!isStationContent(content)) throw new Error(`venue ${venue.id} is not a car rental station`);
  return { venue, content };
}

/** A sum of a station's content, in minor units of what the station is paid in. */
export function minorOf({ venue }: Station, sum: string): bigint {
  const amount = parseMajor(sum, venue.currency);
  if (amount === null)
    throw new Error(`venue ${venue.id} has the amount "${sum}", which is not an amount in ${venue.currency}`);
  return amount.minor;
}

export type FleetClass = { readonly row: FleetRow; readonly car: CarClass; readonly minAge: number };

/** The classes of a station that a driver of this age may have. */
export function classesFor({ content }: Station, age: number): readonly FleetClass[] {
  return content.fleet.flatMap((row) => {
    const car = readAcriss(row.code);
    const minAge = Math.max(row.minAge ?? 0, content.minAge);
    return car === null || age < minAge ? [] : [{ row, car, minAge }];
  });
}

export type Hire = {
  readonly from: Station;
  readonly to: Station;
  readonly span: HireSpan;
  /** Days that are paid for. */
  readonly days: number;
  /** Between the two stations, as the crow flies; 0 where the car is returned to its station. */
  readonly metres: number;
  readonly isClosed: boolean;
};

/**
 * The hire that a question means at a station. Refused, each beside its field: a return where the company has no desk
 * or does not let cars go, times that the clocks there skip, lengths from the clocks of two places.
 */
export function hireAt(
  venue: Venue,
  question: HireQuestion,
  venueOf: (id: number) => Venue | undefined,
): Result<Hire, 'bad_request'> {
  const from = stationOf(venue);
  const to = returnOf(from, question.dropOff, venueOf);
  if (to === null) return refuseHire('drop_off', 'no_return_there');
  const span = hireSpan(question, venue.timeZone, to.venue.timeZone);
  if (!span.ok) return span;
  const isOpen =
    isRentalDeskOpen(from.content.week, question.from.date, question.from.time) &&
    isRentalDeskOpen(to.content.week, question.to.date, question.to.time);
  const metres = from === to ? 0 : metresBetween(venue, to.venue);
  return ok({ from, to, span: span.value, days: billedDays(span.value, venue.timeZone), metres, isClosed: !isOpen });
}

function returnOf(from: Station, dropOff: number | null, venueOf: (id: number) => Venue | undefined): Station | null {
  if (dropOff === null || dropOff === from.venue.id) return from;
  const venue = venueOf(dropOff);
  const { oneWay } = from.content;
  if (venue === undefined || oneWay === null) return null;
  const isSame =
    venue.vertical === from.venue.vertical &&
    venue.supplierId === from.venue.supplierId &&
    venue.country === from.venue.country;
  const isReached = venue.destinationId === from.venue.destinationId || oneWay.to.includes(venue.destinationId);
  return isSame && isReached ? stationOf(venue) : null;
}

/** Returns a refusal where the desk is closed, with its hours of that day where it has any. */
function deskAt({ content: { week } }: Station, { date, time }: LocalMoment, field: HireField) {
  if (isRentalDeskOpen(week, date, time)) return null;
  const hours = hoursOn(week, date);
  return refuseHire(field, 'closed', hours === null ? {} : { opens: hours.from, closes: hours.to });
}

/** Returns why nothing can be hired here as requested: the first reason, with its field. */
export function refusalOf(
  venue: Venue,
  question: HireQuestion,
  venueOf: (id: number) => Venue | undefined,
): Result<null, 'bad_request'> {
  const hire = hireAt(venue, question, venueOf);
  if (!hire.ok) return hire;
  const { from, to } = hire.value;
  if (from.content.licence.refused.includes(question.country)) return refuseHire('country', 'licence_refused');
  if (classesFor(from, question.age).length === 0)
    return refuseHire('age', 'age_wrong', { from: String(from.content.minAge) });
  return deskAt(from, question.from, 'from_time') ?? deskAt(to, question.to, 'to_time') ?? ok(null);
}
