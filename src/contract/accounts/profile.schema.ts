import * as z from 'zod/mini';

import { uploadBytes } from '#src/contract/call.ts';

const country = z.string().check(z.maxLength(2));

export const profileSchemas = {
  nothing: z.object({}),
  changeDetails: z.strictObject({
    user_name: z.optional(z.string().check(z.maxLength(300))),
    title: z.optional(z.enum(['MR', 'MS', 'MX'])),
    country_code: z.optional(country),
    confirmed_residence: z.optional(country),
  }),
  sendAvatar: z.strictObject({
    picture: z.string().check(z.maxLength(Math.ceil(uploadBytes / 3) * 4), z.regex(/^[A-Za-z0-9+/]+={0,2}$/)),
  }),
} as const;
