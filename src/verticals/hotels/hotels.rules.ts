import { addDays } from '#src/domain/shared/time/day-number.ts';
import { localDateAt } from '#src/domain/shared/time/local-time.ts';
import { metresBetween } from '#src/domain/catalogue/distance.ts';
import { ok, type Result } from '#src/domain/failure.ts';
import type { CurrencyCode } from '#src/domain/shared/money/currency.ts';
import { parseMajor } from '#src/domain/shared/money/money.ts';
import type { HotelContent } from '#src/domain/stays/hotel-content.ts';
import { scoreSteps } from '#src/domain/stays/hotel-labels.ts';
import { readHotel } from '#src/domain/stays/read-hotel.ts';
import {
  dayOf,
  mostDaysAhead,
  nightsOf,
  readStay,
  stayWords,
  type StayFault,
  type StayQuestion,
} from '#src/domain/stays/stay-query.ts';
import { refuseQuestion } from '#src/domain/search/venues/query-issue.ts';
import type { InventoryUnit, RawQuestion, Venue, VenueVertical } from '#src/domain/vertical.ts';
import { roomOffers, roomUnit } from '#src/verticals/hotels/room-offers.details.ts';

/**
 * Hotels: rooms by the night. A night of a room type is an inventory unit, so overlapping stays share it and no room is
 * sold twice. A stay may be requested in a destination or at one hotel.
 */
export const hotels: VenueVertical<StayQuestion> = {
  kind: 'venue',
  key: 'hotels',
  menu: 'hotels',
  checkContent(content) {
    const read = readHotel(content);
    return read.ok ? ok(null) : read;
  },
  readQuestion,
  scopeOf({ hotelId, destinationId }) {
    if (hotelId !== null) return { venueId: hotelId };
    return destinationId === null ? null : { destinationId };
  },
  beginOf: ({ checkIn }) => ({ date: checkIn, field: 'check_in', tooFar: 'date_far' }),
  calendar: {
    questionFrom(question, date, nowMs) {
      const checkOut = addDays(date, question.nights);
      return readQuestion(stayWords({ ...question, checkIn: date, checkOut }), nowMs).ok
        ? { ...question, checkIn: date, checkOut }
        : null;
    },
    daysAhead: mostDaysAhead,
  },
  othersOf: () => [],
  unitsAt(venue, question) {
    const nights = nightsOf(question);
    return hotelOf(venue).rooms.flatMap((room): InventoryUnit[] =>
      nights.map((night) => roomUnit(venue.id, room, night)),
    );
  },
  offersAt(venue, question, { nowMs }) {
    return roomOffers(venue, hotelOf(venue), question, nowMs);
  },
  venueFacets(venue) {
    const { stars, score, district, facilities, access } = hotelOf(venue);
    return {
      stars: [String(stars)],
      score: scoreSteps.filter((step) => score >= step).map(String),
      district: [district],
      facilities,
      access,
    };
  },
  facets: ['stars', 'score', 'meals', 'cancellation', 'district', 'facilities', 'access'],
  figuresOf(venue) {
    const hotel = hotelOf(venue);
    const { stars, score, centre } = hotel;
    return { stars, score, distance: metresBetween(venue, centre), from: usualPrice(hotel, venue.currency) };
  },
};

/**
 * Reads the query of a stay. Rejects a day that has passed everywhere or is more than a year ahead; the offers check
 * the date against the hotel's own time zone.
 */
function readQuestion(raw: RawQuestion, nowMs: number | null): Result<StayQuestion> {
  const read = readStay(raw);
  if (!read.ok) return refused(read.fault);
  if (nowMs === null) return ok(read.value);
  const day = dayOf(read.value.checkIn) ?? 0;
  // The last place where a day ends, and the first where it begins.
  const last = dayOf(localDateAt(new Date(nowMs).toISOString(), 'Etc/GMT+12')) ?? 0;
  const first = dayOf(localDateAt(new Date(nowMs).toISOString(), 'Etc/GMT-14')) ?? 0;
  if (day < last) return refused({ field: 'check_in', reason: 'date_past' });
  if (day > first + mostDaysAhead)
    return refused(
      { field: 'check_in', reason: 'date_far' },
      { soldFrom: addDays(read.value.checkIn, -mostDaysAhead) },
    );
  return ok(read.value);
}

function refused(fault: StayFault, facts: Readonly<Record<string, string>> = {}): Result<never> {
  if (fault.reason === 'date_past') return refuseQuestion('date_past', fault);
  return refuseQuestion(fault.reason === 'date_far' ? 'date_not_offered' : 'bad_request', fault, facts);
}

/** Rows are written through `checkContent`: another content is a fault of ours. */
function hotelOf(venue: Venue): HotelContent {
  const read = readHotel(venue.content);
  if (read.ok) return read.value;
  throw new Error(`venue ${venue.id}: ${read.failure.field ?? 'content'} is not right`);
}

/** Returns the usual weekday price for two, if the hotel has rooms for two, for cards before a search (minor units). */
function usualPrice({ rooms, plans }: HotelContent, currency: CurrencyCode): number {
  const forTwo = rooms.filter((room) => room.sleeps > 1);
  const prices = (forTwo.length > 0 ? forTwo : rooms).map(({ price }) =>
    Number(parseMajor(price, currency)?.minor ?? 0n),
  );
  const least = Math.min(...plans.map((plan) => plan.percent));
  return Math.round((Math.min(...prices) * (100 + least)) / 100);
}
