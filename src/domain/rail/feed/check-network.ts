import { isTimeZone } from '#src/domain/shared/time/local-time.ts';
import type { ItemFault } from '#src/domain/catalogue/checks/catalogue-issue.ts';
import { parseMajor } from '#src/domain/shared/money/money.ts';
import { seatsOf, type Coach } from '#src/domain/rail/journeys/coach.ts';
import type { FareClass } from '#src/domain/rail/fares/passenger.ts';
import type {
  NetworkFiles,
  StationsFile,
  RailTermsFile,
  PassesFile,
  LineFile,
} from '#src/domain/rail/feed/own-network.ts';

/** What of a line does not fit the stations and policies it names. */
export function checkLine(line: LineFile, network: StationsFile & RailTermsFile): ItemFault[] {
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

function isPrice(amount: string, line: Pick<LineFile, 'currency'>): boolean {
  return (parseMajor(amount, line.currency)?.minor ?? 0n) > 0n;
}

/** Every class that is sold has places, and facts about a seat are about one that exists. */
function checkSeating({ seating, fares }: LineFile): ItemFault[] {
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
  { passes }: PassesFile,
  { stations, lines }: StationsFile & Pick<NetworkFiles, 'lines'>,
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

function checkTrains({ trains, stations }: LineFile): ItemFault[] {
  return trains.flatMap(({ skips, there, back }, at) => [
    ...skips.flatMap((key, place) => {
      const inner = stations.slice(1, -1).includes(key);
      return inner ? [] : [{ path: ['trains', at, 'skips', place], reason: `${key} is not a station of the line` }];
    }),
    ...(there === null && back === null ? [{ path: ['trains', at], reason: 'it runs in neither direction' }] : []),
  ]);
}

/** What of the stations does not fit together. */
export function checkStations({ groups, stations, ways }: StationsFile): ItemFault[] {
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
