import { answerTraveller } from '#src/actions/support/answer-traveller.ts';
import { listConversations } from '#src/actions/support/list-conversations.ts';
import { markConversation } from '#src/actions/support/mark-conversation.ts';
import { openInbox } from '#src/actions/support/open-inbox.ts';
import { readConversation } from '#src/actions/support/read-conversation.ts';
import { readForInbox } from '#src/actions/support/read-for-inbox.ts';
import { readWaiting } from '#src/actions/support/read-waiting.ts';
import { say } from '#src/actions/support/say.ts';
import type { OrderQuery } from '#src/actions/orders/links/open-order-link.ts';
import type { Caller } from '#src/actions/deps.ts';
import { route, type Route } from '#src/api/route.ts';
import { supportEndpoints, type SupportMessageView } from '#src/contract/support/support.ts';
import { fileUrl } from '#src/contract/site/file-paths.ts';
import type { WireText } from '#src/contract/wire.ts';
import { nameIn } from '#src/domain/catalogue/destination.ts';
import { ok } from '#src/domain/failure.ts';
import type { LanguageCode } from '#src/domain/site/language/languages.ts';
import { passFor } from '#src/domain/shared/tokens/link-pass.ts';

/** Talking to support about an order. */
export const supportRoutes: readonly Route[] = [
  route(supportEndpoints.conversations, async (deps, { caller }) => {
    const listed = await listConversations(deps, caller);
    if (!listed.ok) return listed;
    return ok({
      conversations: listed.value.map(({ reference, titles, unread, last }) => ({
        reference,
        title: titleOf(titles, caller.language),
        unread,
        last,
      })),
    });
  }),
  route(supportEndpoints.conversation, async (deps, { caller, input }) => {
    const read = await readConversation(deps, caller, input);
    if (!read.ok) return read;
    const { order, messages, formKey } = read.value;
    const { reference, placedAt, titles, unread } = order;
    const title = titleOf(titles, caller.language);
    return ok({
      reference,
      title,
      placedAt,
      unread,
      messages: messages.map((one) => messageView(one, linkOf(caller, input))),
      formKey,
    });
  }),
  route(supportEndpoints.say, (deps, { caller, input }) => say(deps, caller, input)),
  route(supportEndpoints.markRead, (deps, { caller, input }) => markConversation(deps, caller, input)),
  route(supportEndpoints.waiting, async (deps, { caller, input }) => {
    const inbox = await openInbox(deps, caller, input.token);
    return inbox.ok ? ok({ waiting: await readWaiting(deps) }) : inbox;
  }),
  route(supportEndpoints.deskConversation, async (deps, { caller, input }) => {
    const inbox = await openInbox(deps, caller, input.token);
    if (!inbox.ok) return inbox;
    const read = await readForInbox(deps, input.reference);
    return read.ok ? ok({ messages: read.value.map((one) => messageView(one, {})) }) : read;
  }),
  route(supportEndpoints.answer, async (deps, { caller, input }) => {
    const inbox = await openInbox(deps, caller, input.token);
    if (!inbox.ok) return inbox;
    const { reference, text } = input;
    const answered = await answerTraveller(deps, { reference, text, operator: inbox.value });
    return answered.ok ? ok({ message: answered.value.message }) : answered;
  }),
];

function titleOf(titles: Readonly<Record<string, string>> | null, language: LanguageCode): WireText | null {
  return titles === null ? null : nameIn({ en: '', ...titles }, language);
}

type Message = Omit<SupportMessageView, 'picture'> & {
  readonly picture: { readonly width: number; readonly height: number } | null;
};

/** Returns what the addresses of pictures say of the order, for visitors with its link; nothing for an account. */
function linkOf({ passes }: Caller, { reference: order, key }: OrderQuery): Readonly<Record<string, string>> {
  if (key !== undefined) return { order, key };
  return passFor(passes, 'order', order) === undefined ? {} : { order };
}

function messageView(
  { id, author, text, at, picture }: Message,
  link: Readonly<Record<string, string>>,
): SupportMessageView {
  const src = fileUrl('supportPicture', { id }, link);
  return { id, author, text, at, picture: picture === null ? null : { src, ...picture } };
}
