import { msg } from '@lingui/core/macro';

import { documentCalls } from '#src/contract/orders/documents.calls.ts';
import { supportCalls } from '#src/contract/support/support.calls.ts';
import { loadPlainForms, openForms, type PlainForms } from '#src/web/shared/forms/account-form.load.ts';
import { failureWords } from '#src/web/shared/labels/error-messages.ts';
import { orderWords, type OrderWords } from '#src/web/shared/orders/order-view.ts';
import type { LoadContext, Loaded } from '#src/web/shared/page/page-definition.ts';
import { threadView, type ThreadView } from '#src/web/support/user-messages/thread-view.ts';

export type OrderLookupView = {
  readonly forms: PlainForms;
  /** What was requested with a link, opened or not; empty without. */
  readonly reference: string;
  /** The link opens nothing: it is over, was made useless, or never was. */
  readonly isDead: boolean;
  readonly order: OrderWords | null;
  readonly mailFails: boolean;
  /** The conversation of a guest with support, when requested; an account's is read after sign-in. */
  readonly thread: ThreadView | 'of an account' | null;
};

/**
 * Loads an order without an account (T-50): by the link in an email, whose key the server has exchanged for a cookie,
 * or the form that sends the link again.
 */
export async function loadOrderLookup(context: LoadContext): Promise<Loaded<OrderLookupView>> {
  const { api, i18n, site, query } = context;
  const reference = query.get('order') ?? '';
  const title = i18n._(msg`Find your order`);
  const head = { title: `${title} | ${site.brand.name}`, description: title, path: '/order-lookup' };
  const nothing = {
    forms: openForms(context),
    reference,
    isDead: false,
    order: null,
    mailFails: false,
    thread: null,
  };
  const blank = { kind: 'page', data: nothing, head } as const;
  if (reference === '') return blank;
  // The server leaves a key in the address only where it opens nothing.
  if (query.has('key')) return { ...blank, data: { ...nothing, isDead: true } };
  const [answer, thread] = await Promise.all([
    api.call(documentCalls.lookup, { reference }),
    query.get('part') === 'messages' ? loadThread(context, { reference }) : null,
  ]);
  if (answer.ok)
    return {
      ...blank,
      data: {
        ...nothing,
        forms: await loadPlainForms(context),
        order: orderWords(context, answer.value.order),
        mailFails: answer.value.mailFails,
        thread,
      },
    };
  const { code } = answer.error;
  // No link was opened here, or its cookie has ended: the form has another one sent.
  if (code === 'sign_in_required') return blank;
  if (code === 'not_found' || code === 'bad_request' || code === 'too_many_requests')
    return { ...blank, data: { ...blank.data, isDead: true } };
  throw new Error(`order lookup: ${code}`);
}

/** Messages of the order, for guests; members sign in to see them. */
async function loadThread(
  context: LoadContext,
  requested: { readonly reference: string },
): Promise<OrderLookupView['thread']> {
  const { api, i18n, query } = context;
  const answer = await api.call(supportCalls.conversation, requested);
  if (!answer.ok) return answer.error.code === 'sign_in_required' ? 'of an account' : null;
  // Opening the page counts as reading, with or without script.
  if (answer.value.unread > 0) await api.call(supportCalls.markRead, requested);
  const code = query.get('refused');
  const refused = code === null ? null : failureWords(i18n, { code: code.slice(0, 60) });
  return threadView(answer.value, context, { isGuest: true, refused });
}
