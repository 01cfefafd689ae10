import { addChoice } from '#src/actions/cart/add-choice.ts';
import { saveNetwork } from '#src/actions/rail/timetable/save-network.ts';
import type { Caller } from '#src/actions/deps.ts';
import { addDays, localDateAt } from '#src/domain/shared/time/local-time.ts';
import type { Coach } from '#src/domain/rail/journeys/coach.ts';
import { fareClasses } from '#src/domain/rail/fares/passenger.ts';
import type { Result } from '#src/domain/failure.ts';
import type { UnitCounts } from '#src/domain/catalogue/offers/party.ts';
import type { LineFile, NetworkFiles } from '#src/domain/rail/feed/own-network.ts';
import type { RawQuestion } from '#src/domain/vertical.ts';
import type { Shop } from './shop.ts';

const point = (lng: number) => ({ lat: 35.68, lng });

const coach: Coach = {
  name: '1',
  class: 'standard',
  rows: 2,
  letters: 'A-B',
  tables: [],
  wheelchair: [],
  without: [],
  quiet: false,
  power: true,
};

/** A line of four stations with a train in the morning, one coach of four seats, and a bus of two places. */
export const coast: LineFile = {
  key: 'coast',
  names: { en: 'Coast line', ja: '海岸線' },
  mode: 'rail',
  timeZone: 'Asia/Tokyo',
  currency: 'JPY',
  stations: ['north', 'bridge', 'lake', 'south'],
  minutes: [20, 20, 20],
  trains: [
    {
      name: 'C',
      number: 1,
      days: [1, 2, 3, 4, 5, 6, 7],
      skips: [],
      dwell: 2,
      there: { first: '09:00', last: '09:00', every: 60 },
      back: null,
    },
  ],
  fares: [{ class: 'standard', board: '500', along: ['0', '300', '600', '1000'], policy: 'ladder' }],
  seating: { kind: 'reserved', coaches: [coach] },
};

/** The same way in the evening, with a coach of so many seats. */
export const lateSeats = 24;
const late: LineFile = {
  ...coast,
  key: 'late',
  names: { en: 'Late coast line' },
  trains: coast.trains.map((trains) => ({ ...trains, name: 'L', there: { first: '19:00', last: '19:00', every: 60 } })),
  seating: { kind: 'reserved', coaches: [{ ...coach, rows: lateSeats / 2 }] },
};

const hill: LineFile = {
  ...coast,
  key: 'hill',
  names: { en: 'Hill bus' },
  mode: 'bus',
  stations: ['south', 'north'],
  minutes: [90],
  trains: coast.trains.map((trains) => ({ ...trains, name: 'H', there: { first: '12:00', last: '12:00', every: 60 } })),
  fares: [{ class: 'standard', board: '800', along: ['0', '0'], policy: 'none' }],
  seating: { kind: 'counted', places: { standard: 2 } },
};

const valley: LineFile = {
  ...coast,
  key: 'valley',
  names: { en: 'Valley line' },
  stations: ['south', 'valley'],
  minutes: [30],
  trains: coast.trains.map((trains) => ({ ...trains, name: 'V', there: { first: '11:00', last: '11:00', every: 60 } })),
  fares: [{ class: 'standard', board: '700', along: ['0', '0'], policy: 'ladder' }],
  seating: { kind: 'open' },
};

export const network: NetworkFiles = {
  groups: [],
  stations: ['north', 'bridge', 'lake', 'south', 'valley'].map((key, at) => ({
    key,
    names: { en: key },
    point: point(139.7 + at / 10),
    timeZone: 'Asia/Tokyo',
    group: null,
    changeMinutes: 5,
  })),
  ways: [],
  rules: {
    ages: [
      { id: 'infant', minAge: 0, maxAge: 3, percent: 0 },
      { id: 'child', minAge: 4, maxAge: 11, percent: 50 },
    ],
    cards: [{ id: 'half', names: { en: 'Half card' }, percentOff: 50, minAge: 16, maxAge: 130, classes: null }],
  },
  policies: {
    ladder: {
      refund: [
        { minutesBefore: 2880, keeps: '400' },
        { minutesBefore: 1440, keeps: 5 },
        { minutesBefore: 180, keeps: 10 },
        { minutesBefore: 0, keeps: 20 },
      ],
      exchange: 'free',
      exchangeFee: '0',
    },
    none: { refund: [], exchange: 'none', exchangeFee: '0' },
  },
  lines: [coast, late, hill, valley],
  passes: [
    {
      id: 'three-days',
      names: { en: 'Valley pass, 3 days' },
      class: 'standard',
      days: 3,
      lines: ['valley'],
      near: 'south',
      childAges: { min: 4, max: 11 },
      adult: '3000',
      child: '1500',
      picture: 'viaduct-day-1',
    },
  ],
};

/** A day on which trains run, that many from what is today where they do. */
export function dayFrom(shop: Pick<Shop, 'deps'>, days: number): string {
  return addDays(localDateAt(new Date(shop.deps.clock()).toISOString(), coast.timeZone), days);
}

/** Writes a network as a new edition of our own feed. */
export function runTrains({ deps }: Pick<Shop, 'deps'>, of: NetworkFiles = network): Promise<void> {
  return deps.db.transaction((tx) => saveNetwork(tx, of), { cause: 'a timetable of a test' });
}

export type RideAbout = {
  readonly line?: string;
  readonly day: string;
  readonly from: string;
  readonly to: string;
  readonly more?: Readonly<Record<string, string>>;
};

/** A leg in the words of an address. */
export async function legOf(
  { deps }: Pick<Shop, 'deps'>,
  { line = 'coast', day, from, to }: RideAbout,
): Promise<string> {
  const { rows } = await deps.db.query<{ trip: number; from: number; to: number }>(
    `select t.id as trip, f.id as "from", s.id as "to" from rail_trip t, rail_station f, rail_station s
     where t.line_key = $1 and f.key = $2 and s.key = $3 order by t.id limit 1`,
    [line, from, to],
  );
  const [row] = rows;
  if (row === undefined) throw new Error('no such train');
  return `${row.trip}.${day}.s${row.from}.s${row.to}`;
}

/** The words of a ride. */
export async function questionOf(shop: Pick<Shop, 'deps'>, about: RideAbout): Promise<RawQuestion> {
  return { legs: await legOf(shop, about), class: fareClasses[0], ...about.more };
}

/** Puts a ride into a caller's cart. */
export async function putRide(
  shop: Pick<Shop, 'deps'>,
  caller: Caller,
  question: RawQuestion,
  units: UnitCounts = { adult: 1 },
): Promise<Result<{ readonly itemId: string }>> {
  return addChoice(shop.deps, caller, { vertical: 'rails', venueId: null, offerId: 'standard', question, units });
}
