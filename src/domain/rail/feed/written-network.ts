import { isTimeZone } from '#src/domain/shared/time/local-time.ts';
import type { ItemFault } from '#src/domain/catalogue/checks/catalogue-issue.ts';
import type { Names } from '#src/domain/catalogue/destination.ts';
import type { Point } from '#src/domain/catalogue/distance.ts';
import type { CurrencyCode } from '#src/domain/shared/money/currency.ts';
import { parseMajor } from '#src/domain/shared/money/money.ts';
import { seatsOf, type Coach, type Seating } from '#src/domain/rail/journeys/coach.ts';
import type { RailMode } from '#src/domain/rail/feed/feed.ts';
import type { RailPassOffer } from '#src/domain/rail/fares/pass.ts';
import type { AgeRule, FareClass, Railcard } from '#src/domain/rail/fares/passenger.ts';

/** Our own lines as their files say (`catalogue/rail`). Amounts are decimals in the line's currency. */
export type WrittenNetwork = WrittenStations &
  WrittenTerms &
  WrittenPasses & { readonly lines: readonly WrittenLine[] };

/** `stations.json` */
export type WrittenStations = {
  readonly groups: readonly {
    readonly key: string;
    readonly kind: 'city' | 'airport';
    readonly names: Names;
    readonly point: Point;
  }[];
  readonly stations: readonly {
    readonly key: string;
    readonly names: Names;
    readonly point: Point;
    readonly timeZone: string;
    readonly group: string | null;
    readonly changeMinutes: number;
  }[];
  /** Ways on foot between stations, in both directions. */
  readonly ways: readonly { readonly between: readonly [string, string]; readonly minutes: number }[];
};

/** `terms.json` */
export type WrittenTerms = {
  readonly rules: {
    readonly ages: readonly AgeRule[];
    readonly cards: readonly (Omit<Railcard, 'names'> & { readonly names: Names })[];
  };
  readonly policies: Readonly<Record<string, WrittenPolicy>>;
};

type WrittenPolicy = {
  /** `keeps`: per cent as a number, an amount as text. */
  readonly refund: readonly { readonly minutesBefore: number; readonly keeps: number | string }[];
  readonly exchange: 'free' | 'fee' | 'none';
  readonly exchangeFee: string;
};

/** `passes.json` */
export type WrittenPasses = { readonly passes: readonly WrittenPass[] };

export type WrittenPass = Omit<
  RailPassOffer,
  'names' | 'point' | 'timeZone' | 'currency' | 'adultMinor' | 'childMinor'
> & {
  readonly names: Names;
  /** A station of the place that it belongs to. */
  readonly near: string;
  /** Decimals in the currency of its lines. */
  readonly adult: string;
  readonly child: string;
};

/** `lines/<key>.json` */
export type WrittenLine = {
  readonly key: string;
  readonly names: Names;
  readonly mode: RailMode;
  readonly timeZone: string;
  readonly currency: CurrencyCode;
  readonly stations: readonly string[];
  /** From each station to the next; one less than stations. */
  readonly minutes: readonly number[];
  readonly trains: readonly WrittenTrains[];
  /** What getting in costs, and what has been added up along the line at each station. */
  readonly fares: readonly {
    readonly class: FareClass;
    readonly board: string;
    readonly along: readonly string[];
    readonly policy: string;
  }[];
  readonly seating: Seating;
};

/** Trains that run alike: `there` along the list of stations, `back` against it. Times are those of the line. */
export type WrittenTrains = {
  readonly name: string;
  readonly number: number;
  /** 1 Monday to 7 Sunday. */
  readonly days: readonly number[];
  readonly skips: readonly string[];
  /** Minutes that a train stands at a station. */
  readonly dwell: number;
  readonly there: WrittenTimes | null;
  readonly back: WrittenTimes | null;
};

/** A last train before the first one runs after midnight. */
type WrittenTimes = { readonly first: string; readonly last: string; readonly every: number };

/** What of a line does not fit the stations and policies it names. */
export function checkLine(line: WrittenLine, network: WrittenStations & WrittenTerms): ItemFault[] {
  const known = new Set(network.stations.map(({ key }) => key));
  const amounts = line.fares.flatMap(({ board, along }, at) => [
    ...(isPrice(board, line) ? [] : [{ path: ['fares', at, 'board'], reason: `${board} is not an amount above 0` }]),
    ...along.flatMap((amount, place) =>
      parseMajor(amount, line.currency) === null
        ? [{ path: ['fares', at, 'along', place], reason: `${amount} is not an amount in ${line.currency}` }]
        : [],
    ),
    ...(along.length === line.stations.length
      ? []
      : [{ path: ['fares', at, 'along'], reason: `${along.length} amounts for ${line.stations.length} stations` }]),
  ]);
  return [
    ...line.stations.flatMap((key, at) =>
      known.has(key) ? [] : [{ path: ['stations', at], reason: `there is no station ${key}` }],
    ),
    ...(new Set(line.stations).size === line.stations.length
      ? []
      : [{ path: ['stations'], reason: 'a station occurs in it twice' }]),
    ...(line.minutes.length === line.stations.length - 1
      ? []
      : [{ path: ['minutes'], reason: `${line.minutes.length} times between ${line.stations.length} stations` }]),
    ...(isTimeZone(line.timeZone) ? [] : [{ path: ['timeZone'], reason: `${line.timeZone} is not a time zone` }]),
    ...line.fares.flatMap(({ policy }, at) =>
      network.policies[policy] === undefined
        ? [{ path: ['fares', at, 'policy'], reason: `unknown policy ${policy}` }]
        : [],
    ),
    ...amounts,
    ...checkSeating(line),
    ...checkTrains(line),
  ];
}

