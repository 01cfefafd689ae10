/**
 * A part of the world: west, south, east, north in degrees. East is beyond 180 where the part crosses the date line.
 */
export type MapArea = readonly [west: number, south: number, east: number, north: number];

export type MapPoint = { readonly lat: number; readonly lng: number };

const decimals = 10_000;
/** About thirty metres: nearer than that there is nothing to see without streets. */
const leastSpan = 0.0008;
/** The projection of the map has no poles. */
const farthest = 84;

/** "139.6,35.5,139.9,35.8" in four decimals; null when it is no part of the world. */
export function readArea(text: string): MapArea | null {
  const [west, south, east, north, ...more] = text.split(',').map(degrees);
  if (west === undefined || south === undefined || east === undefined || north === undefined || more.length > 0)
    return null;
  const isPart =
    west >= -180 && west <= 180 && east > west && east - west <= 360 && south >= -farthest && north <= farthest;
  return isPart && north > south ? [west, south, east, north] : null;
}

function degrees(text: string): number {
  return /^-?\d{1,3}(\.\d{1,6})?$/.test(text) ? Number(text) : Number.NaN;
}

/**
 * The area around points with some air; null without points. It crosses the date line where that is the shorter way.
 */
export function areaAround(points: readonly MapPoint[], air = 0.12): MapArea | null {
  if (points.length === 0) return null;
  const lats = points.map((point) => point.lat);
  const [west, east] = narrowest(points.map((point) => point.lng));
  const [south, north] = [Math.min(...lats), Math.max(...lats)];
  const wide = Math.max((east - west) * air, 0.01);
  const high = Math.max((north - south) * air, 0.008);
  return rounded([west - wide, south - high, east + wide, north + high]);
}

/** The narrowest range of longitudes that holds all: what is around the widest gap. */
function narrowest(lngs: readonly number[]): readonly [number, number] {
  const sorted = lngs.toSorted((a, b) => a - b);
  const first = sorted[0] ?? 0;
  const last = sorted.at(-1) ?? 0;
  let widest = first + 360 - last;
  let range: readonly [number, number] = [first, last];
  for (const [place, lng] of sorted.entries()) {
    const next = sorted[place + 1];
    if (next === undefined || next - lng <= widest) continue;
    widest = next - lng;
    range = [next, lng + 360];
  }
  return range;
}

/** Returns whether a point is in an area, also in one across the date line. */
export function inArea([west, south, east, north]: MapArea, { lat, lng }: MapPoint): boolean {
  if (lat < south || lat > north) return false;
  return [lng, lng + 360, lng - 360].some((same) => same >= west && same <= east);
}

/** The area enlarged (above 1) or narrowed (below) around its middle. */
export function zoomed(area: MapArea, factor: number): MapArea {
  const [west, south, east, north] = area;
  const wide = Math.max((east - west) * factor, leastSpan) / 2;
  const high = Math.max((north - south) * factor, leastSpan) / 2;
  const [middle, centre] = [(west + east) / 2, (south + north) / 2];
  return within([middle - wide, centre - high, middle + wide, centre + high]);
}

/** The area, or as much around its middle as has this many degrees across. */
export function widened(area: MapArea, span: number): MapArea {
  return zoomed(area, Math.max(1, span / Math.max(area[2] - area[0], leastSpan)));
}

/** The area moved by parts of its own size: 0.5 is half of it to the east or north. */
export function moved(area: MapArea, east: number, north: number): MapArea {
  const wide = (area[2] - area[0]) * east;
  const high = (area[3] - area[1]) * north;
  return within([area[0] + wide, area[1] + high, area[2] + wide, area[3] + high]);
}

function within([west, south, east, north]: MapArea): MapArea {
  const high = Math.min(north - south, farthest * 2);
  const wide = Math.min(east - west, 359);
  const low = Math.min(Math.max((south + north - high) / 2, -farthest), farthest - high);
  const start = (west + east - wide) / 2 + 180;
  const first = start - 360 * Math.floor(start / 360) - 180;
  return rounded([first, low, first + wide, low + high]);
}

function rounded([west, south, east, north]: MapArea): MapArea {
  const round = (value: number): number => Math.round(value * decimals) / decimals;
  return [round(west), round(Math.max(south, -farthest)), round(east), round(Math.min(north, farthest))];
}
