import { setTimeout as pause } from 'node:timers/promises';

import { openDb } from '#src/store/shared/database/db.ts';
import { checkInvariants } from '#src/store/operations/invariants/check-invariants.store.ts';

/** What the worker still has in hand when the last traveller leaves is done by then. */
const patienceMs = 60_000;

/**
 * Returns what is broken in a shop's database after people have been at it, a line for each invariant; nothing is
 * right. What is not in order at once has a minute: some of what must never stay so is on its way.
 */
export async function brokenAfter(
  url: string,
  about: { readonly patienceMs?: number } = {},
): Promise<readonly string[]> {
  const db = openDb({ url, max: 1, applicationName: 'meander check' });
  try {
    for (const end = performance.now() + (about.patienceMs ?? patienceMs); ; await pause(2_000)) {
      const broken = await checkInvariants(db);
      if (broken.length === 0 || performance.now() >= end)
        return broken.map(({ id, says, rows }) => `${id}: ${says} (${rows} rows)`);
    }
  } finally {
    await db.close();
  }
}
