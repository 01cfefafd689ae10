import type { Deps } from '#src/actions/deps.ts';
import { lineOfSnapshot, type Line } from '#src/domain/checkout/line.ts';
import { tripsOf } from '#src/store/accounts/privacy/personal-data.store.ts';

export type Trip = { readonly reference: string; readonly changes: number; readonly visit: Line['visit'] };

/** Returns the visits of an account that appear in a calendar, the earliest first. */
export async function readTrips(deps: Pick<Deps, 'db'>, accountId: string): Promise<readonly Trip[]> {
  const rows = await tripsOf(deps.db, accountId);
  return rows.map(({ reference, changes, snapshot }) => ({
    reference,
    changes,
    visit: lineOfSnapshot(snapshot).visit,
  }));
}
