import { openOrderLink, type OrderQuery } from '#src/actions/orders/links/open-order-link.ts';
import type { Caller, Deps } from '#src/actions/deps.ts';
import { fail, ok, type Result } from '#src/domain/failure.ts';
import { passFor } from '#src/domain/shared/tokens/link-pass.ts';
import { profileOf } from '#src/store/accounts/accounts.store.ts';

/**
 * The account for which a caller writes about an order: their own, or that of a guest by the signed link of an email. A traveler with an
 * account signs in: a link is passed on to fellow travellers, and they do not speak for the buyer.
 */
export async function ownerOfTalk(deps: Deps, caller: Caller, query: OrderQuery): Promise<Result<string>> {
  const { account } = caller;
  const isByLink = query.key !== undefined || passFor(caller.passes, 'order', query.reference) !== undefined;
  if (!isByLink) return account === null ? fail('sign_in_required') : ok(account.id);
  const opened = await openOrderLink(deps, caller, query);
  if (!opened.ok) return opened;
  const { accountId } = opened.value;
  if (accountId === account?.id) return ok(accountId);
  const owner = await profileOf(deps.db, accountId);
  return owner?.kind === 'guest' ? ok(accountId) : fail('sign_in_required');
}
