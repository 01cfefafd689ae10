import { firstReached } from '#src/adapters/limits.ts';
import { isRecentlyProved } from '#src/actions/accounts/sessions/is-recently-proved.ts';
import { makeExport } from '#src/actions/accounts/privacy/make-export.ts';
import { withFreshProof } from '#src/actions/accounts/privacy/with-fresh-proof.ts';
import type { Caller, Deps } from '#src/actions/deps.ts';
import { fail, ok, type Result } from '#src/domain/failure.ts';
import { insertExport } from '#src/store/accounts/privacy/data-exports.store.ts';
import { addToOutbox } from '#src/store/shared/outbox/outbox.store.ts';
import { tripsOf } from '#src/store/accounts/privacy/personal-data.store.ts';

/** So long a copy can be fetched. */
const hours = 24;
/** With more trips than this, the copy is made in the background. */
const tripsAtOnce = 200;

/** Requests a copy of the caller's data: made at once, or by the worker if there is much of it. At most five a day. */
export async function requestExport(
  deps: Deps,
  caller: Caller,
): Promise<Result<{ readonly id: string; readonly ready: boolean }>> {
  const { account, language } = caller;
  if (account === null) return fail('sign_in_required');
  if (account.kind === 'member' && !(await isRecentlyProved(deps, caller))) return fail('confirm_first');
  const reached = await firstReached(deps.db, [{ name: 'data-export', key: account.id, points: 5, seconds: 86_400 }]);
  if (reached !== null) return fail('too_many_requests', { facts: { seconds: reached.seconds } });
  const id = deps.ids.uuid();
  const isMuch = (await tripsOf(deps.db, account.id)).length > tripsAtOnce;
  const eventOf = (): { readonly kind: 'data_exported'; readonly undo: { readonly export: string } } => ({
    kind: 'data_exported',
    undo: { export: id },
  });
  const requested = await withFreshProof(
    deps,
    caller,
    { cause: 'data export requested', eventOf },
    async (tx): Promise<Result<null>> => {
      await insertExport(tx, { id, accountId: account.id, language, hours });
      if (isMuch)
        await addToOutbox(tx, [
          { topic: 'privacy.export', deduplicationKey: id, aggregate: `export:${id}`, payload: {} },
        ]);
      return ok(null);
    },
  );
  if (!requested.ok) return requested;
  if (!isMuch) await makeExport(deps, id);
  return ok({ id, ready: !isMuch });
}
