import * as z from 'zod/mini';

const event = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/));

export const phoneCouponSchemas = {
  phoneCoupon: z.object({ event }),
  /** Whether it is a number, its rule says in the visitor's words (spec §5). */
  redeemPhoneCoupon: z.strictObject({
    event,
    phone: z.string().check(z.maxLength(300)),
    captcha: z.string().check(z.maxLength(2_000)),
  }),
  phoneCouponResult: z.object({ event, token: z.optional(z.string().check(z.maxLength(200))) }),
} as const;
