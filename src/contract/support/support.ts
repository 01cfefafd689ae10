import type { OrderKey } from '#src/contract/order-key.ts';
import { get, post, upload } from '#src/contract/endpoint.ts';
import type { WireText } from '#src/contract/wire.ts';

type OfOrder = { readonly reference: string };
type AtInbox = { readonly token: string };

/**
 * Talking to support about an order: for its buyer, by account or by the signed link of an email (`key`), and for
 * programs of the shop that show a token of theirs.
 */
export const supportEndpoints = {
  conversations: get<Record<never, never>, { readonly conversations: readonly ConversationHeadView[] }>(
    '/v1/supportsrv/conversations',
  ),
  conversation: get<OrderKey, ConversationView>('/v1/supportsrv/orders/:reference(key)'),
  /** `picture`: a photograph as base64; it is written again before it is kept. */
  say: upload<OrderKey & { readonly text: string; readonly picture?: string }, { readonly id: string }>(
    '/v1/supportsrv/orders/:reference(key)/say',
  ),
  markRead: post<OrderKey, { readonly unread: 0 }>('/v1/supportsrv/orders/:reference(key)/read'),
  waiting: post<AtInbox, { readonly waiting: readonly WaitingView[] }>('/v1/supportsrv/desk/waiting'),
  deskConversation: post<AtInbox & OfOrder, { readonly messages: readonly SupportMessageView[] }>(
    '/v1/supportsrv/desk/conversation',
  ),
  answer: post<AtInbox & OfOrder & { readonly text: string }, { readonly message: string }>(
    '/v1/supportsrv/desk/answer',
  ),
} as const;

export type SupportMessageView = {
  readonly id: string;
  readonly author: 'traveller' | 'support';
  /** Plain text; what looks like a link is none. */
  readonly text: string;
  readonly at: string;
  readonly picture: { readonly src: string; readonly width: number; readonly height: number } | null;
};

export type ConversationHeadView = {
  readonly reference: string;
  /** What was bought first; null for what has no name. */
  readonly title: WireText | null;
  readonly unread: number;
  readonly last: { readonly author: 'traveller' | 'support'; readonly text: string; readonly at: string };
};

export type ConversationView = {
  readonly reference: string;
  readonly title: WireText | null;
  readonly placedAt: string;
  readonly unread: number;
  readonly messages: readonly SupportMessageView[];
  /** What a plain form of an account carries; a guest's carries the key of their link. */
  readonly formKey: string;
};

export type WaitingView = {
  readonly reference: string;
  readonly since: string;
  readonly messages: number;
  readonly language: string;
};
