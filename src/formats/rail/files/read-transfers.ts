import type { FeedDraft } from '#src/formats/rail/feed-draft.ts';
import {
  decimalOf,
  wholeOf,
  type Cells,
  type OddRowReader,
  type RowReader,
} from '#src/formats/rail/files/gtfs-cells.ts';
import { shown } from '#src/formats/rail/row-reports.ts';

/**
 * `transfers.txt`: how long changing takes, and where it is not possible. A row that cannot be read, or that applies to
 * single routes or trips only, never makes a change quicker than it says: it applies to every change between its two
 * stops.
 */
export function readTransfer({ stops, trips, transfers, stays, lost, reports }: FeedDraft, cell: Cells): RowReader {
  const [fromCell, toCell] = [cell('from_stop_id'), cell('to_stop_id')];
  const [type, seconds] = [cell('transfer_type'), cell('min_transfer_time')];
  const [fromTrip, toTrip] = [cell('from_trip_id'), cell('to_trip_id')];
  const narrower = ['from_route_id', 'to_route_id', 'from_trip_id', 'to_trip_id'].map(cell);
  return (cells, line) => {
    const stay = { from: fromTrip(cells), to: toTrip(cells), isAllowed: type(cells) === '4' };
    if (type(cells) === '4' || type(cells) === '5') {
      const unknown = [stay.from, stay.to].find((key) => !trips.has(key));
      if (unknown !== undefined) return `there is no trip ${shown(unknown)}`;
      stays.push(stay);
      return null;
    }
    const [from, to] = [fromCell(cells), toCell(cells)];
    const odd = [from, to].find((key) => !stops.has(key));
    if (odd !== undefined) return `there is no stop ${shown(odd)}`;
    const kind = type(cells) || '0';
    const time = wholeOf(seconds(cells));
    const fault = transferFault(kind, time);
    if (fault !== null) {
      lost.changes.push({ from, to, seconds: null });
      if (stay.from !== '' && stay.to !== '') stays.push({ ...stay, isAllowed: false });
      return fault;
    }
    if (narrower.some((read) => read(cells) !== '')) {
      if (kind === '2' || kind === '3') lost.changes.push({ from, to, seconds: kind === '3' ? null : time });
      reports.setAside('transfers.txt', line, narrowerReason(kind));
      return null;
    }
    transfers.push({ line, from, to, seconds: kind === '3' ? null : (time ?? (kind === '1' ? 0 : 'near')) });
    return null;
  };
}

function transferFault(kind: string, time: number | null): string | null {
  if (!/^[0-3]$/.test(kind)) return `${shown(kind)} is no type of transfer between stops`;
  if (kind === '2' && time === null) return 'it has no time';
  return time !== null && time > 86_400 ? `changing takes ${time} seconds` : null;
}

function narrowerReason(kind: string): string {
  const holds = kind === '2' || kind === '3' ? 'it is taken for every change between its stops' : 'it is not used';
  return `a transfer of single routes or trips: ${holds}`;
}

/** A transfer with too many cells: the change between its stops is not offered. */
export function loseTransfer({ lost, stops }: FeedDraft, cell: Cells): OddRowReader {
  const [fromCell, toCell] = [cell('from_stop_id'), cell('to_stop_id')];
  return (cells) => {
    const [from, to] = [fromCell(cells), toCell(cells)];
    if (stops.has(from) && stops.has(to)) lost.changes.push({ from, to, seconds: null });
  };
}

/** None of the file can be read: no change is offered. */
export function loseTransfers({ lost }: FeedDraft): void {
  lost.everyChange = true;
}

/** Metres a second along a passage, and seconds a stair, where no time is stated. */
const walkingPace = 1.2;
const secondsAStair = 0.7;
const unknownPathSeconds = 60;

/** `pathways.txt`: ways inside a station; gates are passed, and only times and lengths count. */
export function readPathway({ stops, pathways }: FeedDraft, cell: Cells): RowReader {
  const [fromCell, toCell, both] = [cell('from_stop_id'), cell('to_stop_id'), cell('is_bidirectional')];
  const [time, length, stairs] = [cell('traversal_time'), cell('length'), cell('stair_count')];
  return (cells) => {
    const [from, to] = [fromCell(cells), toCell(cells)];
    const odd = [from, to].find((key) => !stops.has(key));
    if (odd !== undefined) return `there is no stop ${shown(odd)}`;
    if (both(cells) !== '0' && both(cells) !== '1') return `is_bidirectional is 0 or 1, not ${shown(both(cells))}`;
    const given = wholeOf(time(cells));
    const metres = decimalOf(length(cells));
    const steps = Math.abs(Number(stairs(cells) || Number.NaN));
    const walked = metres === null ? null : metres / walkingPace;
    const climbed = Number.isFinite(steps) ? steps * secondsAStair : null;
    const seconds = given ?? walked ?? climbed ?? unknownPathSeconds;
    pathways.push({ from, to, seconds: Math.ceil(seconds), both: both(cells) === '1' });
    return null;
  };
}
