import type { Deps } from '#src/actions/deps.ts';
import type { Done } from '#src/actions/staff/on-record.ts';
import { fail, ok, type Result } from '#src/domain/failure.ts';
import { insertServiceClosure, isTrip, type NewServiceClosure } from '#src/store/suppliers/closures.store.ts';
import { venuesById } from '#src/store/catalogue/venues.store.ts';

/**
 * Closes days of a hotel or of a station's cars, or a trip of a train on its day, for good: nothing more is sold of them from
 * this moment. Travelers who have booked are fully refunded by the worker (`followClosures`); their terms are the venue's or the
 * railway's, so they book another date themselves (decision 45).
 */
export async function closeService(
  deps: Deps,
  dates: Omit<NewServiceClosure, 'id'>,
): Promise<Result<Done, 'not_found' | 'bad_request'>> {
  const { of, from, to, optionId, reason } = dates;
  if (to < from || (of.kind === 'trip' && (to !== from || optionId !== null)))
    return fail('bad_request', { field: 'to' });
  const isThere = of.kind === 'venue' ? (await venuesById(deps.db, [of.id])).length > 0 : await isTrip(deps.db, of.id);
  if (!isThere) return fail('not_found');
  const id = deps.ids.uuid();
  return deps.db.transaction(
    async (tx): Promise<Result<Done, 'not_found'>> => {
      await insertServiceClosure(tx, { id, ...dates });
      return ok({ closure: id, reason });
    },
    { cause: `dates closed: ${reason}` },
  );
}
