import { defineEndpoint, uploadBodyBytes } from '#src/contract/endpoint.ts';
import { supportSchemas } from '#src/contract/support/support.schema.ts';
import { supportAnswers } from '#src/contract/support/support-answers.schema.ts';
import type { WireText } from '#src/contract/wire.ts';

/**
 * Talking to support about an order: for its buyer, by account or by the signed link of an email (`key`), and for
 * programs of the shop that show a token of theirs.
 */
export const supportEndpoints = {
  conversations: defineEndpoint({
    method: 'GET',
    path: '/v1/supportsrv/conversations',
    summary: 'All conversations of the caller, the latest first.',
    auth: 'account',
    input: supportSchemas.conversations,
    output: supportAnswers.conversations,
  }),
  conversation: defineEndpoint({
    method: 'GET',
    path: '/v1/supportsrv/orders/:reference(key)',
    summary: 'What was said about an order, and what is unread of it.',
    example: { reference: 'K7QX2M9DPA' },
    auth: 'owner',
    input: supportSchemas.conversation,
    output: supportAnswers.conversation,
  }),
  /** `picture`: a photograph as base64; it is written again before it is kept. */
  say: defineEndpoint({
    method: 'POST',
    path: '/v1/supportsrv/orders/:reference(key)/say',
    summary: 'Says something, with a photograph or without.',
    example: { reference: 'K7QX2M9DPA', text: 'May we come an hour later?' },
    auth: 'owner',
    limits: { bodyBytes: uploadBodyBytes },
    timeoutMs: 60_000,
    input: supportSchemas.say,
    output: supportAnswers.say,
  }),
  markRead: defineEndpoint({
    method: 'POST',
    path: '/v1/supportsrv/orders/:reference(key)/read',
    summary: 'What was said until now is read.',
    example: { reference: 'K7QX2M9DPA' },
    auth: 'owner',
    input: supportSchemas.markRead,
    output: supportAnswers.markRead,
  }),
  waiting: defineEndpoint({
    method: 'POST',
    path: '/v1/supportsrv/desk/waiting',
    summary: 'Conversations that wait for an answer; for a program of the shop, by its token.',
    example: { token: 'rV3xq0mT8bYk2LwZc5HfNA' },
    auth: 'bearer',
    input: supportSchemas.waiting,
    output: supportAnswers.waiting,
  }),
  deskConversation: defineEndpoint({
    method: 'POST',
    path: '/v1/supportsrv/desk/conversation',
    summary: 'What was said about an order, for such a program.',
    example: { token: 'rV3xq0mT8bYk2LwZc5HfNA', reference: 'K7QX2M9DPA' },
    auth: 'bearer',
    input: supportSchemas.deskConversation,
    output: supportAnswers.deskConversation,
  }),
  answer: defineEndpoint({
    method: 'POST',
    path: '/v1/supportsrv/desk/answer',
    summary: 'Answers for the shop.',
    example: {
      token: 'rV3xq0mT8bYk2LwZc5HfNA',
      reference: 'K7QX2M9DPA',
      text: 'Gladly. Your places are kept until 11:00.',
    },
    auth: 'bearer',
    input: supportSchemas.answer,
    output: supportAnswers.answer,
  }),
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
