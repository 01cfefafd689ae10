import type { FeedDraft } from '#src/formats/rail/feed-draft.ts';
import type { Cells, OddRowReader, RowReader } from '#src/formats/rail/files/gtfs-cells.ts';
import {
  loseFareAttribute,
  loseFareRule,
  loseFareRules,
  readFareAttribute,
  readFareRule,
} from '#src/formats/rail/files/read-fares.ts';
import {
  loseCalendarDate,
  readAgency,
  readCalendar,
  readCalendarDate,
  readFeedInfo,
  readRoute,
} from '#src/formats/rail/files/read-lines.ts';
import { readStop } from '#src/formats/rail/files/read-stops.ts';
import { loseTransfer, loseTransfers, readPathway, readTransfer } from '#src/formats/rail/files/read-transfers.ts';
import { readTranslation } from '#src/formats/rail/files/read-translations.ts';
import {
  loseFrequency,
  loseStopTime,
  loseTrip,
  readFrequency,
  readStopTime,
  readTrip,
} from '#src/formats/rail/files/read-trips.ts';

export type GtfsTable = {
  readonly file: string;
  /** Without these columns nothing of the file can be understood. */
  readonly columns: readonly string[];
  readonly open: (draft: FeedDraft, cell: Cells) => RowReader;
  /** Takes what a row with too many cells restricts out of the offer; nothing where such a row offers what is lost with it. */
  readonly lose?: (draft: FeedDraft, cell: Cells) => OddRowReader;
  /**
   * What becomes of the feed when the file cannot be read at all: it is refused, whether the loss is accepted or not, since
   * trips would run when they do not; what the file restricts is not offered once the loss is accepted; or nothing is lost
   * but names.
   */
  readonly unreadable: 'refused' | ((draft: FeedDraft) => void) | 'unnamed';
};

/**
 * The files that are read of a feed, each after those that it points at (gtfs.org, reference of schedules). Other files, such
 * as shapes, are left alone.
 */
export const gtfsTables: readonly GtfsTable[] = [
  { file: 'agency.txt', columns: ['agency_name', 'agency_timezone'], open: readAgency, unreadable: 'refused' },
  { file: 'feed_info.txt', columns: ['feed_lang'], open: readFeedInfo, unreadable: 'unnamed' },
  { file: 'stops.txt', columns: ['stop_id'], open: readStop, unreadable: 'refused' },
  { file: 'routes.txt', columns: ['route_id', 'route_type'], open: readRoute, unreadable: 'refused' },
  {
    file: 'calendar.txt',
    columns: ['service_id', 'monday', 'sunday', 'start_date', 'end_date'],
    open: readCalendar,
    unreadable: 'refused',
  },
  {
    file: 'calendar_dates.txt',
    columns: ['service_id', 'date', 'exception_type'],
    open: readCalendarDate,
    lose: loseCalendarDate,
    unreadable: 'refused',
  },
  {
    file: 'trips.txt',
    columns: ['route_id', 'service_id', 'trip_id'],
    open: readTrip,
    lose: loseTrip,
    unreadable: 'refused',
  },
  {
    file: 'stop_times.txt',
    columns: ['trip_id', 'arrival_time', 'departure_time', 'stop_id', 'stop_sequence'],
    open: readStopTime,
    lose: loseStopTime,
    unreadable: 'refused',
  },
  {
    file: 'frequencies.txt',
    columns: ['trip_id', 'start_time', 'end_time', 'headway_secs'],
    open: readFrequency,
    lose: loseFrequency,
    unreadable: 'refused',
  },
  {
    file: 'transfers.txt',
    columns: ['from_stop_id', 'to_stop_id'],
    open: readTransfer,
    lose: loseTransfer,
    unreadable: loseTransfers,
  },
  {
    file: 'pathways.txt',
    columns: ['from_stop_id', 'to_stop_id', 'is_bidirectional'],
    open: readPathway,
    unreadable: 'unnamed',
  },
  {
    file: 'fare_attributes.txt',
    columns: ['fare_id', 'price', 'currency_type'],
    open: readFareAttribute,
    lose: loseFareAttribute,
    unreadable: loseFareRules,
  },
  { file: 'fare_rules.txt', columns: ['fare_id'], open: readFareRule, lose: loseFareRule, unreadable: loseFareRules },
  {
    file: 'translations.txt',
    columns: ['translation'],
    open: readTranslation,
    unreadable: 'unnamed',
  },
];

/** Files that a feed may have and that are not read, with what is lost by it; others, such as shapes, say nothing that is sold. */
export const unreadFiles: readonly { readonly file: string; readonly reason: string }[] = [
  ...['fare_products.txt', 'fare_leg_rules.txt', 'fare_transfer_rules.txt'].map((file) => ({
    file,
    reason: 'fares in this form (Fares v2) are not read; those of fare_attributes.txt are',
  })),
  { file: 'booking_rules.txt', reason: 'trips that run on demand are not read' },
  { file: 'location_groups.txt', reason: 'trips that run on demand are not read' },
];

/** Without these files there is no timetable; of the two calendars one is enough. */
export const neededFiles = ['agency.txt', 'stops.txt', 'routes.txt', 'trips.txt', 'stop_times.txt'] as const;
