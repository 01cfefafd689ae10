import * as z from 'zod/mini';

import { count, id, instant, named, text } from '#src/contract/wire.schema.ts';

const author = z.enum(['traveller', 'support']);

const message = named('SupportMessage', 'One message of a conversation, in plain text.', {
  id: z.string(),
  author,
  text: z.string(),
  at: instant,
  picture: z.nullable(z.strictObject({ src: z.string(), width: id, height: id })),
});

export const supportAnswers = {
  conversations: z.strictObject({
    conversations: z.array(
      z.strictObject({
        reference: z.string(),
        title: z.nullable(text),
        unread: count,
        last: z.strictObject({ author, text: z.string(), at: instant }),
      }),
    ),
  }),
  conversation: z.strictObject({
    reference: z.string(),
    title: z.nullable(text),
    placedAt: instant,
    unread: count,
    messages: z.array(message),
    formKey: z.string(),
  }),
  say: z.strictObject({ id: z.string() }),
  markRead: z.strictObject({ unread: z.literal(0) }),
  waiting: z.strictObject({
    waiting: z.array(z.strictObject({ reference: z.string(), since: instant, messages: count, language: z.string() })),
  }),
  deskConversation: z.strictObject({ messages: z.array(message) }),
  answer: z.strictObject({ message: z.string() }),
} as const;
