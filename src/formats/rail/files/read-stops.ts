import { pointOf } from '#src/formats/places/import-sheet.ts';
import type { FeedDraft } from '#src/formats/rail/feed-draft.ts';
import { timeZoneOf, wholeOf, type Cells, type RowReader } from '#src/formats/rail/files/gtfs-cells.ts';
import { shown } from '#src/formats/rail/row-reports.ts';

/** Kinds of rows in `stops.txt`. */
export const stopKind = { platform: 0, station: 1, entrance: 2, node: 3, boardingArea: 4 } as const;

/** `stops.txt`: stations, platforms, entrances and what else paths lead over. */
export function readStop({ stops, stopList, lost }: FeedDraft, cell: Cells): RowReader {
  const id = cell('stop_id');
  const [name, lat, lng] = [cell('stop_name'), cell('stop_lat'), cell('stop_lon')];
  const [type, parent, zone] = [cell('location_type'), cell('parent_station'), cell('zone_id')];
  const [timeZone, platform] = [cell('stop_timezone'), cell('platform_code')];
  return (cells, line) => {
    const key = id(cells);
    if (key === '') return 'the stop has no id';
    const known = stops.get(key);
    if (known !== undefined) {
      if (known.zone !== (zone(cells) || null)) lost.zones.add(key);
      return `the stop ${shown(key)} occurs in it twice`;
    }
    const kind = type(cells) === '' ? 0 : wholeOf(type(cells));
    if (kind === null || kind > 4) return `${shown(type(cells))} is no type of stop`;
    // Only what trains call at must be called something and lie somewhere.
    const must = kind === stopKind.platform || kind === stopKind.station;
    const point = pointOf({ lat: lat(cells), lng: lng(cells) });
    if (must && typeof point === 'string') return point;
    if (must && name(cells) === '') return 'it has no name';
    const clock = timeZone(cells) === '' ? null : timeZoneOf(timeZone(cells));
    if (clock === null && timeZone(cells) !== '') return `${shown(timeZone(cells))} is not a time zone`;
    const stop = {
      number: stopList.length,
      key,
      line,
      name: name(cells),
      point: typeof point === 'string' ? null : point,
      kind,
      parent: parent(cells) || null,
      zone: zone(cells) || null,
      timeZone: clock,
      platform: platform(cells) || null,
    };
    stops.set(key, stop);
    stopList.push(stop);
    return null;
  };
}
