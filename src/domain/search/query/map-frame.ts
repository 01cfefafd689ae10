import type { MapArea, MapPoint } from '#src/domain/search/query/map-area.ts';

/** A drawing of a part of the world: Mercator, north above, east to the right in every language. */
export type MapFrame = {
  readonly width: number;
  readonly height: number;
  /** Drawing units in a degree of longitude. */
  readonly scale: number;
  readonly west: number;
  /** The upper edge in degrees of longitude from the equator, as the projection counts. */
  readonly top: number;
};

export type DrawnPoint = { readonly x: number; readonly y: number };

const turn = 180 / Math.PI;

/** The frame of so many drawing units that shows an area whole, in its middle. */
export function frameOf([west, south, east, north]: MapArea, width: number, height: number): MapFrame {
  const [low, high] = [upright(south), upright(north)];
  const scale = Math.min(width / (east - west), height / (high - low));
  const middle = (west + east) / 2;
  const centre = (low + high) / 2;
  return { width, height, scale, west: middle - width / scale / 2, top: centre + height / scale / 2 };
}

/** Returns where a point is in a frame; on the side of the date line that is nearer to its middle. */
export function drawn(frame: MapFrame, { lat, lng }: MapPoint): DrawnPoint {
  const middle = frame.west + frame.width / frame.scale / 2;
  const same = lng + 360 * Math.round((middle - lng) / 360);
  return { x: (same - frame.west) * frame.scale, y: (frame.top - upright(lat)) * frame.scale };
}

/** The part of the world that a frame shows. */
export function shownArea(frame: MapFrame): MapArea {
  const bottom = frame.top - frame.height / frame.scale;
  return [frame.west, level(bottom), frame.west + frame.width / frame.scale, level(frame.top)];
}

export type Cluster<Item> = DrawnPoint & { readonly items: readonly Item[] };

/** Points nearer than `reach` to the first of them are one dot; the order of the points decides which is first. */
export function clusters<Item extends MapPoint>(
  frame: MapFrame,
  items: readonly Item[],
  reach: number,
): readonly Cluster<Item>[] {
  const found: { readonly x: number; readonly y: number; readonly items: Item[] }[] = [];
  for (const item of items) {
    const { x, y } = drawn(frame, item);
    if (x < 0 || y < 0 || x > frame.width || y > frame.height) continue;
    const near = found.find((one) => Math.hypot(one.x - x, one.y - y) < reach);
    if (near === undefined) found.push({ x, y, items: [item] });
    else near.items.push(item);
  }
  return found;
}

export type GridLine = { readonly at: number; readonly degrees: number };

const steps = [0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 45];
const fewest = 70;

/** Meridians and parallels at round degrees, some seventy drawing units apart or more. */
export function gridLines(frame: MapFrame): { readonly across: readonly GridLine[]; readonly up: readonly GridLine[] } {
  const step = steps.find((one) => one * frame.scale >= fewest) ?? 45;
  const [west, south, east, north] = shownArea(frame);
  return {
    up: multiples(west, east, step).map((degrees) => ({ degrees, at: (degrees - frame.west) * frame.scale })),
    across: multiples(south, north, step).map((degrees) => ({
      degrees,
      at: (frame.top - upright(degrees)) * frame.scale,
    })),
  };
}

function multiples(from: number, to: number, step: number): readonly number[] {
  const first = Math.ceil(from / step);
  const count = Math.floor(to / step) - first + 1;
  return Array.from({ length: Math.max(0, count) }, (_, place) => Number(((first + place) * step).toFixed(3)));
}

/** Latitude to height, both in degrees. */
function upright(lat: number): number {
  return Math.log(Math.tan(Math.PI / 4 + lat / turn / 2)) * turn;
}

function level(height: number): number {
  return (2 * Math.atan(Math.exp(height / turn)) - Math.PI / 2) * turn;
}
