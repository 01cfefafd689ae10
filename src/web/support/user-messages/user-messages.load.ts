import { msg, plural } from '@lingui/core/macro';

import { supportCalls } from '#src/contract/support/support.calls.ts';
import type { ConversationHeadView, ConversationView } from '#src/contract/support/support.ts';
import type { WireText } from '#src/contract/wire.ts';
import { shortened } from '#src/domain/shared/text/foreign-text.ts';
import { href } from '#src/web/shared/page/href.ts';
import { failureWords } from '#src/web/shared/labels/error-messages.ts';
import { ownTimeWords } from '#src/web/shared/moments/moment-labels.ts';
import type { LoadContext, Loaded } from '#src/web/shared/page/page-definition.ts';
import { threadView, type ThreadView } from '#src/web/support/user-messages/thread-view.ts';

export type UserMessagesView =
  | {
      readonly kind: 'list';
      readonly rows: readonly {
        readonly key: string;
        readonly title: WireText;
        readonly last: string;
        readonly at: string;
        readonly unread: string | null;
        readonly href: string;
      }[];
    }
  | (ThreadView & { readonly kind: 'one'; readonly title: WireText; readonly orderHref: string });

/** Conversations with support: all of them, or that of one order (`?order=`). */
export async function loadUserMessages(context: LoadContext): Promise<Loaded<UserMessagesView>> {
  const reference = context.query.get('order');
  return reference === null ? loadList(context) : loadOne(context, reference);
}

async function loadList(context: LoadContext): Promise<Loaded<UserMessagesView>> {
  const answer = await context.api.call(supportCalls.conversations, {});
  if (!answer.ok) return failed(answer.error.code);
  const rows = answer.value.conversations.map((head) => listRow(context, head));
  return shown(context, { kind: 'list', rows }, context.i18n._(msg`Messages`));
}

function listRow(context: LoadContext, { reference, title, unread, last }: ConversationHeadView) {
  const { i18n, site } = context;
  return {
    key: reference,
    title: title ?? { text: reference, lang: 'en' },
    last: last.text === '' ? i18n._(msg`Picture`) : shortened(last.text, 120),
    at: ownTimeWords(context, last.at),
    unread: unread === 0 ? null : i18n._(msg`${plural(unread, { one: '# new', other: '# new' })}`),
    href: href(site, 'user-messages', {}, { order: reference }),
  };
}

async function loadOne(context: LoadContext, reference: string): Promise<Loaded<UserMessagesView>> {
  const { api, i18n, query } = context;
  const answer = await api.call(supportCalls.conversation, { reference });
  if (!answer.ok) return failed(answer.error.code);
  // Opening the page counts as reading, with or without script.
  if (answer.value.unread > 0) await api.call(supportCalls.markRead, { reference });
  const code = query.get('refused');
  const refused = code === null ? null : failureWords(i18n, { code: code.slice(0, 60) });
  const title = i18n._(msg`Messages about order ${reference}`);
  return shown(context, oneView(context, answer.value, refused), title);
}

function oneView(context: LoadContext, conversation: ConversationView, refused: string | null): UserMessagesView {
  const { site } = context;
  const { reference, title } = conversation;
  return {
    ...threadView(conversation, context, { isGuest: false, refused }),
    kind: 'one',
    title: title ?? { text: reference, lang: 'en' },
    orderHref: href(site, 'user-order', { reference }),
  };
}

function failed(code: string): { readonly kind: 'sign-in' } | { readonly kind: 'missing' } {
  if (code === 'sign_in_required') return { kind: 'sign-in' };
  if (code === 'not_found' || code === 'bad_request') return { kind: 'missing' };
  throw new Error(`messages: ${code}`);
}

function shown({ site }: LoadContext, data: UserMessagesView, title: string): Loaded<UserMessagesView> {
  return {
    kind: 'page',
    data,
    head: { title: `${title} | ${site.brand.name}`, description: title, path: '/user/messages' },
  };
}
