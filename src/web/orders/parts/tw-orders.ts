import { documentCalls } from '#src/contract/orders/documents.calls.ts';
import type { TwOrdersAnswer } from '#src/contract/orders/documents.ts';
import { moneyWords } from '#src/web/shared/prices/line-view.ts';
import { ownTimeWords } from '#src/web/shared/moments/moment-labels.ts';
import type { LoadContext } from '#src/web/shared/page/page-definition.ts';

/** A paid order of the Taiwan market in ready strings. */
export type TwOrderWords = Pick<TwOrdersAnswer['orders'][number], 'reference' | 'choice'> & {
  readonly placed: string;
  readonly total: string;
};

/** The user's orders of that market; null without a session. */
export async function loadTwOrders(context: LoadContext): Promise<readonly TwOrderWords[] | null> {
  const { api, site } = context;
  const answer = await api.call(documentCalls.twOrders, {});
  if (!answer.ok) {
    if (answer.error.code === 'sign_in_required') return null;
    throw new Error(`Taiwan orders: ${answer.error.code}`);
  }
  return answer.value.orders.map(({ reference, choice, placedAt, total }) => ({
    reference,
    choice,
    placed: ownTimeWords(context, placedAt),
    total: moneyWords(total, site.writing),
  }));
}
