import * as z from 'zod/mini';

import { blankable } from '#src/contract/wire.schema.ts';

const reference = z.string().check(z.regex(/^[A-Z0-9]{10}$/));
/** A damaged link is treated like a wrong one: it opens nothing and says nothing else. */
const key = z.optional(z.string().check(z.maxLength(100)));
const token = z.string().check(z.minLength(1), z.maxLength(100));
const text = z.string().check(z.maxLength(4000));

export const supportSchemas = {
  conversations: z.object({}),
  conversation: z.object({ reference, key }),
  say: z.strictObject({
    reference,
    key,
    // A picture may come without words.
    text: blankable(4000),
    picture: z.optional(z.string().check(z.regex(/^[A-Za-z0-9+/]*={0,2}$/))),
  }),
  markRead: z.strictObject({ reference, key }),
  waiting: z.strictObject({ token }),
  deskConversation: z.strictObject({ token, reference }),
  answer: z.strictObject({ token, reference, text }),
} as const;
