import type { RailMode } from '#src/domain/rail/feed/feed.ts';
import type { DraftService, FeedDraft } from '#src/formats/rail/feed-draft.ts';
import {
  gtfsDate,
  languageOf,
  timeZoneOf,
  wholeOf,
  type Cells,
  type OddRowReader,
  type RowReader,
} from '#src/formats/rail/files/gtfs-cells.ts';
import { shown } from '#src/formats/rail/row-reports.ts';

/** `agency.txt`: who runs the lines, and by which clock. */
export function readAgency({ agencies }: FeedDraft, cell: Cells): RowReader {
  const [id, name, zone, language] = [
    cell('agency_id'),
    cell('agency_name'),
    cell('agency_timezone'),
    cell('agency_lang'),
  ];
  return (cells) => {
    const timeZone = timeZoneOf(zone(cells));
    if (agencies.has(id(cells))) return `the agency ${shown(id(cells))} occurs in it twice`;
    if (timeZone === null) return `${shown(zone(cells))} is not a time zone`;
    if (name(cells) === '') return 'the agency has no name';
    agencies.set(id(cells), { name: name(cells), timeZone, language: nameLanguage(language(cells)) });
    return null;
  };
}

/** `feed_info.txt`: the language of all names; the publisher is not shown on our pages. */
export function readFeedInfo(draft: FeedDraft, cell: Cells): RowReader {
  const language = cell('feed_lang');
  return (cells) => {
    draft.language ??= nameLanguage(language(cells));
    return null;
  };
}

/** The language of names; null where it is none, or there are several (mul). */
function nameLanguage(text: string): string | null {
  return text === 'mul' ? null : languageOf(text);
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
    if (routes.has(key)) return `the route ${shown(key)} occurs in it twice`;
    const [only] = agencies.keys();
    const by = agency(cells) === '' && agencies.size === 1 ? (only ?? '') : agency(cells);
    if (!agencies.has(by)) return `there is no agency ${shown(by)}`;
    const mode = modeOf(type(cells));
    if (mode === null) return `${shown(type(cells))} is no type of route`;
    routes.set(key, { agency: by, short: short(cells), long: long(cells), mode });
    return null;
  };
}

/** Returns the route types of GTFS and the hundreds of its extension. */
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

/** `calendar.txt` */
export function readCalendar({ services, lost }: FeedDraft, cell: Cells): RowReader {
  const id = cell('service_id');
  const spanOf = spanReader(cell);
  return (cells) => {
    const key = id(cells);
    if (key === '') return 'the service has no id';
    const span = spanOf(cells);
    const known = services.get(key);
    if (known !== undefined) {
      const isSame =
        typeof span !== 'string' &&
        span.weekdays === known.weekdays &&
        span.from === known.from &&
        span.to === known.to;
      if (!isSame) lost.services.set(key, 'calendar.txt has it twice, with different days');
      return `the service ${shown(key)} occurs in it twice`;
    }
    if (typeof span === 'string') return span;
    services.set(key, { ...span, added: [], removed: [] });
    return null;
  };
}

type Span = Pick<DraftService, 'weekdays'> & { readonly from: string; readonly to: string };

function spanReader(cell: Cells): (cells: readonly string[]) => Span | string {
  const [start, end] = [cell('start_date'), cell('end_date')];
  const weekdays = days.map(cell);
  return (cells) => {
    const flags = weekdays.map((day) => day(cells));
    const odd = flags.find((flag) => flag !== '0' && flag !== '1');
    if (odd !== undefined) return `a weekday is 0 or 1, not ${shown(odd)}`;
    const [from, to] = [gtfsDate(start(cells)), gtfsDate(end(cells))];
    if (from === null) return `${shown(start(cells))} is not a date`;
    if (to === null) return `${shown(end(cells))} is not a date`;
    if (to < from) return `it ends on ${to}, before it begins on ${from}`;
    const mask = flags.reduce((sum, flag, day) => sum | (flag === '1' ? 1 << day : 0), 0);
    return { weekdays: mask, from, to };
  };
}

/**
 * `calendar_dates.txt`: days added and taken away; a service may consist of nothing else. A day that may have been taken away
 * is no day of the service: an exception that cannot be read never lets trains run.
 */
export function readCalendarDate(draft: FeedDraft, cell: Cells): RowReader {
  const [id, day, type] = [cell('service_id'), cell('date'), cell('exception_type')];
  const seen = new Map<string, string>();
  return (cells, line) => {
    const key = id(cells);
    const date = gtfsDate(day(cells));
    const kind = type(cells);
    const fault = exceptionFault(key, date === null ? shown(day(cells)) : null, kind);
    if (fault !== null || date === null) {
      if (kind !== '1') closeDay(draft, { key, date, line });
      return fault;
    }
    const before = seen.get(`${date} ${key}`);
    if (before !== undefined) {
      if (before !== kind) serviceOf(draft, key).removed.push(date);
      return `${date} occurs in it twice for ${shown(key)}`;
    }
    seen.set(`${date} ${key}`, kind);
    const service = serviceOf(draft, key);
    (kind === '1' ? service.added : service.removed).push(date);
    return null;
  };
}

function exceptionFault(key: string, noDate: string | null, kind: string): string | null {
  if (key === '') return 'the service has no id';
  if (noDate !== null) return `${noDate} is not a date`;
  return kind === '1' || kind === '2' ? null : `an exception is of type 1 or 2, not ${shown(kind)}`;
}

function serviceOf({ services }: FeedDraft, key: string): DraftService {
  const service: DraftService = services.get(key) ?? { weekdays: 0, from: null, to: null, added: [], removed: [] };
  services.set(key, service);
  return service;
}

/** Of an exception that cannot be read: its service does not run on its day; on any, where the day is not known. */
function closeDay(
  draft: FeedDraft,
  { key, date, line }: { readonly key: string; readonly date: string | null; readonly line: number },
): void {
  const { lost } = draft;
  const reason = 'an exception names neither its service nor its day';
  if (key !== '' && date !== null) serviceOf(draft, key).removed.push(date);
  else if (key !== '') lost.services.set(key, `a day of it is not known (calendar_dates.txt, line ${line})`);
  else if (date !== null) lost.days.add(date);
  else lost.unattributed.push({ file: 'calendar_dates.txt', line, reason });
}

/** An exception with too many cells: only the service it names is known. */
export function loseCalendarDate(draft: FeedDraft, cell: Cells): OddRowReader {
  const id = cell('service_id');
  return (cells, line) => closeDay(draft, { key: id(cells), date: null, line });
}
