import type { BookedCounts, Caches } from '#src/actions/open-caches.ts';
import type { Deps } from '#src/actions/deps.ts';
import { fewestBookings } from '#src/domain/search/cards/card.ts';
import { findBookedCounts } from '#src/store/catalogue/booked-counts.store.ts';
import { inClass } from '#src/store/shared/database/query-class.ts';

type Ground = Pick<Deps, 'db' | 'caches' | 'clock' | 'log'>;

const believedMs = 600_000;
const noCounts: BookedCounts = new Map();

/**
 * How often each product was really booked, as this process counted it some minutes ago: all bookings are read, so no
 * request waits for it, and until the first count there is none. Samples are no bookings (RU-32).
 */
export function bookedCounts(deps: Ground): BookedCounts {
  const { caches, clock } = deps;
  const known = (caches.bookedCounts ??= { atMs: Number.NEGATIVE_INFINITY, counts: noCounts, counting: false });
  if (Math.abs(clock() - known.atMs) > believedMs && !known.counting) {
    known.counting = true;
    void inClass('work', () => countAgain(deps, known));
  }
  return known.counts;
}

async function countAgain(
  { db, caches, clock, log }: Ground,
  known: NonNullable<Caches['bookedCounts']>,
): Promise<void> {
  try {
    caches.bookedCounts = { atMs: clock(), counts: await findBookedCounts(db, fewestBookings), counting: false };
  } catch (fault) {
    // The last count remains, and the next request tries to count again.
    caches.bookedCounts = { ...known, atMs: clock(), counting: false };
    log.warn({ fault: String(fault) }, 'bookings could not be counted');
  }
}
