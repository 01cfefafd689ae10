import type { OrderQuery } from '#src/actions/orders/links/open-order-link.ts';
import { ownerOfTalk } from '#src/actions/support/owner-of-talk.ts';
import type { Caller, Deps } from '#src/actions/deps.ts';
import { fail, ok, type Result } from '#src/domain/failure.ts';
import { isUuid } from '#src/domain/uuid.ts';
import { pictureOf } from '#src/store/support/support.store.ts';

/** A picture out of a conversation of one's own, or out of the one whose link is given. */
export async function openPicture(
  deps: Deps,
  caller: Caller,
  messageId: string,
  query: OrderQuery | null,
): Promise<Result<Buffer>> {
  if (!isUuid(messageId)) return fail('not_found');
  const own = caller.account?.id ?? null;
  const owner = query === null ? null : await ownerOfTalk(deps, caller, query);
  if (owner?.ok === false) return owner;
  const accountId = owner === null ? own : owner.value;
  if (accountId === null) return fail('not_found');
  const bytes = await pictureOf(deps.db, messageId, { accountId, reference: query?.reference ?? null });
  return bytes === null ? fail('not_found') : ok(bytes);
}
