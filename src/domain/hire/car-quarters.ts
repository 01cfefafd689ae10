import type { HireSpan } from '#src/domain/hire/billed-days.ts';

/** Six hours: the piece of time in which a car of a class is one man's or another's. */
const quarterMs = 6 * 3_600_000;

/** The quarters that somebody's car is not there for the next: from the key to the end of its cleaning, by number since the epoch. */
export function quartersOf({ startMs, endMs }: HireSpan, turnMinutes: number): readonly number[] {
  const first = Math.floor(startMs / quarterMs);
  const last = Math.floor((endMs + turnMinutes * 60_000 - 1) / quarterMs);
  return Array.from({ length: last - first + 1 }, (_, at) => first + at);
}

/** The name of a piece of stock: a class of cars at a station in a quarter. */
export function carPieceKey(stationId: number, code: string, quarter: number): string {
  return `car:${stationId}:${code}:${quarter}`;
}
