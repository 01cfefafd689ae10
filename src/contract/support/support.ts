import * as z from 'zod/mini';

import type { OutputOf } from '#src/contract/call.ts';
import { defineEndpoint, uploadBodyBytes } from '#src/contract/endpoint.ts';
import { key, reference } from '#src/contract/order-key.ts';
import { blankable, count, id, instant, named, text } from '#src/contract/wire.schema.ts';

const token = z.string().check(z.minLength(1), z.maxLength(100), z.describe('The access token of a shop application.'));
const longestText = 4000;

const sayInput = z.strictObject({
  reference,
  key,
  text: blankable(longestText).check(z.describe('Plain text; may be empty when a picture is sent.')),
  picture: z.optional(
    z
      .string()
      .check(z.regex(/^[A-Za-z0-9+/]*={0,2}$/), z.describe('A photo as base64, re-encoded before it is stored.')),
  ),
});

const answerInput = z.strictObject({
  token,
  reference,
  text: z.string().check(z.maxLength(longestText), z.describe('Plain text.')),
});

const author = z.enum(['traveller', 'support']);

const message = named('SupportMessage', 'A plain-text message of a conversation.', {
  id: z.string(),
  author,
  text: z.string().check(z.describe('Plain text; URLs in it are not links.')),
  at: instant,
  picture: z.nullable(z.strictObject({ src: z.string(), width: id, height: id })),
});

const title = z.nullable(text).check(z.describe('The title of the first item of the order; null when it has no name.'));
const unread = count.check(z.describe('The number of support messages that the traveler has not read.'));

/** A conversation in the list of all. */
const head = z.strictObject({
  reference: z.string(),
  title,
  unread,
  last: z.strictObject({ author, text: z.string(), at: instant }).check(z.describe('The last message.')),
});

const conversation = z.strictObject({
  reference: z.string(),
  title,
  placedAt: instant.check(z.describe('The time at which the order was placed (UTC).')),
  unread,
  messages: z.array(message),
  formKey: z
    .string()
    .check(z.describe('The token for the form in a browser without JavaScript; for a guest, the key of their link.')),
});

const waiting = z.strictObject({
  reference: z.string(),
  since: instant,
  messages: count.check(z.describe('The number of unanswered messages.')),
  language: z.string().check(z.describe('The language of the traveler.')),
});

/**
 * Talking to support about an order: for its buyer, by account or by the signed link of an email (`key`), and for
 * programs of the shop that show a token of theirs.
 */
export const supportEndpoints = {
  conversations: defineEndpoint({
    method: 'GET',
    path: '/v1/supportsrv/conversations',
    summary: 'Returns all conversations of the caller, latest first.',
    auth: 'account',
    input: z.object({}),
    output: z.strictObject({ conversations: z.array(head) }),
  }),
  conversation: defineEndpoint({
    method: 'GET',
    path: '/v1/supportsrv/orders/:reference(key)',
    summary: 'Returns the conversation about an order and its number of unread messages.',
    example: { reference: 'K7QX2M9DPA' },
    auth: 'owner',
    input: z.object({ reference, key }),
    output: conversation,
  }),
  say: defineEndpoint({
    method: 'POST',
    path: '/v1/supportsrv/orders/:reference(key)/say',
    summary: 'Sends a message about an order, optionally with a photo.',
    example: { reference: 'K7QX2M9DPA', text: 'May we come an hour later?' },
    auth: 'owner',
    limits: { bodyBytes: uploadBodyBytes },
    timeoutMs: 60_000,
    input: sayInput,
    output: z.strictObject({ id: z.string() }),
  }),
  markRead: defineEndpoint({
    method: 'POST',
    path: '/v1/supportsrv/orders/:reference(key)/read',
    summary: 'Marks all messages of a conversation as read.',
    example: { reference: 'K7QX2M9DPA' },
    auth: 'owner',
    input: z.strictObject({ reference, key }),
    output: z.strictObject({ unread: z.literal(0) }),
  }),
  waiting: defineEndpoint({
    method: 'POST',
    path: '/v1/supportsrv/desk/waiting',
    summary: 'Returns unanswered conversations; requires the token of a shop application.',
    example: { token: 'rV3xq0mT8bYk2LwZc5HfNA' },
    auth: 'bearer',
    input: z.strictObject({ token }),
    output: z.strictObject({ waiting: z.array(waiting) }),
  }),
  deskConversation: defineEndpoint({
    method: 'POST',
    path: '/v1/supportsrv/desk/conversation',
    summary: 'Returns the conversation about an order; requires the token of a shop application.',
    example: { token: 'rV3xq0mT8bYk2LwZc5HfNA', reference: 'K7QX2M9DPA' },
    auth: 'bearer',
    input: z.strictObject({ token, reference }),
    output: z.strictObject({ messages: z.array(message) }),
  }),
  answer: defineEndpoint({
    method: 'POST',
    path: '/v1/supportsrv/desk/answer',
    summary: 'Sends an answer of the shop; requires the token of a shop application.',
    example: {
      token: 'rV3xq0mT8bYk2LwZc5HfNA',
      reference: 'K7QX2M9DPA',
      text: 'Gladly. Your places are kept until 11:00.',
    },
    auth: 'bearer',
    input: answerInput,
    output: z.strictObject({ message: z.string() }),
  }),
} as const;

export type ConversationHeadView = OutputOf<typeof supportEndpoints.conversations>['conversations'][number];
export type ConversationView = OutputOf<typeof supportEndpoints.conversation>;
export type SupportMessageView = ConversationView['messages'][number];
