import type { OrderQuery } from '#src/actions/orders/links/open-order-link.ts';
import { ownerOfTalk } from '#src/actions/support/owner-of-talk.ts';
import { rewritePhoto, type Photo } from '#src/adapters/image-codec.sharp.ts';
import { firstReached } from '#src/adapters/limits.ts';
import type { Caller, Deps } from '#src/actions/deps.ts';
import { fail, ok, type Result } from '#src/domain/failure.ts';
import { checkSupportText } from '#src/domain/support/support-text.ts';
import { addMessage, conversationOf, orderOfSupport } from '#src/store/support/support.store.ts';

export type Said = OrderQuery & { readonly text: string; readonly picture?: string | undefined };

/**
 * Writes to support about an order of one's own: text, a picture (base64), or both. The picture is written again before
 * it is stored. Counted before anything costs work; someone else's order is not there.
 */
export async function say(deps: Deps, caller: Caller, said: Said): Promise<Result<{ readonly id: string }>> {
  const { reference, key, picture: sent = '' } = said;
  const owner = await ownerOfTalk(deps, caller, { reference, key });
  if (!owner.ok) return owner;
  const accountId = owner.value;
  const text = checkSupportText(said.text, sent !== '');
  if (!text.ok) return text;
  const order = await orderOfSupport(deps.db, reference, accountId);
  if (order === null) return fail('not_found');
  const reached = await firstReached(deps.db, [
    { name: 'support-account', key: accountId, points: 30, seconds: 600 },
    { name: 'support-network', key: caller.network, points: 300, seconds: 3600 },
  ]);
  if (reached !== null) return fail('too_many_requests', { facts: { retryAfter: reached.seconds } });
  const picture = sent === '' ? null : await rewritePhoto(Buffer.from(sent, 'base64'));
  if (sent !== '' && picture === null) return fail('picture_unreadable', { field: 'picture' });
  return storeMessage(deps, { orderId: order.id, accountId, text: text.value, picture });
}

type NewMessage = {
  readonly orderId: string;
  readonly accountId: string;
  readonly text: string;
  readonly picture: Photo | null;
};

function storeMessage(
  deps: Deps,
  { orderId, accountId, text, picture }: NewMessage,
): Promise<Result<{ readonly id: string }>> {
  const id = deps.ids.uuid();
  return deps.db.transaction(
    async (tx) => {
      const conversationId = await conversationOf(tx, { id: deps.ids.uuid(), orderId, accountId });
      await addMessage(tx, { id, conversationId, text, operator: null, picture });
      return ok({ id });
    },
    { cause: 'message to support' },
  );
}
