import type { Point } from '#src/domain/catalogue/distance.ts';

/** Degrees of a rectangle; `west` above `east` means that it crosses the line of the date. */
export type Box = { readonly south: number; readonly north: number; readonly west: number; readonly east: number };

/** Metres of one degree of latitude, a little less than it is, so that a box is never too small. */
const metresPerDegree = 111_000;

/** A rectangle that holds all points within so many metres; near a pole it goes all round. */
export function boxAround({ lat, lng }: Point, metres: number): Box {
  const degrees = metres / metresPerDegree;
  const south = Math.max(-90, lat - degrees);
  const north = Math.min(90, lat + degrees);
  const widest = Math.max(Math.abs(south), Math.abs(north));
  const across = widest >= 89.9 ? 180 : degrees / Math.cos((widest * Math.PI) / 180);
  if (across >= 180) return { south, north, west: -180, east: 180 };
  return { south, north, west: wrapped(lng - across), east: wrapped(lng + across) };
}

function wrapped(lng: number): number {
  if (lng < -180) return lng + 360;
  return lng > 180 ? lng - 360 : lng;
}
