import type { Deps } from '#src/actions/deps.ts';
import { beginRun, endRun, noteRun } from '#src/store/operations/worker-runs.store.ts';

/** Records when this worker ran, so that the invariants know which work it had time for. */
export function reportWorker({ db, ids }: Deps): {
  readonly report: () => Promise<void>;
  readonly end: () => Promise<void>;
} {
  const id = ids.uuid();
  let hasBegun = false;
  return {
    report: async () => {
      await (hasBegun ? noteRun(db, id) : beginRun(db, id));
      hasBegun = true;
    },
    end: async () => {
      if (hasBegun) await endRun(db, id);
    },
  };
}
