/** From one instant to another, in milliseconds since the epoch. */
export type HireSpan = { readonly startMs: number; readonly endMs: number };

const hour = 3_600_000;
const day = 24 * hour;
/** So late a car may come back before another day begins. */
const graceMs = hour / 2;

/** Days that are paid: each 24 hours that have begun, with half an hour's grace; at least one. */
export function billedDays({ startMs, endMs }: HireSpan): number {
  return Math.max(1, Math.ceil((endMs - startMs - graceMs) / day));
}
