export type Point = { readonly lat: number; readonly lng: number };

/** Mean radius of the Earth in metres (IUGG). */
const earthRadius = 6_371_009;
const radians = Math.PI / 180;

/** Metres along the great circle from one point to another (haversine), rounded to whole metres. */
export function metresBetween(from: Point, to: Point): number {
  const dLat = (to.lat - from.lat) * radians;
  const dLng = (to.lng - from.lng) * radians;
  const half =
    Math.sin(dLat / 2) ** 2 + Math.cos(from.lat * radians) * Math.cos(to.lat * radians) * Math.sin(dLng / 2) ** 2;
  return Math.round(2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(half))));
}

/** Direction in which the great circle sets out: whole degrees from north, clockwise, 0 to 359. */
export function bearingTo(from: Point, to: Point): number {
  const dLng = (to.lng - from.lng) * radians;
  const y = Math.sin(dLng) * Math.cos(to.lat * radians);
  const x =
    Math.cos(from.lat * radians) * Math.sin(to.lat * radians) -
    Math.sin(from.lat * radians) * Math.cos(to.lat * radians) * Math.cos(dLng);
  return (Math.round(Math.atan2(y, x) / radians) + 360) % 360;
}
