import type {
  FareRow,
  FeedRow,
  GroupRow,
  LineRow,
  NearPlaceRow,
  NetworkRows,
  StationRow,
  StopRow,
} from '#src/store/rail/rail-reading.store.ts';
import type { PlaceIndex } from '#src/timetable/place-index.ts';
import type { Timetable } from '#src/timetable/timetable-shape.ts';

/** All feeds as this process caches them. Stops have numbers, by which the timetable names them. */
export type OpenTimetable = {
  readonly stamp: string;
  readonly timetable: Timetable;
  readonly stops: readonly StopRow[];
  readonly numberOf: ReadonlyMap<number, number>;
  /** The station of each stop, by the stop's number. */
  readonly stationOf: readonly StationRow[];
  readonly stations: ReadonlyMap<number, CachedStation>;
  readonly groups: ReadonlyMap<number, CachedGroup>;
  readonly lines: ReadonlyMap<number, LineRow>;
  readonly feeds: ReadonlyMap<number, FeedRow>;
  readonly destinations: readonly NearPlaceRow[];
  readonly fares: ReadonlyMap<number, readonly FareRow[]>;
  readonly rules: ReadonlyMap<number, NetworkRows['feeds'][number]['rules']>;
  /** The last day of each feed; null where it has no end. */
  readonly lastDays: ReadonlyMap<number, string | null>;
  /** Trips of one vehicle between which travelers stay on board, as "id id". */
  readonly stays: ReadonlySet<string>;
  /** Numbers of services by "feed key". */
  readonly serviceOf: ReadonlyMap<string, number>;
  readonly places: PlaceIndex;
};

export type CachedStation = {
  readonly row: StationRow;
  readonly stops: readonly number[];
  readonly calls: number;
  readonly group: GroupRow | null;
};
export type CachedGroup = { readonly row: GroupRow; readonly stations: readonly CachedStation[] };

export type CachedTimetable = {
  readonly loaded: Promise<OpenTimetable>;
  /** The same once it is there. */
  ready: OpenTimetable | null;
  checkedMs: number;
  refreshing: boolean;
};

/** How long the cached feeds are used before checking for changes. */
export const believedMs = 5_000;

/** So many trips are read while one waits, and more behind the travellers' backs. */
export const quickTrips = 20_000;
