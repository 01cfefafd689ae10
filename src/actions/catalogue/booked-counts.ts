import type { Deps } from '#src/actions/deps.ts';
import { fewestBookings } from '#src/domain/search/cards/card.ts';
import { findBookedCounts } from '#src/store/catalogue/booked-counts.store.ts';
import type { Db } from '#src/store/shared/database/db.ts';
import { inClass } from '#src/store/shared/database/query-class.ts';

export type BookedCounts = ReadonlyMap<number, number>;

type Kept = { readonly atMs: number; readonly counts: BookedCounts; counting: boolean };

const kept = new WeakMap<Db, Kept>();
const believedMs = 600_000;
const noCounts: BookedCounts = new Map();

/**
 * How often each product was really booked, as this process counted it some minutes ago: all bookings are looked at, so
 * nobody waits for it, and until the first count there is none. Samples are no bookings (RU-32).
 */
export function bookedCounts(deps: Pick<Deps, 'db' | 'clock' | 'log'>): BookedCounts {
  const { db, clock } = deps;
  const known = kept.get(db) ?? { atMs: Number.NEGATIVE_INFINITY, counts: noCounts, counting: false };
  kept.set(db, known);
  if (Math.abs(clock() - known.atMs) > believedMs && !known.counting) {
    known.counting = true;
    void inClass('work', () => countAgain(deps, known));
  }
  return known.counts;
}

async function countAgain({ db, clock, log }: Pick<Deps, 'db' | 'clock' | 'log'>, known: Kept): Promise<void> {
  try {
    kept.set(db, { atMs: clock(), counts: await findBookedCounts(db, fewestBookings), counting: false });
  } catch (fault) {
    // The last count stands, and the next one is tried when it is asked for again.
    kept.set(db, { ...known, atMs: clock(), counting: false });
    log.warn({ fault: String(fault) }, 'bookings could not be counted');
  }
}
