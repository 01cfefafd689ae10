import { addDays, dateOfDay, dayNumber } from '#src/domain/shared/time/day-number.ts';
import type { QuestionFault } from '#src/domain/search/venues/query-issue.ts';

/**
 * A hotel query, as an address contains it: where, from when to when, how many rooms, for whom. Read by the rules
 * and by the pages alike, so that a field is found wrong for the same reason everywhere. No clock: whether a day has passed
 * is the rules' matter, by the clock of the place.
 */
export type StayQuestion = {
  /** One of the two; both null when only the party and the dates are given. */
  readonly destinationId: number | null;
  readonly hotelId: number | null;
  /** Local dates, "YYYY-MM-DD". */
  readonly checkIn: string;
  readonly checkOut: string;
  readonly nights: number;
  readonly rooms: number;
  readonly adults: number;
  /** Whole years, the youngest first. */
  readonly childAges: readonly number[];
};

/** The fields of a question, as addresses, forms and carts name them. */
export const stayFields = [
  'destination',
  'hotel',
  'check_in',
  'check_out',
  'rooms',
  'adults',
  'children',
  'child_ages',
] as const;
export type StayField = (typeof stayFields)[number];

/** Why a field is refused. */
export const stayFaults = [
  'place_unknown',
  'date_missing',
  'date_unknown',
  'date_order',
  'date_past',
  'date_far',
  'nights_many',
  'rooms_unknown',
  'adults_few',
  'adults_many',
  'children_many',
  'ages_missing',
  'age_unknown',
] as const;
export type StayFaultCode = (typeof stayFaults)[number];

export type StayFault = QuestionFault<StayField, StayFaultCode>;

export type StayReading =
  | { readonly ok: true; readonly value: StayQuestion }
  | { readonly ok: false; readonly fault: StayFault };

/** A stay is 1 to so many nights. */
export const mostNights = 30;
/** One arrives at most so many days from today. */
export const mostDaysAhead = 365;
export const mostRooms = 9;
/** For each room. */
export const mostAdults = 4;
export const mostChildren = 4;
/** Who is older is an adult everywhere. */
export const oldestChild = 17;

/** Reads a question; the first field that cannot be is named. Fields that are left out mean one room for two. */
export function readStay(raw: Readonly<Record<string, string | undefined>>): StayReading {
  const destinationId = idOf(raw['destination']);
  const hotelId = idOf(raw['hotel']);
  if (destinationId === undefined) return refused('destination', 'place_unknown');
  if (hotelId === undefined) return refused('hotel', 'place_unknown');
  const dates = readDates(raw['check_in'], raw['check_out']);
  if ('fault' in dates) return { ok: false, fault: dates.fault };
  const party = readParty(raw);
  if ('fault' in party) return { ok: false, fault: party.fault };
  return { ok: true, value: { destinationId, hotelId, ...dates, ...party } };
}

type Dates = Pick<StayQuestion, 'checkIn' | 'checkOut' | 'nights'>;

function readDates(checkIn = '', checkOut = ''): Dates | { readonly fault: StayFault } {
  if (checkIn === '') return { fault: { field: 'check_in', reason: 'date_missing' } };
  const from = dayOf(checkIn);
  if (from === null) return { fault: { field: 'check_in', reason: 'date_unknown' } };
  if (checkOut === '') return { fault: { field: 'check_out', reason: 'date_missing' } };
  const to = dayOf(checkOut);
  if (to === null) return { fault: { field: 'check_out', reason: 'date_unknown' } };
  const nights = to - from;
  if (nights < 1) return { fault: { field: 'check_out', reason: 'date_order' } };
  if (nights > mostNights) return { fault: { field: 'check_out', reason: 'nights_many' } };
  return { checkIn, checkOut, nights };
}

type StayParty = Pick<StayQuestion, 'rooms' | 'adults' | 'childAges'>;

/** Who stays in how many rooms; used alone where a page knows no dates yet. */
export function readParty(
  raw: Readonly<Record<string, string | undefined>>,
): StayParty | { readonly fault: StayFault } {
  const rooms = countOf(raw['rooms'], 1);
  if (rooms === null || rooms < 1 || rooms > mostRooms) return { fault: { field: 'rooms', reason: 'rooms_unknown' } };
  const adults = countOf(raw['adults'], Math.max(2, rooms));
  if (adults === null || adults < rooms) return { fault: { field: 'adults', reason: 'adults_few' } };
  if (adults > mostAdults * rooms) return { fault: { field: 'adults', reason: 'adults_many' } };
  const ages = agesOf(raw['child_ages'] ?? '');
  const children = countOf(raw['children'], ages?.length ?? 0);
  if (children === null || children > mostChildren * rooms)
    return { fault: { field: 'children', reason: 'children_many' } };
  if (ages === null) return { fault: { field: 'child_ages', reason: 'age_unknown' } };
  if (ages.length !== children) return { fault: { field: 'child_ages', reason: 'ages_missing' } };
  return { rooms, adults, childAges: ages };
}

/** A question as the query of an address or a cart's row keeps it; what goes without saying is left out. */
export function stayWords(question: StayQuestion): Record<string, string> {
  const { destinationId, hotelId, checkIn, checkOut, rooms, adults, childAges } = question;
  return {
    ...(destinationId === null ? {} : { destination: String(destinationId) }),
    ...(hotelId === null ? {} : { hotel: String(hotelId) }),
    check_in: checkIn,
    check_out: checkOut,
    rooms: String(rooms),
    adults: String(adults),
    ...(childAges.length === 0 ? {} : { children: String(childAges.length), child_ages: childAges.join(',') }),
  };
}

/** The local dates of the nights: the day before one leaves is the last. */
export function nightsOf({ checkIn, nights }: Pick<StayQuestion, 'checkIn' | 'nights'>): readonly string[] {
  return Array.from({ length: nights }, (_, night) => addDays(checkIn, night));
}

/** Days since 1 January 1970 of a date that exists and is written "YYYY-MM-DD"; else null. */
export function dayOf(text: string): number | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return null;
  const day = dayNumber(text);
  // 31 February is read as a day in March.
  return dateOfDay(day) === text ? day : null;
}

/** Null when nothing is said, undefined when what is said is no id. */
function idOf(text: string | undefined): number | null | undefined {
  if (text === undefined || text === '') return null;
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;
}

function countOf(text: string | undefined, unsaid: number): number | null {
  if (text === undefined || text.trim() === '') return unsaid;
  return /^\d{1,2}$/.test(text.trim()) ? Number(text) : null;
}

/** "4, 11", "4 11" or "4、11": people write lists in many ways. Null when one of them is no age of a child. */
function agesOf(text: string): readonly number[] | null {
  const words = text.split(/[\s,;、，،]/).filter((word) => word !== '');
  if (words.some((word) => !/^\d{1,2}$/.test(word) || Number(word) > oldestChild)) return null;
  return words.map(Number).toSorted((a, b) => a - b);
}

function refused(field: StayField, reason: StayFaultCode): StayReading {
  return { ok: false, fault: { field, reason } };
}
