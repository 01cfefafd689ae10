/** What something cost from an instant on (milliseconds since the epoch, minor units). */
export type PriceRecord = { readonly sinceMs: number; readonly priceMinor: bigint };

/** What may be struck through (minor units), and until when (milliseconds since the epoch). */
export type StruckPrice = { readonly priceMinor: bigint; readonly untilMs: number };

const thirtyDaysMs = 30 * 86_400_000;

/**
 * The price that may be struck through beside a lower one: the lowest of the thirty days before the price fell, in minor
 * units. Null when the price has not fallen, when it did so more than thirty days ago, or when it was as low within those
 * thirty days before. Steps down that follow one another within thirty days are one fall: what counts is the time before
 * the first of them. `records` go from the oldest to the newest; the last one holds now.
 */
export function priceBefore(records: readonly PriceRecord[], nowMs: number): StruckPrice | null {
  const present = records.at(-1);
  if (present === undefined) return null;
  const first = firstOfFall(records);
  const begun = records[first];
  if (first === 0 || begun === undefined || nowMs - begun.sinceMs > thirtyDaysMs) return null;
  const from = begun.sinceMs - thirtyDaysMs;
  // A price holds until the next one: the one in force at the beginning of the thirty days counts too.
  const held = records.slice(0, first).filter((_, at) => (records[at + 1]?.sinceMs ?? 0) > from);
  const lowest = held.reduce<bigint | null>(
    (least, one) => (least === null || one.priceMinor < least ? one.priceMinor : least),
    null,
  );
  return lowest !== null && lowest > present.priceMinor
    ? { priceMinor: lowest, untilMs: begun.sinceMs + thirtyDaysMs }
    : null;
}

/** The place of the first of the steps down, no more than thirty days apart, that lead to the present price; 0 for none. */
function firstOfFall(records: readonly PriceRecord[]): number {
  let first = 0;
  for (let at = records.length - 1; isStepDown(records[at - 1], records[at]); at -= 1) {
    const later = records[first]?.sinceMs;
    if (first > 0 && later !== undefined && later - (records[at]?.sinceMs ?? 0) > thirtyDaysMs) break;
    first = at;
  }
  return first;
}

function isStepDown(before: PriceRecord | undefined, after: PriceRecord | undefined): boolean {
  return before !== undefined && after !== undefined && after.priceMinor < before.priceMinor;
}
