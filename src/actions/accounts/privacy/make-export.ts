import { personOf } from '#src/actions/accounts/privacy/person-of.ts';
import type { Deps } from '#src/actions/deps.ts';
import { exportById, finishExport } from '#src/store/accounts/privacy/data-exports.store.ts';
import { readPersonalData } from '#src/store/accounts/privacy/personal-data.store.ts';

/** Writes the requested data export as of one moment. Idempotent. */
export async function makeExport(deps: Deps, id: string): Promise<void> {
  const requested = await exportById(deps.db, id);
  if (requested === null || requested.document !== null) return;
  await deps.db.transaction(
    async (tx) => {
      const person = await personOf(deps, tx, requested.accountId);
      const data = await readPersonalData(tx, person);
      await finishExport(tx, id, { account: requested.accountId, askedAt: requested.askedAt, data });
    },
    { cause: 'data export', isolation: 'repeatable read' },
  );
}
