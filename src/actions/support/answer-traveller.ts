import type { Deps } from '#src/actions/deps.ts';
import { fail, ok, type Result } from '#src/domain/failure.ts';
import { checkSupportText } from '#src/domain/support/support-text.ts';
import { addMessage, conversationOf, orderOfSupport } from '#src/store/support/support.store.ts';

export type Answered = { readonly reference: string; readonly message: string };

/** Writes to the buyer of an order, whether they have written before or not; an email follows while it is unread. */
export async function answerTraveller(
  deps: Deps,
  {
    reference,
    text: written,
    operator,
  }: { readonly reference: string; readonly text: string; readonly operator: string },
): Promise<Result<Answered>> {
  const text = checkSupportText(written, false);
  if (!text.ok) return text;
  const order = await orderOfSupport(deps.db, reference, null);
  if (order === null) return fail('not_found');
  const id = deps.ids.uuid();
  await deps.db.transaction(
    async (tx) => {
      const { id: orderId, accountId } = order;
      const conversationId = await conversationOf(tx, { id: deps.ids.uuid(), orderId, accountId });
      await addMessage(tx, { id, conversationId, text: text.value, operator, picture: null });
    },
    { cause: `${operator}: answer` },
  );
  return ok({ reference, message: id });
}
