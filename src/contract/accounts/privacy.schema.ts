import * as z from 'zod/mini';

import { messageChannels, messagePurposes } from '#src/domain/accounts/privacy/message-choice.ts';

const wish = z.strictObject({
  channel: z.enum(messageChannels),
  purpose: z.enum(messagePurposes),
  wanted: z.boolean(),
});

export const privacySchemas = {
  nothing: z.object({}),
  changeWishes: z.strictObject({ wishes: z.array(wish).check(z.minLength(1), z.maxLength(20)) }),
  closeAccount: z.strictObject({ understood: z.literal(true) }),
} as const;
