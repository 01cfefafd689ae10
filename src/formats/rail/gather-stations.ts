import { metresBetween, type Point } from '#src/domain/catalogue/distance.ts';
import type { RailStation, RailStop } from '#src/domain/rail/feed/feed.ts';
import type { RailNames } from '#src/domain/rail/rail-name.ts';
import type { DraftStop, FeedDraft } from '#src/formats/rail/feed-draft.ts';
import { stopKind } from '#src/formats/rail/files/read-stops.ts';
import { shown } from '#src/formats/rail/row-reports.ts';
import type { NamesOf } from '#src/formats/rail/translated-names.ts';

/** Platforms without a station that have one name are one station when they are this close. */
const sameStationMetres = 600;
/** The time to change on one platform unless stated otherwise. */
const changeSeconds = 300;

export type Gathered = {
  readonly stations: readonly RailStation[];
  readonly stops: readonly RailStop[];
  /** Places among `stops` by the number of a draft's stop; -1 where trains do not call. */
  readonly stopOf: Int32Array;
};

/** Stations with the platforms where trains may call. A platform that names no station is one, or shares that of its name nearby. */
export function gatherStations(draft: FeedDraft, namesOf: NamesOf, clock: string): Gathered {
  const stations: RailStation[] = [];
  const stops: RailStop[] = [];
  const stationOf = new Map<string, number>();
  const stopOf = new Int32Array(draft.stopList.length).fill(-1);
  const open = (stop: DraftStop, point: Point): number => {
    const names: RailNames = namesOf('stops', 'stop_name', stop.key, stop.name);
    const station = stations.push({ key: stop.key, names, point, timeZone: stop.timeZone ?? clock, group: null }) - 1;
    stationOf.set(stop.key, station);
    return station;
  };
  for (const stop of draft.stopList) if (stop.kind === stopKind.station && stop.point !== null) open(stop, stop.point);
  const alone = new Map<string, { readonly point: Point; readonly station: number }[]>();
  for (const stop of draft.stopList) {
    if (stop.kind > stopKind.station || stop.point === null) continue;
    const parent = stop.kind === stopKind.station ? stop.key : parentOf(draft, stop);
    let station = parent === null ? undefined : stationOf.get(parent);
    if (station === undefined) {
      const { point } = stop;
      const near = alone.get(stop.name) ?? [];
      station = near.find((one) => metresBetween(one.point, point) <= sameStationMetres)?.station ?? open(stop, point);
      alone.set(stop.name, [...near, { point, station }]);
    }
    const zone = zoneOf(draft, stop) ?? zoneOf(draft, draft.stops.get(parent ?? ''));
    stopOf[stop.number] = stops.push({ key: stop.key, station, platform: stop.platform, zone, changeSeconds }) - 1;
  }
  return { stations, stops, stopOf };
}

/**
 * Returns the zone of a stop; where two rows name two, one that no fare names, so that no fare applies there by its
 * zones.
 */
function zoneOf({ lost }: FeedDraft, stop: DraftStop | undefined): string | null {
  if (stop === undefined) return null;
  return lost.zones.has(stop.key) ? `? ${stop.key}` : stop.zone;
}

/** Returns the station that a platform names; a missing one is reported, and the platform becomes its own station. */
function parentOf({ stops, reports }: FeedDraft, stop: DraftStop): string | null {
  if (stop.parent === null) return null;
  if (stops.get(stop.parent)?.kind === stopKind.station) return stop.parent;
  reports.reject('stops.txt', stop.line, `its station ${shown(stop.parent)} is none; the platform is taken by itself`);
  return null;
}
