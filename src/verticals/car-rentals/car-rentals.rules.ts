import { venuePlace } from '#src/domain/catalogue/meeting-points/venue-place.ts';
import { fail, ok } from '#src/domain/failure.ts';
import { carUnitKey, longestWayHomeMs, quartersOf, wayHomeMs } from '#src/domain/cars/car-quarters.ts';
import { hoursOnWeekday } from '#src/domain/cars/rental-desk-hours.ts';
import { readHireQuestion, type HireQuestion, type LocalMoment } from '#src/domain/cars/hire-query.ts';
import type { HireSpan } from '#src/domain/cars/billed-days.ts';
import { hireSpan } from '#src/domain/cars/hire-span.ts';
import { classesFor, hireAt, refusalOf, stationOf, type FleetClass, type Hire } from '#src/domain/cars/station.ts';
import { stationFault } from '#src/domain/cars/station-content.ts';
import { minutesOf } from '#src/domain/shared/time/local-time.ts';
import { atStation } from '#src/domain/rail/station-time.ts';
import type { InventoryUnit, Venue, VenueGround, VenueOffer, VenueVertical } from '#src/domain/vertical.ts';
import { carTitle } from '#src/verticals/car-rentals/car-title.details.ts';
import { hireDetails } from '#src/verticals/car-rentals/hire.details.ts';
import { carUnit, hireUnits } from '#src/verticals/car-rentals/hire-units.details.ts';

/**
 * Car rental: venues are stations, offers are car classes by ACRISS code. A rental uses a car of the pickup station's
 * fleet for the quarter days of the rental, of cleaning and, if one-way, of the transfer back (decision 55).
 */
export const carRentals: VenueVertical<HireQuestion> = {
  kind: 'venue',
  key: 'car-rentals',
  menu: 'car-rentals',
  facets: ['category', 'transmission', 'seats', 'fuel', 'company', 'mileage', 'station'],
  checkContent(content) {
    const field = stationFault(content);
    return field === null ? ok(null) : fail('bad_request', { field });
  },
  readQuestion: readHireQuestion,
  scopeOf: ({ at }) => at,
  beginOf: ({ from }) => ({ date: from.date, field: 'from_date', tooFar: 'too_far_ahead' }),
  othersOf: ({ dropOff }) => (dropOff === null ? [] : [dropOff]),
  refusalAt: (venue, question, ground) => refusalOf(venue, question, ground.venue),
  unitsAt(venue, question) {
    const span = widestSpan(venue, question);
    return span === null ? [] : classesFor(stationOf(venue), question.age).flatMap((one) => unitsOf(venue, one, span));
  },
  offersAt(venue, question, ground) {
    const hire = hireAt(venue, question, ground.venue);
    return hire.ok
      ? classesFor(hire.value.from, question.age).map((one) => offerOf(hire.value, one, question, ground))
      : [];
  },
  venueFacets: (venue) => ({ company: [venue.supplier], station: [stationOf(venue).content.kind] }),
  figuresOf: hoursInFigures,
};

/** The time zone and distance of the drop-off station are unknown here; no time zone is further from UTC than this. */
const clocksApartMs = 14 * 3_600_000;

/** Returns the longest span of a rental, from its pickup station alone; null if its times do not exist. */
function widestSpan({ id, timeZone }: Venue, question: HireQuestion): HireSpan | null {
  if (question.dropOff === null || question.dropOff === id) {
    const span = hireSpan(question, timeZone, timeZone);
    return span.ok ? span.value : null;
  }
  const inUtc = ({ date, time }: LocalMoment): number => Date.parse(`${date}T${time}:00Z`);
  return {
    startMs: inUtc(question.from) - clocksApartMs,
    endMs: inUtc(question.to) + clocksApartMs + longestWayHomeMs,
  };
}

function unitsOf(venue: Venue, { row }: FleetClass, span: HireSpan, wayMs = 0): readonly InventoryUnit[] {
  const { turnMinutes } = stationOf(venue).content;
  return quartersOf(span, turnMinutes, wayMs).map((quarter) => ({
    key: carUnitKey(venue.id, row.code, quarter),
    total: row.cars,
  }));
}

function offerOf(hire: Hire, one: FleetClass, question: HireQuestion, { nowMs }: VenueGround): VenueOffer {
  const { from, span } = hire;
  const { venue, content } = from;
  return {
    id: one.row.code,
    titles: carTitle(one.car),
    details: hireDetails(hire, one, question),
    units: hireUnits(hire, one, question),
    counts: { [carUnit]: 1 },
    minParty: 1,
    maxParty: 1,
    inventoryUnits: unitsOf(venue, one, span, wayHomeMs(hire.metres)).map((unit) => ({ ...unit, position: null })),
    policy: [{ hoursBefore: content.freeHours, refundPercent: 100 }],
    startsAt: new Date(span.startMs).toISOString(),
    endsAt: new Date(span.endMs).toISOString(),
    localDate: question.from.date,
    localStart: question.from.time,
    localEnd: atStation(span.endMs / 1000, hire.to.venue.timeZone).time,
    over: span.startMs - content.noticeMinutes * 60_000 <= nowMs,
    closed: hire.isClosed || content.licence.refused.includes(question.country),
    facets: facetsOf(one, content.mileage === null, hire.days),
    meetingPoint: venuePlace(venue, { name: { en: content.desk }, address: content.address }),
    // All that is worth knowing is among the details, in words of many languages.
    goodToKnow: [],
    redemption: 'DIGITAL',
    perPersonTicket: false,
  };
}

function facetsOf({ car, row }: FleetClass, isUnlimited: boolean, days: number): Record<string, readonly string[]> {
  return {
    category: [car.category],
    transmission: [car.transmission],
    seats: [String(row.seats)],
    fuel: car.fuel === 'unspecified' ? [] : [car.fuel],
    mileage: [isUnlimited ? 'unlimited' : 'limited'],
    // Not for filtering: what a card draws and says.
    bags: [String(row.bags)],
    days: [String(days)],
    type: [car.type],
    air: car.airConditioning ? ['yes'] : [],
  };
}

/** The hours of the desk by weekday, in minutes after midnight: a day without them is closed. */
function hoursInFigures(venue: Venue): Record<string, number> {
  const { week, minAge } = stationOf(venue).content;
  const hours = [1, 2, 3, 4, 5, 6, 7].flatMap((weekday) => {
    const open = hoursOnWeekday(week, weekday);
    return open === null
      ? []
      : [
          [`opens_${weekday}`, minutesOf(open.from)],
          [`closes_${weekday}`, minutesOf(open.to)],
        ];
  });
  return { ...Object.fromEntries(hours), min_age: minAge };
}
