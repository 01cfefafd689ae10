import { startDraft, type FeedDraft } from '#src/formats/rail/feed-draft.ts';
import { finishDraft, type FinishedFeed, type FinishSettings } from '#src/formats/rail/finish-draft.ts';
import { columnReader } from '#src/formats/rail/files/gtfs-cells.ts';
import { gtfsTables } from '#src/formats/rail/gtfs-tables.ts';

const columns = {
  'agency.txt': 'agency_id,agency_name,agency_timezone,agency_lang',
  'feed_info.txt': 'feed_lang',
  'stops.txt': 'stop_id,stop_name,stop_lat,stop_lon,location_type,parent_station,zone_id,stop_timezone,platform_code',
  'routes.txt': 'route_id,agency_id,route_short_name,route_long_name,route_type',
  'calendar.txt': 'service_id,monday,tuesday,wednesday,thursday,friday,saturday,sunday,start_date,end_date',
  'calendar_dates.txt': 'service_id,date,exception_type',
  'trips.txt': 'route_id,service_id,trip_id,trip_short_name,trip_headsign,block_id',
  'stop_times.txt': 'trip_id,arrival_time,departure_time,stop_id,stop_sequence,pickup_type,drop_off_type',
  'frequencies.txt': 'trip_id,start_time,end_time,headway_secs',
  'transfers.txt':
    'from_stop_id,to_stop_id,transfer_type,min_transfer_time,from_route_id,to_route_id,from_trip_id,to_trip_id',
  'pathways.txt': 'from_stop_id,to_stop_id,is_bidirectional,traversal_time,length,stair_count',
  'fare_attributes.txt': 'fare_id,price,currency_type,transfers,transfer_duration,agency_id',
  'fare_rules.txt': 'fare_id,route_id,origin_id,destination_id,contains_id',
  'translations.txt': 'table_name,field_name,language,translation,record_id,field_value,trans_id,lang',
} as const;

/** Rows of a feed by file, their cells parted by commas. */
export type GtfsRows = Partial<Record<keyof typeof columns, readonly string[]>>;

/** One agency, three stops, one route, one service and one trip from Pier to Quay. */
const smallFeed: GtfsRows = {
  'agency.txt': ['k,Kita,Asia/Tokyo,ja'],
  'stops.txt': ['p,Pier,35,139,,,1,,', 'q,Quay,35.1,139,,,2,,', 'r,Ridge,35.2,139,,,3,,'],
  'routes.txt': ['low,k,Low,,2'],
  'calendar.txt': ['d,1,1,1,1,1,1,1,20261201,20271130'],
  'trips.txt': ['low,d,t,,,'],
  'stop_times.txt': ['t,08:00:00,08:00:00,p,1,,', 't,09:00:00,09:00:00,q,2,,'],
};

export type ReadGtfs = {
  readonly finished: FinishedFeed | null;
  readonly draft: FeedDraft;
  /** Every rejected row, as "stops.txt:5 it has no name". */
  readonly rejected: readonly string[];
  /** Why the feed is refused, in the same form. */
  readonly fatal: readonly string[];
};

/**
 * Reads the small feed with further rows, or with other rows `instead` of the original ones, without a file or a CSV
 * parser.
 */
export function readGtfs(more: GtfsRows, instead: GtfsRows = {}, settings: FinishSettings = {}): ReadGtfs {
  const draft = startDraft();
  for (const { file, open, lose } of gtfsTables) {
    const name = Object.keys(columns).find((one): one is keyof typeof columns => one === file);
    if (name === undefined) throw new Error(`the columns of ${file} are missing here`);
    const names = columns[name].split(',');
    const rows = [...(instead[name] ?? smallFeed[name] ?? []), ...(more[name] ?? [])];
    const [take, takeOdd] = [open(draft, columnReader(names)), lose?.(draft, columnReader(names))];
    for (const [at, row] of rows.entries()) {
      const cells = row.split(',');
      const isOdd = cells.length > names.length;
      if (isOdd) takeOdd?.(cells, at + 2);
      const reason = isOdd ? 'too many cells' : take(cells, at + 2);
      if (reason !== null) draft.reports.reject(file, at + 2, reason);
    }
    draft.rows.set(file, rows.length);
  }
  const finished = finishDraft(draft, settings);
  const { listed: reported, fatal } = draft.reports.all();
  const written = ({ file, line, reason }: (typeof reported)[number]): string => `${file}:${line} ${reason}`;
  return { finished, draft, rejected: reported.map(written), fatal: fatal.map(written) };
}
