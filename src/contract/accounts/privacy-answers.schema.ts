import * as z from 'zod/mini';

import { count, id, instant, money } from '#src/contract/wire.schema.ts';
import { messageChannels, messagePurposes } from '#src/domain/accounts/privacy/message-choice.ts';

const wishShape = { channel: z.enum(messageChannels), purpose: z.enum(messagePurposes), wanted: z.boolean() } as const;
const deletion = z.strictObject({ askedAt: instant, dueAt: instant });

export const privacyAnswers = {
  wishes: z.strictObject({
    email: z.nullable(z.string()),
    phone: z.nullable(z.string()),
    wishes: z.array(z.strictObject(wishShape)),
    records: z.array(z.strictObject({ ...wishShape, at: instant, source: z.enum(['account', 'unsubscribe link']) })),
    terms: z.array(
      z.strictObject({ term: z.string(), version: id, language: z.string(), title: z.string(), at: instant }),
    ),
  }),
  changeWishes: z.strictObject({ saved: z.literal(true) }),
  myData: z.strictObject({
    exports: z.array(
      z.strictObject({
        id: z.string(),
        askedAt: instant,
        expiresAt: instant,
        files: z.nullable(
          z.strictObject({ json: z.string(), pdf: z.string(), ics: z.string(), zip: z.nullable(z.string()) }),
        ),
      }),
    ),
    deletion: z.nullable(deletion),
    open: z.strictObject({ visits: count, refunds: count, disputes: count, gifts: count }),
    left: z.array(z.strictObject({ kind: z.enum(['credits', 'gift_cards']), amount: money })),
  }),
  askExport: z.strictObject({ id: z.string(), ready: z.boolean() }),
  closeAccount: deletion,
  keepAccount: z.strictObject({ kept: z.boolean() }),
} as const;
