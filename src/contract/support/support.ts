import * as z from 'zod/mini';

import type { OutputOf } from '#src/contract/call.ts';
import { defineEndpoint, uploadBodyBytes } from '#src/contract/endpoint.ts';
import { key, reference } from '#src/contract/order-key.ts';
import { blankable, count, id, instant, named, text } from '#src/contract/wire.schema.ts';

const token = z.string().check(z.minLength(1), z.maxLength(100), z.describe('The token of a program of the shop.'));
const longestText = 4000;

const sayInput = z.strictObject({
  reference,
  key,
  text: blankable(longestText).check(z.describe('May be empty beside a picture.')),
  picture: z.optional(
    z
      .string()
      .check(
        z.regex(/^[A-Za-z0-9+/]*={0,2}$/),
        z.describe('A photograph as base64; it is encoded again before it is stored.'),
      ),
  ),
});

const answerInput = z.strictObject({
  token,
  reference,
  text: z.string().check(z.maxLength(longestText), z.describe('Plain text.')),
});

const author = z.enum(['traveller', 'support']);

const message = named('SupportMessage', 'One message of a conversation, in plain text.', {
  id: z.string(),
  author,
  text: z.string().check(z.describe('Plain text: what looks like a link is not one.')),
  at: instant,
  picture: z.nullable(z.strictObject({ src: z.string(), width: id, height: id })),
});

const title = z.nullable(text).check(z.describe('The first item of the order; null where it has no name.'));
const unread = count.check(z.describe('Messages of support that the traveler has not read.'));

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
  placedAt: instant.check(z.describe('When the order was placed, UTC.')),
  unread,
  messages: z.array(message),
  formKey: z
    .string()
    .check(z.describe('For the form of a browser without script; a guest’s form carries the key of their link.')),
});

const waiting = z.strictObject({
  reference: z.string(),
  since: instant,
  messages: count.check(z.describe('Messages without an answer.')),
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
    summary: 'All conversations of the caller, the latest first.',
    auth: 'account',
    input: z.object({}),
    output: z.strictObject({ conversations: z.array(head) }),
  }),
  conversation: defineEndpoint({
    method: 'GET',
    path: '/v1/supportsrv/orders/:reference(key)',
    summary: 'What was said about an order, and what is unread of it.',
    example: { reference: 'K7QX2M9DPA' },
    auth: 'owner',
    input: z.object({ reference, key }),
    output: conversation,
  }),
  say: defineEndpoint({
    method: 'POST',
    path: '/v1/supportsrv/orders/:reference(key)/say',
    summary: 'Says something, with a photograph or without.',
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
    summary: 'What was said until now is read.',
    example: { reference: 'K7QX2M9DPA' },
    auth: 'owner',
    input: z.strictObject({ reference, key }),
    output: z.strictObject({ unread: z.literal(0) }),
  }),
  waiting: defineEndpoint({
    method: 'POST',
    path: '/v1/supportsrv/desk/waiting',
    summary: 'Conversations that wait for an answer; for a program of the shop, by its token.',
    example: { token: 'rV3xq0mT8bYk2LwZc5HfNA' },
    auth: 'bearer',
    input: z.strictObject({ token }),
    output: z.strictObject({ waiting: z.array(waiting) }),
  }),
  deskConversation: defineEndpoint({
    method: 'POST',
    path: '/v1/supportsrv/desk/conversation',
    summary: 'What was said about an order, for such a program.',
    example: { token: 'rV3xq0mT8bYk2LwZc5HfNA', reference: 'K7QX2M9DPA' },
    auth: 'bearer',
    input: z.strictObject({ token, reference }),
    output: z.strictObject({ messages: z.array(message) }),
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
    input: answerInput,
    output: z.strictObject({ message: z.string() }),
  }),
} as const;

export type ConversationHeadView = OutputOf<typeof supportEndpoints.conversations>['conversations'][number];
export type ConversationView = OutputOf<typeof supportEndpoints.conversation>;
export type SupportMessageView = ConversationView['messages'][number];
