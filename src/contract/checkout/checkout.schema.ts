import * as z from 'zod/mini';

import { lineAnswersInput } from '#src/contract/checkout/required-fields.schema.ts';
import { uuid } from '#src/contract/wire.schema.ts';

const reference = z.string().check(z.regex(/^[A-Z0-9]{10}$/));
/** Lengths alone: whether a name, an address or a number is one, its rule says in its own words (spec §5). */
const shortText = z.string().check(z.maxLength(300));

export const checkoutSchemas = {
  openCheckout: z.strictObject({
    couponCodes: z.optional(z.readonly(z.array(z.string().check(z.maxLength(60))).check(z.maxLength(5)))),
    useCredits: z.optional(z.boolean()),
    giftCard: z.optional(z.string().check(z.regex(/^([0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})?$/))),
  }),
  checkout: z.object({ reference }),
  leaveCheckout: z.strictObject({ reference }),
  attendCheckout: z.strictObject({ reference, page: uuid, here: z.boolean() }),
  pay: z.strictObject({
    reference,
    quoteHash: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
    contact: z.strictObject({ name: shortText, email: shortText, phone: shortText }),
    method: z.optional(z.string().check(z.regex(/^[a-z0-9_]{2,30}$/))),
    notes: z.optional(z.string().check(z.maxLength(1000))),
    lead: z.optional(shortText),
    answers: z.optional(z.readonly(z.array(lineAnswersInput).check(z.maxLength(50)))),
  }),
} as const;
