import { noAlighting, noBoarding } from '#src/domain/rail/feed.ts';
import type { DraftTrip, FeedDraft } from '#src/domain/rail/gtfs/feed-draft.ts';
import { gtfsTime, wholeOf, type CellReader, type RowReader } from '#src/domain/rail/gtfs/gtfs-cells.ts';
import { stopKind } from '#src/domain/rail/gtfs/read-stops.ts';
import { shown } from '#src/domain/rail/gtfs/row-reports.ts';

type Cells = (name: string) => CellReader;

/** `trips.txt` */
export function readTrip({ routes, services, trips, tripList }: FeedDraft, cell: Cells): RowReader {
  const [id, routeCell, serviceCell] = [cell('trip_id'), cell('route_id'), cell('service_id')];
  const [name, headsign] = [cell('trip_short_name'), cell('trip_headsign')];
  return (cells, line) => {
    const key = id(cells);
    if (key === '') return 'the trip has no id';
    if (trips.has(key)) return `the trip ${shown(key)} stands in it twice`;
    const [route, service] = [routeCell(cells), serviceCell(cells)];
    if (!routes.has(route)) return `there is no route ${shown(route)}`;
    if (!services.has(service)) return `there is no service ${shown(service)}`;
    const told = { name: name(cells) || null, headsign: headsign(cells) || null };
    const trip: DraftTrip = { number: tripList.length, key, line, route, service, ...told };
    trips.set(key, trip);
    tripList.push(trip);
    return null;
  };
}

/** `stop_times.txt`, of which there may be millions: nothing is made for a row but its numbers. */
export function readStopTime({ trips, stops, times }: FeedDraft, cell: Cells): RowReader {
  const [tripCell, stopCell, sequence] = [cell('trip_id'), cell('stop_id'), cell('stop_sequence')];
  const [arrival, departure] = [cell('arrival_time'), cell('departure_time')];
  const [pickup, dropOff] = [cell('pickup_type'), cell('drop_off_type')];
  let lastKey = '';
  let trip: DraftTrip | undefined;
  return (cells, line) => {
    const key = tripCell(cells);
    if (key !== lastKey || trip === undefined) trip = trips.get((lastKey = key));
    if (trip === undefined) return `there is no trip ${shown(key)}`;
    const stop = stops.get(stopCell(cells));
    if (stop === undefined) return `there is no stop ${shown(stopCell(cells))}`;
    if (stop.kind !== stopKind.platform && stop.kind !== stopKind.station)
      return `trains do not call at ${shown(stop.key)}`;
    const place = wholeOf(sequence(cells));
    if (place === null) return `${shown(sequence(cells))} is no number of a sequence`;
    const [arrives, departs] = [gtfsTime(arrival(cells)), gtfsTime(departure(cells))];
    if (arrives === -2) return `${shown(arrival(cells))} is no time`;
    if (departs === -2) return `${shown(departure(cells))} is no time`;
    times.trips.push(trip.number);
    times.stops.push(stop.number);
    times.sequences.push(place);
    times.arrives.push(arrives === -1 ? departs : arrives);
    times.departs.push(departs === -1 ? arrives : departs);
    times.flags.push((pickup(cells) === '1' ? noBoarding : 0) + (dropOff(cells) === '1' ? noAlighting : 0));
    times.lines.push(line);
    return null;
  };
}

/** `frequencies.txt`: a trip that leaves again and again. */
export function readFrequency({ trips, frequencies }: FeedDraft, cell: Cells): RowReader {
  const [trip, start, end, headway] = [cell('trip_id'), cell('start_time'), cell('end_time'), cell('headway_secs')];
  return (cells, line) => {
    if (!trips.has(trip(cells))) return `there is no trip ${shown(trip(cells))}`;
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
