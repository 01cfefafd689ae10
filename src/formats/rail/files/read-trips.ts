import {
  alightingByCall,
  alightingByDriver,
  boardingByCall,
  boardingByDriver,
  noAlighting,
  noBoarding,
} from '#src/domain/rail/feed/feed.ts';
import type { DraftStop, DraftTrip, FeedDraft } from '#src/formats/rail/feed-draft.ts';
import {
  gtfsTime,
  wholeOf,
  type Cells,
  type OddRowReader,
  type RowReader,
} from '#src/formats/rail/files/gtfs-cells.ts';
import { stopKind } from '#src/formats/rail/files/read-stops.ts';
import { shown } from '#src/formats/rail/row-reports.ts';

/** `trips.txt` */
export function readTrip({ routes, services, trips, tripList, lost }: FeedDraft, cell: Cells): RowReader {
  const [id, routeCell, serviceCell] = [cell('trip_id'), cell('route_id'), cell('service_id')];
  const [name, headsign, block] = [cell('trip_short_name'), cell('trip_headsign'), cell('block_id')];
  return (cells, line) => {
    const key = id(cells);
    if (key === '') return 'the trip has no id';
    const [route, service] = [routeCell(cells), serviceCell(cells)];
    const known = trips.get(key);
    if (known !== undefined) {
      if (known.route !== route || known.service !== service)
        lost.trips.set(key, `trips.txt has it twice, with different routes or days (line ${line})`);
      return `the trip ${shown(key)} occurs in it twice`;
    }
    if (!routes.has(route)) return `there is no route ${shown(route)}`;
    if (!services.has(service)) return `there is no service ${shown(service)}`;
    const given = { name: name(cells) || null, headsign: headsign(cells) || null, block: block(cells) || null };
    const trip: DraftTrip = { number: tripList.length, key, line, route, service, ...given };
    trips.set(key, trip);
    tripList.push(trip);
    return null;
  };
}

/** A trip of which a row has too many cells may run on other days than those of its other row. */
export function loseTrip({ lost }: FeedDraft, cell: Cells): OddRowReader {
  const id = cell('trip_id');
  return (cells, line) => void lost.trips.set(id(cells), `its row has too many cells (trips.txt, line ${line})`);
}

/**
 * `stop_times.txt`, of which there may be millions: nothing is made for a row but its numbers. A row that is lost takes its
 * trip with it: without that call the trip would begin, pass or end elsewhere than it does.
 */
export function readStopTime(draft: FeedDraft, cell: Cells): RowReader {
  const { trips, stops, times, lost, reports } = draft;
  const [tripCell, stopCell, sequence] = [cell('trip_id'), cell('stop_id'), cell('stop_sequence')];
  const [arrival, departure] = [cell('arrival_time'), cell('departure_time')];
  const [pickup, dropOff] = [cell('pickup_type'), cell('drop_off_type')];
  const between = loseBetween(draft);
  let lastKey = '';
  let trip: DraftTrip | undefined;
  return (cells, line) => {
    const key = tripCell(cells);
    if (key === '') return between(line);
    if (key !== lastKey || trip === undefined) trip = trips.get((lastKey = key));
    if (trip === undefined) return `there is no trip ${shown(key)}`;
    between(null, trip);
    const stop = stops.get(stopCell(cells));
    const place = wholeOf(sequence(cells));
    const [arrives, departs] = [gtfsTime(arrival(cells)), gtfsTime(departure(cells))];
    const fault =
      callFault(stop, stopCell(cells)) ?? timeFault(arrives, arrival(cells)) ?? timeFault(departs, departure(cells));
    if (fault !== null || stop === undefined || place === null) {
      lost.trips.set(trip.key, `it lost a call (stop_times.txt, line ${line})`);
      return fault ?? `${shown(sequence(cells))} is no number of a sequence`;
    }
    const [boarding, alighting] = [boardingOf(pickup(cells)), alightingOf(dropOff(cells))];
    if (boarding < 0)
      reports.reject('stop_times.txt', line, `${shown(pickup(cells))} is no pickup type: nobody boards`);
    if (alighting < 0)
      reports.reject('stop_times.txt', line, `${shown(dropOff(cells))} is no drop-off type: nobody gets off`);
    times.trips.push(trip.number);
    times.stops.push(stop.number);
    times.sequences.push(place);
    times.arrives.push(arrives === -1 ? departs : arrives);
    times.departs.push(departs === -1 ? arrives : departs);
    times.flags.push((boarding < 0 ? noBoarding : boarding) | (alighting < 0 ? noAlighting : alighting));
    times.lines.push(line);
    return null;
  };
}

