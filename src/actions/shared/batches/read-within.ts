/** A reading that is used again until it is too old; null before the first one, and after one that failed. */
export type Reading<Value> = { last: { readonly atMs: number; readonly loaded: Promise<Value> } | null };

/**
 * Returns the last reading if it is younger than `believedMs` at `nowMs`, else reads again; calls during a reading share it. A
 * reading that fails is forgotten.
 */
export function readWithin<Value>(
  reading: Reading<Value>,
  { nowMs, believedMs }: { readonly nowMs: number; readonly believedMs: number },
  read: () => Promise<Value>,
): Promise<Value> {
  const { last } = reading;
  if (last !== null && nowMs >= last.atMs && nowMs - last.atMs < believedMs) return last.loaded;
  const fresh = { atMs: nowMs, loaded: read() };
  reading.last = fresh;
  fresh.loaded.catch(() => {
    if (reading.last === fresh) reading.last = null;
  });
  return fresh.loaded;
}
