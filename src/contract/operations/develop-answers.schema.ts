import * as z from 'zod/mini';

import { instant } from '#src/contract/wire.schema.ts';

export const developAnswers = {
  sentMessages: z.strictObject({
    messages: z.array(
      z.strictObject({
        id: z.string(),
        kind: z.enum(['mail', 'sms']),
        recipient: z.string(),
        subject: z.string(),
        text: z.string(),
        sentAt: instant,
      }),
    ),
  }),
  lookAtHost: z.strictObject({ host: z.nullable(z.string()) }),
} as const;
