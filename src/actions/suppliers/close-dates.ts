import type { Deps } from '#src/actions/deps.ts';
import type { Done } from '#src/actions/staff/on-record.ts';
import { fail, ok, type Result } from '#src/domain/failure.ts';
import { insertClosure, type NewClosure } from '#src/store/suppliers/closures.store.ts';

/**
 * Closes days of a product, or of one of its options, for good: weather, a closure, a supplier who cannot. Nothing more is
 * sold there from this moment. Travelers with a booking are notified by the worker (`followClosures`), however many there are: all
 * that it needs is written here.
 */
export async function closeDates(
  deps: Deps,
  dates: Omit<NewClosure, 'id'>,
): Promise<Result<Done, 'not_found' | 'bad_request'>> {
  if (dates.to < dates.from) return fail('bad_request', { field: 'to' });
  const id = deps.ids.uuid();
  return deps.db.transaction(
    async (tx): Promise<Result<Done, 'not_found'>> => {
      const starts = await insertClosure(tx, { id, ...dates });
      return starts === 0 ? fail('not_found') : ok({ closure: id, starts, reason: dates.reason });
    },
    { cause: `dates closed: ${dates.reason}` },
  );
}
