import { linkVersion } from '#src/actions/orders/links/link-version.ts';
import type { Caller, Deps } from '#src/actions/deps.ts';
import { fail, ok, type Result } from '#src/domain/failure.ts';
import { linkedOrder, type LinkedOrder } from '#src/store/orders/order-links.store.ts';

/** `key` is the signed link of a mail; without it, the caller's own account counts, and what links have opened in this browser. */
export type OrderQuery = { readonly reference: string; readonly key?: string | undefined };

/** The order that a caller may read, by account or by a signed link; another's is not found (T-50). */
export async function openOrderLink(
  deps: Deps,
  caller: Caller,
  { reference, key }: OrderQuery,
): Promise<Result<LinkedOrder>> {
  const version = await linkVersion(deps, caller, { kind: 'order', reference }, key);
  if (!version.ok) return version;
  const accountId = caller.account?.id ?? null;
  if (accountId === null && version.value === null) return fail(key === undefined ? 'sign_in_required' : 'not_found');
  const order = await linkedOrder(deps.db, reference, { accountId, linkVersion: version.value });
  return order === null ? fail('not_found') : ok(order);
}
