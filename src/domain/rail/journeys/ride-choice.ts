import { isDate } from '#src/domain/shared/time/local-time.ts';
import { fail, ok, type Result } from '#src/domain/failure.ts';
import { adultAge, fareClasses, type FareClass, type RailTraveller } from '#src/domain/rail/fares/passenger.ts';
import type { RawQuestion } from '#src/domain/vertical.ts';

/** A requested ride: a trip on its service day, from where to where (ids of stations). */
export type RideLeg = {
  readonly tripId: number;
  readonly date: string;
  readonly from: number;
  readonly to: number;
};

/** The query for a journey that is for sale. Travellers: adults first, then children. */
export type RideQuestion = {
  readonly legs: readonly RideLeg[];
  readonly class: FareClass;
  /** The keys of its tickets' fares, joined by "~"; null takes the cheapest of the class. */
  readonly fares: string | null;
  readonly travellers: readonly RailTraveller[];
  /** For each leg a seat ("7-12A") for each traveller who pays, or null where we choose: infants sit on a lap. */
  readonly seats: readonly (readonly string[] | null)[];
};

/** So many rides a journey has at most, and so many may travel together. */
export const mostLegs = 4;
export const mostTravellers = 9;

/**
 * Reads the words of a journey: `legs` ("tripId.date.s1.s2" joined by "~": service date, stations), `class`, `fares`,
 * `adults`, `children`, `child_ages`, `adult_ages` and `cards` (",70": in the order of the adults, empty where one says
 * no age or has no card), and `seats` ("7-12A,7-12B~": one group a leg, empty where we choose). What cannot be is
 * refused with its field.
 */
export function readRideQuestion(raw: RawQuestion): Result<RideQuestion, 'bad_request'> {
  const legs = readLegs(raw['legs'] ?? '');
  if (legs === null) return fail('bad_request', { field: 'legs' });
  const fareClass = fareClasses.find((one) => one === raw['class']);
  if (fareClass === undefined) return fail('bad_request', { field: 'class' });
  const fares = raw['fares'] ?? '';
  if (fares.length > longestFares) return fail('bad_request', { field: 'fares' });
  const travellers = readTravellers(raw);
  if (!travellers.ok) return travellers;
  const seats = readSeats(raw['seats'] ?? '', legs.length, travellers.value.length);
  if (seats === null) return fail('bad_request', { field: 'seats' });
  return ok({ legs, class: fareClass, fares: fares === '' ? null : fares, travellers: travellers.value, seats });
}

/** Words of a choice are no longer; fares whose keys are go without. */
export const longestFares = 500;

/** The words of a journey without seats, as `readRideQuestion` reads them. */
export function writeRideQuestion({ legs, class: fareClass, fares, travellers }: RideQuestion): RawQuestion {
  const adults = travellers.filter(isAdult);
  const ages = travellers.flatMap((one) => (isAdult(one) ? [] : (one.age ?? [])));
  const adultAges = inOrder(adults.map(({ age }) => age));
  const cards = inOrder(adults.map(({ card }) => card));
  return {
    legs: legs.map(({ tripId, date, from, to }) => `${tripId}.${date}.s${from}.s${to}`).join('~'),
    class: fareClass,
    ...(fares === null || fares.length > longestFares ? {} : { fares }),
    adults: String(adults.length),
    ...(ages.length === 0 ? {} : { children: String(ages.length), child_ages: ages.join(',') }),
    ...(adultAges === '' ? {} : { adult_ages: adultAges }),
    ...(cards === '' ? {} : { cards }),
  };
}

function isAdult({ age }: RailTraveller): boolean {
  return age === null || age >= adultAge;
}

/** Returns the values of adults, up to the last given one: ",70". */
function inOrder(said: readonly (string | number | null)[]): string {
  return said.slice(0, said.findLastIndex((one) => one !== null) + 1).join(',');
}

function readLegs(text: string): RideLeg[] | null {
  const parts = text.split('~');
  if (parts.length > mostLegs) return null;
  const legs = parts.flatMap((part) => {
    const [, trip, date, from, to] =
      /^([1-9]\d{0,8})\.(20\d\d-\d\d-\d\d)\.s([1-9]\d{0,8})\.s([1-9]\d{0,8})$/.exec(part) ?? [];
    if (date === undefined || !isDate(date) || from === to) return [];
    return [{ tripId: Number(trip), date, from: Number(from), to: Number(to) }];
  });
  return legs.length === parts.length ? legs : null;
}

function readTravellers(raw: RawQuestion): Result<RailTraveller[], 'bad_request'> {
  const adults = readCount(raw['adults'] ?? '1');
  if (adults === null) return fail('bad_request', { field: 'adults' });
  const children = readCount(raw['children'] ?? '0');
  if (children === null) return fail('bad_request', { field: 'children' });
  if (adults + children < 1 || adults + children > mostTravellers) return fail('bad_request', { field: 'adults' });
  const ages = listOf(raw['child_ages'], /^(?:\d|1[0-7])$/);
  if (ages?.length !== children) return fail('bad_request', { field: 'child_ages' });
  const adultAges = listOf(raw['adult_ages'], /^(?:1[89]|[2-9]\d|1[01]\d|120)?$/);
  if (adultAges === null || adultAges.length > adults) return fail('bad_request', { field: 'adult_ages' });
  const cards = listOf(raw['cards'], /^[a-z0-9-]{0,40}$/);
  if (cards === null || cards.length > adults) return fail('bad_request', { field: 'cards' });
  return ok([
    ...Array.from({ length: adults }, (_, adult) => {
      const [age = '', card = ''] = [adultAges[adult], cards[adult]];
      return { age: age === '' ? null : Number(age), card: card === '' ? null : card };
    }),
    ...ages.map((age) => ({ age: Number(age), card: null })),
  ]);
}

function readCount(text: string): number | null {
  return /^\d$/.test(text) ? Number(text) : null;
}

/** The words of a list; null where one of them is no such word. */
function listOf(text: string | undefined, word: RegExp): string[] | null {
  if (text === undefined || text === '') return [];
  const words = text.split(',');
  return words.every((one) => word.test(one)) ? words : null;
}

function readSeats(text: string, legs: number, travellers: number): (readonly string[] | null)[] | null {
  if (text === '') return Array.from({ length: legs }, () => null);
  const groups = text.split('~').map((group) => listOf(group, /^[A-Za-z0-9]{1,4}-[A-Za-z0-9]{1,5}$/));
  if (groups.length !== legs) return null;
  const chosen: (readonly string[] | null)[] = [];
  for (const group of groups) {
    if (group === null || new Set(group).size < group.length || group.length > travellers) return null;
    chosen.push(group.length === 0 ? null : group);
  }
  return chosen;
}
