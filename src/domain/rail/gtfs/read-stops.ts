import { isTimeZone } from '#src/domain/availability/local-time.ts';
import { pointOf } from '#src/domain/places/import-sheet.ts';
import type { FeedDraft } from '#src/domain/rail/gtfs/feed-draft.ts';
import { decimalOf, wholeOf, type CellReader, type RowReader } from '#src/domain/rail/gtfs/gtfs-cells.ts';
import { shown } from '#src/domain/rail/gtfs/row-reports.ts';

type Cells = (name: string) => CellReader;

/** Kinds of rows in `stops.txt`. */
export const stopKind = { platform: 0, station: 1, entrance: 2, node: 3, boardingArea: 4 } as const;

/** `stops.txt`: stations, platforms, entrances and what else paths lead over. */
export function readStop({ stops, stopList }: FeedDraft, cell: Cells): RowReader {
  const id = cell('stop_id');
  const [name, lat, lng] = [cell('stop_name'), cell('stop_lat'), cell('stop_lon')];
  const [type, parent, zone] = [cell('location_type'), cell('parent_station'), cell('zone_id')];
  const [timeZone, platform] = [cell('stop_timezone'), cell('platform_code')];
  return (cells, line) => {
    const key = id(cells);
    if (key === '') return 'the stop has no id';
    if (stops.has(key)) return `the stop ${shown(key)} stands in it twice`;
    const kind = type(cells) === '' ? 0 : wholeOf(type(cells));
    if (kind === null || kind > 4) return `${shown(type(cells))} is no type of stop`;
    // Only what trains call at must be called something and lie somewhere.
    const must = kind === stopKind.platform || kind === stopKind.station;
    const point = pointOf({ lat: lat(cells), lng: lng(cells) });
    if (must && typeof point === 'string') return point;
    if (must && name(cells) === '') return 'it has no name';
    const clock = timeZone(cells);
    if (clock !== '' && !isTimeZone(clock)) return `${shown(clock)} is no time zone`;
    const stop = {
      number: stopList.length,
      key,
      line,
      name: name(cells),
      point: typeof point === 'string' ? null : point,
      kind,
      parent: parent(cells) || null,
      zone: zone(cells) || null,
      timeZone: clock || null,
      platform: platform(cells) || null,
    };
    stops.set(key, stop);
    stopList.push(stop);
    return null;
  };
}

/** `transfers.txt`: how long changing takes, and where it is not possible. */
export function readTransfer({ stops, transfers }: FeedDraft, cell: Cells): RowReader {
  const [fromCell, toCell] = [cell('from_stop_id'), cell('to_stop_id')];
  const [type, seconds] = [cell('transfer_type'), cell('min_transfer_time')];
  const narrower = ['from_route_id', 'to_route_id', 'from_trip_id', 'to_trip_id'].map(cell);
  return (cells, line) => {
    if (narrower.some((read) => read(cells) !== '')) return 'transfers of single routes or trips are not taken';
    const [from, to] = [fromCell(cells), toCell(cells)];
    const odd = [from, to].find((key) => !stops.has(key));
    if (odd !== undefined) return `there is no stop ${shown(odd)}`;
    const kind = type(cells) || '0';
    const time = wholeOf(seconds(cells));
    if (!/^[0-3]$/.test(kind)) return `${shown(kind)} is no type of transfer between stops`;
    if (kind === '2' && time === null) return 'it has no time';
    if (time !== null && time > 86_400) return `changing takes ${time} seconds`;
    transfers.push({ line, from, to, seconds: kind === '3' ? null : (time ?? (kind === '1' ? 0 : 'near')) });
    return null;
  };
}

/** Metres a second along a passage, and seconds a stair, where no time is told. */
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
    const told = wholeOf(time(cells));
    const metres = decimalOf(length(cells));
    const steps = Math.abs(Number(stairs(cells) || Number.NaN));
    const walked = metres === null ? null : metres / walkingPace;
    const climbed = Number.isFinite(steps) ? steps * secondsAStair : null;
    const seconds = told ?? walked ?? climbed ?? unknownPathSeconds;
    pathways.push({ from, to, seconds: Math.ceil(seconds), both: both(cells) === '1' });
    return null;
  };
}

/**
 * `translations.txt`, by record or by what stands in the field. Only what is ever shown is kept; the others are no fault, and set
 * aside.
 */
export function readTranslation(draft: FeedDraft, cell: Cells): RowReader {
  const [tableCell, fieldCell, language, text] = [
    cell('table_name'),
    cell('field_name'),
    cell('language'),
    cell('translation'),
  ];
  const [record, value] = [cell('record_id'), cell('field_value')];
  const { translations, reports } = draft;
  const isNamed = namedIn(draft);
  return (cells, line) => {
    const [table, field] = [tableCell(cells), fieldCell(cells)];
    const tag = language(cells);
    if (!/^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$/.test(tag)) return `${shown(tag)} is no language`;
    const byRecord = record(cells) || null;
    const byValue = value(cells) || null;
    if ((byRecord === null) === (byValue === null)) return 'it names either a record or a value';
    const idle =
      idleReason({ table, field, text: text(cells) }) ??
      (isNamed(table, byRecord, byValue) ? null : 'it translates nothing of the feed');
    if (idle !== null) {
      reports.setAside('translations.txt', line, idle);
      return null;
    }
    translations.push({ table, field, language: tag, text: text(cells), record: byRecord, value: byValue });
    return null;
  };
}

const kept = new Set(['stops stop_name', 'routes route_short_name', 'routes route_long_name']);

function idleReason({ table, field, text }: Record<'table' | 'field' | 'text', string>): string | null {
  if (!kept.has(`${table} ${field}`)) return `${field} of ${table} is not shown, and so not translated`;
  return text === '' ? 'it has no translation' : null;
}

/** Whether the feed has what a translation names, by its record or by its words. */
function namedIn({
  stops,
  routes,
}: FeedDraft): (table: string, record: string | null, value: string | null) => boolean {
  const names = {
    stops: new Set([...stops.values()].map(({ name }) => name)),
    routes: new Set([...routes.values()].flatMap(({ short, long }) => [short, long])),
  };
  return (table, record, value) => {
    const [keys, words] = table === 'stops' ? [stops, names.stops] : [routes, names.routes];
    return record === null ? words.has(value ?? '') : keys.has(record);
  };
}
