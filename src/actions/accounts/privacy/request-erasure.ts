import { withFreshProof } from '#src/actions/accounts/privacy/with-fresh-proof.ts';
import type { Caller, Deps } from '#src/actions/deps.ts';
import { fail, ok, type Result } from '#src/domain/failure.ts';
import { deletionDays } from '#src/domain/accounts/privacy/deletion.ts';
import { requestDeletion, deletionOf, type Deletion } from '#src/store/accounts/account-deletions.store.ts';
import { openMatters } from '#src/store/accounts/privacy/personal-data.store.ts';

/**
 * Requests the erasure of the account in three days, or later while a change of email or phone can still be undone. Refused
 * while there are upcoming visits, open refunds, disputes or gift cards, with how many of each: a visitor without a name on the booking could not be
 * admitted, and money could not be refunded.
 */
export async function requestErasure(deps: Deps, caller: Caller): Promise<Result<Deletion>> {
  const { account } = caller;
  if (account === null) return fail('sign_in_required');
  const { visits, refunds, disputes, gifts } = await openMatters(deps.db, account.id);
  if (visits + refunds + disputes + gifts > 0)
    return fail('account_in_use', { facts: { visits, refunds, disputes, gifts } });
  const requested = await withFreshProof<Deletion & { readonly isNew: boolean }>(
    deps,
    caller,
    { cause: 'account to be erased', eventOf: ({ isNew }) => (isNew ? { kind: 'closing' } : null) },
    async (tx) => {
      const isNew = await requestDeletion(tx, account.id, deletionDays);
      const deletion = await deletionOf(tx, account.id);
      return deletion === null ? fail('not_found') : ok({ ...deletion, isNew });
    },
  );
  return requested.ok ? ok({ askedAt: requested.value.askedAt, dueAt: requested.value.dueAt }) : requested;
}
