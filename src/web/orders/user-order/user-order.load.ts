import { msg } from '@lingui/core/macro';

import { orderCalls } from '#src/contract/orders/orders.calls.ts';
import { failureWords } from '#src/web/shared/labels/error-messages.ts';
import { orderWords, type OrderWords } from '#src/web/shared/orders/order-view.ts';
import type { LoadContext, Loaded } from '#src/web/shared/page/page-definition.ts';
import { loadBoughtGifts, type BoughtGiftWords } from '#src/web/orders/user-order/bought-gift.load.ts';
import { loadFormAction, type PlainFormAction } from '#src/web/orders/user-order/forms/form-action.load.ts';

export type UserOrderView = {
  readonly order: OrderWords;
  /** Gift cards of it, by the references of their bookings. */
  readonly gifts: Readonly<Record<string, BoughtGiftWords>>;
  /** What is being done by forms alone. */
  readonly plain: PlainFormAction | null;
  /** What a form has done, or why it was refused. */
  readonly done: 'cancel' | 'change' | null;
  readonly refused: string | null;
};

/** An order of the visitor's own. */
export async function loadUserOrder(context: LoadContext): Promise<Loaded<UserOrderView>> {
  const { api, i18n, site, params } = context;
  const reference = params['reference'] ?? '';
  const answer = await api.call(orderCalls.order, { reference });
  if (!answer.ok) {
    if (answer.error.code === 'sign_in_required') return { kind: 'sign-in' };
    if (answer.error.code === 'not_found' || answer.error.code === 'bad_request') return { kind: 'missing' };
    throw new Error(`order: ${answer.error.code}`);
  }
  const title = i18n._(msg`Order ${reference}`);
  const plain = await loadFormAction(context, answer.value);
  const gifts = await loadBoughtGifts(context, answer.value);
  return {
    kind: 'page',
    data: { order: orderWords(context, answer.value), gifts, plain, ...outcomeOf(context, plain) },
    head: { title: `${title} | ${site.brand.name}`, description: title, path: `/user/orders/${reference}` },
  };
}

/** Why a form was refused is said once: what is quoted again may say it better. */
function outcomeOf(
  { i18n, query }: LoadContext,
  plain: PlainFormAction | null,
): Pick<UserOrderView, 'done' | 'refused'> {
  const [done, code] = [query.get('done'), query.get('refused')];
  return {
    done: done === 'cancel' || done === 'change' ? done : null,
    refused: code === null || (plain !== null && plain.refusal !== null) ? null : failureWords(i18n, { code }),
  };
}
