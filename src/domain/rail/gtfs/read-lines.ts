import { isTimeZone } from '#src/domain/availability/local-time.ts';
import type { RailMode } from '#src/domain/rail/feed.ts';
import type { DraftService, FeedDraft } from '#src/domain/rail/gtfs/feed-draft.ts';
import { gtfsDate, wholeOf, type CellReader, type RowReader } from '#src/domain/rail/gtfs/gtfs-cells.ts';
import { shown } from '#src/domain/rail/gtfs/row-reports.ts';

type Cells = (name: string) => CellReader;

/** `agency.txt`: who runs the lines, and by which clock. */
export function readAgency({ agencies }: FeedDraft, cell: Cells): RowReader {
  const [id, name, zone, language] = [
    cell('agency_id'),
    cell('agency_name'),
    cell('agency_timezone'),
    cell('agency_lang'),
  ];
  return (cells) => {
    const timeZone = zone(cells);
    if (agencies.has(id(cells))) return `the agency ${shown(id(cells))} stands in it twice`;
    if (!isTimeZone(timeZone) && timeZone !== 'UTC') return `${shown(timeZone)} is no time zone`;
    if (name(cells) === '') return 'the agency has no name';
    agencies.set(id(cells), { name: name(cells), timeZone, language: language(cells) || null });
    return null;
  };
}

/** `feed_info.txt`: the language of all names; who publishes is nobody's business on our pages. */
export function readFeedInfo(draft: FeedDraft, cell: Cells): RowReader {
  const language = cell('feed_lang');
  return (cells) => {
    const told = language(cells);
    if (told !== '' && told !== 'mul') draft.language ??= told;
    return null;
  };
}

/** `routes.txt` */
export function readRoute({ routes, agencies }: FeedDraft, cell: Cells): RowReader {
  const [id, agency, short, long, type] = [
    cell('route_id'),
    cell('agency_id'),
    cell('route_short_name'),
    cell('route_long_name'),
    cell('route_type'),
  ];
  return (cells) => {
    const key = id(cells);
    if (key === '') return 'the route has no id';
    if (routes.has(key)) return `the route ${shown(key)} stands in it twice`;
    const [only] = agencies.keys();
    const by = agency(cells) === '' && agencies.size === 1 ? (only ?? '') : agency(cells);
    if (!agencies.has(by)) return `there is no agency ${shown(by)}`;
    const mode = modeOf(type(cells));
    if (mode === null) return `${shown(type(cells))} is no type of route`;
    routes.set(key, { agency: by, short: short(cells), long: long(cells), mode });
    return null;
  };
}

/** The route types of GTFS and the hundreds of its extension. */
function modeOf(text: string): RailMode | null {
  const type = wholeOf(text);
  if (type === null || type > 1799) return null;
  if (type >= 100) return hundreds[Math.floor(type / 100)] ?? 'other';
  return plainTypes[type] ?? null;
}

const plainTypes: Readonly<Record<number, RailMode>> = {
  0: 'tram',
  1: 'metro',
  2: 'rail',
  3: 'bus',
  4: 'ferry',
  5: 'tram',
  6: 'other',
  7: 'other',
  11: 'bus',
  12: 'metro',
};

const hundreds: Readonly<Record<number, RailMode>> = {
  1: 'rail',
  2: 'bus',
  3: 'rail',
  4: 'metro',
  5: 'metro',
  6: 'metro',
  7: 'bus',
  8: 'bus',
  9: 'tram',
  10: 'ferry',
  12: 'ferry',
};

const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;
/** A calendar of more years than these is a slip of the pen. */
const mostYears = 30;

/** `calendar.txt` */
export function readCalendar({ services }: FeedDraft, cell: Cells): RowReader {
  const [id, start, end] = [cell('service_id'), cell('start_date'), cell('end_date')];
  const weekdays = days.map(cell);
  return (cells) => {
    const key = id(cells);
    if (key === '') return 'the service has no id';
    if (services.has(key)) return `the service ${shown(key)} stands in it twice`;
    const flags = weekdays.map((day) => day(cells));
    const odd = flags.find((flag) => flag !== '0' && flag !== '1');
    if (odd !== undefined) return `a weekday is 0 or 1, not ${shown(odd)}`;
    const [from, to] = [gtfsDate(start(cells)), gtfsDate(end(cells))];
    if (from === null) return `${shown(start(cells))} is no date`;
    if (to === null) return `${shown(end(cells))} is no date`;
    if (to < from) return `it ends on ${to}, before it begins on ${from}`;
    if (Number(to.slice(0, 4)) - Number(from.slice(0, 4)) > mostYears) return `it lasts from ${from} to ${to}`;
    const mask = flags.reduce((sum, flag, day) => sum | (flag === '1' ? 1 << day : 0), 0);
    services.set(key, { weekdays: mask, from, to, added: [], removed: [] });
    return null;
  };
}

/** `calendar_dates.txt`: days added and taken away; a service may consist of nothing else. */
export function readCalendarDate({ services }: FeedDraft, cell: Cells): RowReader {
  const [id, day, type] = [cell('service_id'), cell('date'), cell('exception_type')];
  const seen = new Set<string>();
  return (cells) => {
    const key = id(cells);
    const date = gtfsDate(day(cells));
    if (key === '') return 'the service has no id';
    if (date === null) return `${shown(day(cells))} is no date`;
    if (seen.has(`${date} ${key}`)) return `${date} stands in it twice for ${shown(key)}`;
    const kind = type(cells);
    if (kind !== '1' && kind !== '2') return `an exception is of type 1 or 2, not ${shown(kind)}`;
    seen.add(`${date} ${key}`);
    const service: DraftService = services.get(key) ?? { weekdays: 0, from: null, to: null, added: [], removed: [] };
    services.set(key, service);
    (kind === '1' ? service.added : service.removed).push(date);
    return null;
  };
}
