import type { HireSpan } from '#src/domain/cars/billed-days.ts';

/** Six hours: the unit of time for which a car of a class is reserved. */
const quarterMs = 6 * 3_600_000;

/**
 * Who fetches a car from another station sets out and hands it over, and drives so fast; nothing takes longer than four
 * days.
 */
const fetchLeadMs = 2 * 3_600_000;
const fetchKmAnHour = 50;
export const longestWayHomeMs = 4 * 24 * 3_600_000;

/**
 * How long a car that was left so many metres away, as the crow flies, is on its way home (decision 55); 0 where it was
 * returned.
 */
export function wayHomeMs(metres: number): number {
  if (metres === 0) return 0;
  return Math.min(longestWayHomeMs, fetchLeadMs + Math.ceil((metres / 1000 / fetchKmAnHour) * 3_600_000));
}

/**
 * Returns the quarters in which a car is not available for the next hire: from the key to the end of its cleaning and
 * of its way home, by number since the epoch.
 */
export function quartersOf({ startMs, endMs }: HireSpan, turnMinutes: number, wayMs = 0): readonly number[] {
  const first = Math.floor(startMs / quarterMs);
  const last = Math.floor((endMs + turnMinutes * 60_000 + wayMs - 1) / quarterMs);
  return Array.from({ length: last - first + 1 }, (_, at) => first + at);
}

/** The key of an inventory unit: a class of cars at a station in a quarter. */
export function carUnitKey(stationId: number, code: string, quarter: number): string {
  return `car:${stationId}:${code}:${quarter}`;
}
