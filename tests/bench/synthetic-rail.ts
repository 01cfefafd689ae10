import type { ServiceCalendar } from '#src/domain/rail/feed/feed.ts';
import { startTimetable } from '#src/timetable/build-timetable.ts';
import type { Timetable, Footpath } from '#src/timetable/timetable-shape.ts';

/**
 * A synthetic network of about so many calls, the same one on every machine: lines that run through a square of towns in straight
 * and bent ways, some along all of it, most in a corner; from five in the morning until half past one; on working days or at
 * weekends.
 */
export type SyntheticNetwork = {
  readonly stops: number;
  readonly lines: readonly SyntheticLine[];
  readonly ways: readonly Footpath[];
};

export type SyntheticLine = {
  readonly stops: readonly number[];
  /** Seconds from each stop to the next. */
  readonly rides: readonly number[];
  /** Seconds after midnight at which its trips leave, and the service of each. */
  readonly starts: readonly { readonly at: number; readonly service: number }[];
};

const callsOfTrip = 25;
const services: readonly ServiceCalendar[] = [
  { key: 'week', weekdays: 31, from: '2027-01-01', to: '2027-12-31', added: [], removed: ['2027-05-03'] },
  { key: 'weekend', weekdays: 96, from: '2027-01-01', to: '2027-12-31', added: ['2027-05-03'], removed: [] },
  { key: 'daily', weekdays: 127, from: '2027-01-01', to: '2027-12-31', added: [], removed: [] },
];

export function syntheticNetwork(calls: number): SyntheticNetwork {
  const random = scatter(calls);
  // About eighty trips a line and direction, as an hourly to quarter-hourly service makes.
  const lineCount = Math.max(10, Math.round(calls / (callsOfTrip * 80)));
  const side = Math.max(8, Math.round(Math.sqrt(lineCount * 5)));
  const lines: SyntheticLine[] = [];
  for (let line = 0; line < lineCount; line += 1) {
    const stops = line % 2 === 1 ? reversed(lines[line - 1]) : walk(random, side, line % 20 === 0 && side > 40 ? 5 : 1);
    const rides = stops.slice(1).map(() => 120 + Math.floor(random() * 6) * 60);
    const every = 900 * (1 + (line % 3)) - 300;
    const starts = Array.from({ length: 80 }, (_, run) => ({
      at: 18_000 + Math.round((run * 73_800) / 80 / 60) * 60 + (every % 600),
      service: run % 4 === 3 ? run % 2 : 2,
    }));
    lines.push({ stops, rides, starts });
  }
  const ways = Array.from({ length: side * side }, (_, stop) => ({ from: stop, to: stop, seconds: 180 }));
  return { stops: side * side, lines, ways };
}

function reversed(line: SyntheticLine | undefined): number[] {
  return line === undefined ? [] : line.stops.toReversed();
}

/** From somewhere on in one direction with bends, never over one stop twice. */
function walk(random: () => number, side: number, stride: number): number[] {
  let [x, y] = [Math.floor(random() * side), Math.floor(random() * side)];
  const [right, down] = [x < side / 2 ? 1 : -1, y < side / 2 ? 1 : -1];
  const stops = [y * side + x];
  while (stops.length < callsOfTrip) {
    if (random() < 0.5) x += right * stride;
    else y += down * stride;
    // At the edge it goes on beside itself.
    if (x < 0 || x >= side) x = ((x % side) + side) % side;
    if (y < 0 || y >= side) y = ((y % side) + side) % side;
    const stop = y * side + x;
    if (!stops.includes(stop)) stops.push(stop);
  }
  return stops;
}

/** Numbers from 0 to 1 that are the same for the same seed. */
function scatter(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 4_294_967_296;
  };
}

export function syntheticTimetable({ stops, lines, ways }: SyntheticNetwork): Timetable {
  const builder = startTimetable({ stops, services, ways });
  let id = 0;
  for (const line of lines) {
    const flags = line.stops.map(() => 0);
    for (const { at, service } of line.starts) {
      const arrives = timesFrom(at, line.rides);
      const departs = arrives.map((time) => time + 30);
      builder.add({ id: (id += 1), service, timeZone: 'Europe/Paris', stops: line.stops, arrives, departs, flags });
    }
  }
  return builder.finish();
}

function timesFrom(start: number, rides: readonly number[]): number[] {
  const times = [start];
  for (const ride of rides) times.push((times.at(-1) ?? 0) + ride);
  return times;
}

/** The same as an operator publishes it. */
export function* syntheticTables({ stops, lines }: SyntheticNetwork): Generator<readonly [string, Iterable<string>]> {
  yield ['agency.txt', ['agency_id,agency_name,agency_url,agency_timezone', 'x,Made Up,http://x,Europe/Paris']];
  yield ['stops.txt', stopRows(stops)];
  yield ['routes.txt', ['route_id,route_long_name,route_type', ...lines.map((_, line) => `r${line},Line ${line},2`)]];
  const days = 'monday,tuesday,wednesday,thursday,friday,saturday,sunday';
  const calendars = services.map(({ key, weekdays }) => {
    const flags = Array.from({ length: 7 }, (_, day) => (weekdays >> day) & 1).join(',');
    return `${key},${flags},20270101,20271231`;
  });
  yield ['calendar.txt', [`service_id,${days},start_date,end_date`, ...calendars]];
  yield ['trips.txt', tripRows(lines)];
  yield ['stop_times.txt', callRows(lines)];
}

function* stopRows(stops: number): Generator<string> {
  yield 'stop_id,stop_name,stop_lat,stop_lon';
  const side = Math.sqrt(stops);
  for (let stop = 0; stop < stops; stop += 1)
    yield `s${stop},Stop ${stop},${(40 + Math.floor(stop / side) / 50).toFixed(4)},${(2 + (stop % side) / 50).toFixed(4)}`;
}

function* tripRows(lines: readonly SyntheticLine[]): Generator<string> {
  yield 'route_id,service_id,trip_id';
  for (const [line, { starts }] of lines.entries())
    for (const [run, { service }] of starts.entries()) yield `r${line},${services[service]?.key},t${line}-${run}`;
}

function* callRows(lines: readonly SyntheticLine[]): Generator<string> {
  yield 'trip_id,arrival_time,departure_time,stop_id,stop_sequence';
  for (const [line, { stops, rides, starts }] of lines.entries())
    for (const [run, { at }] of starts.entries())
      for (const [place, arrives] of timesFrom(at, rides).entries())
        yield `t${line}-${run},${clock(arrives)},${clock(arrives + 30)},s${stops[place]},${place}`;
}

function clock(seconds: number): string {
  const two = (value: number): string => String(Math.floor(value)).padStart(2, '0');
  return `${two(seconds / 3600)}:${two((seconds / 60) % 60)}:${two(seconds % 60)}`;
}