function isPrice(amount: string, line: Pick<WrittenLine, 'currency'>): boolean {
  return (parseMajor(amount, line.currency)?.minor ?? 0n) > 0n;
}

/** Every class that is sold has places, and what is told of a seat is told of one that is there. */
function checkSeating({ seating, fares }: WrittenLine): ItemFault[] {
  if (seating.kind === 'open') return [];
  const coaches = seating.kind === 'reserved' ? seating.coaches : [];
  const places = (one: FareClass): boolean =>
    seating.kind === 'counted' ? seating.places[one] !== undefined : coaches.some((coach) => coach.class === one);
  return [
    ...fares.flatMap(({ class: one }, at) =>
      places(one) ? [] : [{ path: ['fares', at, 'class'], reason: `there are no places in ${one}` }],
    ),
    ...coaches.flatMap((coach, at) => checkCoach(coach, ['seating', 'coaches', at], coaches.slice(0, at))),
  ];
}

function checkCoach(coach: Coach, path: ItemFault['path'], before: readonly Coach[]): ItemFault[] {
  const grid = new Set(seatsOf({ ...coach, without: [] }).map(({ row, letter }) => `${row}${letter}`));
  const fault = (field: string, reason: string): ItemFault => ({ path: [...path, field], reason });
  return [
    ...(before.some(({ name }) => name === coach.name) ? [fault('name', `${coach.name} occurs in it twice`)] : []),
    ...(['wheelchair', 'without'] as const).flatMap((field) =>
      coach[field].flatMap((seat) => (grid.has(seat) ? [] : [fault(field, `there is no seat ${seat}`)])),
    ),
    ...coach.tables.flatMap((row) =>
      row < coach.rows && !coach.tables.includes(row - 1) ? [] : [fault('tables', `no row is opposite row ${row}`)],
    ),
  ];
}

/** What of the passes does not fit the lines and stations that they name. */
export function checkPasses(
  { passes }: WrittenPasses,
  { stations, lines }: WrittenStations & Pick<WrittenNetwork, 'lines'>,
): ItemFault[] {
  return passes.flatMap(({ id, near, adult, child, ...pass }, at) => {
    const own = lines.filter(({ key }) => pass.lines.includes(key));
    const [first] = own;
    const fault = (field: string, reason: string): ItemFault => ({ path: ['passes', at, field], reason });
    return [
      ...(passes.findIndex((one) => one.id === id) < at ? [fault('id', `${id} occurs in it twice`)] : []),
      ...(own.length === pass.lines.length ? [] : [fault('lines', 'it names an unknown line')]),
      ...(stations.some(({ key }) => key === near) ? [] : [fault('near', `there is no station ${near}`)]),
      ...(first === undefined || own.every(({ currency }) => currency === first.currency)
        ? []
        : [fault('lines', 'its lines are priced in several currencies')]),
      ...Object.entries({ adult, child }).flatMap(([field, amount]) =>
        first === undefined || isPrice(amount, first) ? [] : [fault(field, `${amount} is not an amount above 0`)],
      ),
    ];
  });
}

function checkTrains({ trains, stations }: WrittenLine): ItemFault[] {
  return trains.flatMap(({ skips, there, back }, at) => [
    ...skips.flatMap((key, place) => {
      const inner = stations.slice(1, -1).includes(key);
      return inner ? [] : [{ path: ['trains', at, 'skips', place], reason: `${key} is not a station of the line` }];
    }),
    ...(there === null && back === null ? [{ path: ['trains', at], reason: 'it runs in neither direction' }] : []),
  ]);
}

/** What of the stations does not fit together. */
export function checkStations({ groups, stations, ways }: WrittenStations): ItemFault[] {
  const groupKeys = new Set(groups.map(({ key }) => key));
  const keys = stations.map(({ key }) => key);
  return [
    ...keys.flatMap((key, at) =>
      keys.indexOf(key) < at || groupKeys.has(key)
        ? [{ path: ['stations', at, 'key'], reason: `${key} occurs in it twice` }]
        : [],
    ),
    ...stations.flatMap(({ group, timeZone }, at) => [
      ...(group === null || groupKeys.has(group)
        ? []
        : [{ path: ['stations', at, 'group'], reason: `there is no group ${group}` }]),
      ...(isTimeZone(timeZone)
        ? []
        : [{ path: ['stations', at, 'timeZone'], reason: `${timeZone} is not a time zone` }]),
    ]),
    ...ways.flatMap(({ between }, at) =>
      between.flatMap((key, side) =>
        keys.includes(key) ? [] : [{ path: ['ways', at, 'between', side], reason: `there is no station ${key}` }],
      ),
    ),
  ];
}