function callFault(stop: DraftStop | undefined, key: string): string | null {
  if (stop === undefined) return `there is no stop ${shown(key)}`;
  const isCalledAt = stop.kind === stopKind.platform || stop.kind === stopKind.station;
  return isCalledAt ? null : `trains do not call at ${shown(key)}`;
}

function timeFault(seconds: number, text: string): string | null {
  return seconds === -2 ? `${shown(text)} is no time` : null;
}

function boardingOf(text: string): number {
  return text === '' || text === '0' ? 0 : (boardingTypes[text] ?? -1);
}

function alightingOf(text: string): number {
  return text === '' || text === '0' ? 0 : (alightingTypes[text] ?? -1);
}

const boardingTypes: Readonly<Record<string, number>> = { 1: noBoarding, 2: boardingByCall, 3: boardingByDriver };
const alightingTypes: Readonly<Record<string, number>> = { 1: noAlighting, 2: alightingByCall, 3: alightingByDriver };

/** A call that names no trip may be one of the trip before it in the file, or of the one after it: both are left out. */
function loseBetween({ lost }: FeedDraft): (line: number | null, trip?: DraftTrip) => string {
  let former: DraftTrip | undefined;
  let open: number | null = null;
  const lose = (trip: DraftTrip, line: number): void =>
    void lost.trips.set(trip.key, `it may have lost a call (stop_times.txt, line ${line})`);
  return (line, trip) => {
    if (line !== null) {
      if (former !== undefined) lose(former, line);
      open = line;
    } else if (trip !== undefined && trip !== former) {
      if (open !== null) lose(trip, open);
      open = null;
      former = trip;
    } else open = null;
    return 'the call names no trip';
  };
}

/** A call with too many cells: its trip is left out, where it names one. */
export function loseStopTime({ lost, trips }: FeedDraft, cell: Cells): OddRowReader {
  const id = cell('trip_id');
  return (cells, line) => {
    if (trips.has(id(cells))) lost.trips.set(id(cells), `it lost a call (stop_times.txt, line ${line})`);
    else if (id(cells) === '')
      lost.unattributed.push({ file: 'stop_times.txt', line, reason: 'a stop time with too many cells names no trip' });
  };
}

/** `frequencies.txt`: a trip that leaves again and again. It never runs by itself, even where none of its rows can be read. */
export function readFrequency({ trips, frequencies, repeated, lost }: FeedDraft, cell: Cells): RowReader {
  const [trip, start, end, headway] = [cell('trip_id'), cell('start_time'), cell('end_time'), cell('headway_secs')];
  return (cells, line) => {
    const reason = 'a frequency names no trip';
    if (trip(cells) === '') lost.unattributed.push({ file: 'frequencies.txt', line, reason });
    if (!trips.has(trip(cells))) return `there is no trip ${shown(trip(cells))}`;
    repeated.add(trip(cells));
    const [from, to] = [gtfsTime(start(cells)), gtfsTime(end(cells))];
    if (from < 0) return `${shown(start(cells))} is no time`;
    if (to < 0) return `${shown(end(cells))} is no time`;
    const every = wholeOf(headway(cells));
    if (every === null || every < 1) return `it leaves every ${shown(headway(cells))} seconds`;
    if (to <= from) return 'it ends before it begins';
    frequencies.push({ line, trip: trip(cells), from, to, every });
    return null;
  };
}

/** A frequency with too many cells: the trip that it names does not run by itself. */
export function loseFrequency({ trips, repeated, lost }: FeedDraft, cell: Cells): OddRowReader {
  const id = cell('trip_id');
  return (cells, line) => {
    const reason = 'a frequency with too many cells names no trip';
    if (trips.has(id(cells))) repeated.add(id(cells));
    else if (id(cells) === '') lost.unattributed.push({ file: 'frequencies.txt', line, reason });
  };
}
