import * as z from 'zod/mini';

export const shortLinkAnswers = {
  shortLink: z.strictObject({
    kind: z.enum(['home', 'activity', 'city', 'referral_event', 'referral_group', 'secret_price']),
    deepLink: z.string(),
    web: z.string(),
  }),
} as const;
