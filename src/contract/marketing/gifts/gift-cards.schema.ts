import * as z from 'zod/mini';

import { blankable, money } from '#src/contract/wire.schema.ts';

const reference = z.string().check(z.regex(/^[A-Z0-9]{10}$/));
/** Lengths alone: what of it is right, the rule says in its own words. */
const shortText = blankable(300);

export const giftCardSchemas = {
  nothing: z.object({}),
  addGift: z.strictObject({
    amount: money,
    design: z.string().check(z.maxLength(30)),
    recipient: shortText,
    email: shortText,
    sender: shortText,
    message: blankable(1000),
    sendOn: z.exactOptional(z.string().check(z.maxLength(10))),
    timeZone: z.string().check(z.maxLength(60)),
  }),
  code: z.strictObject({ code: z.string().check(z.minLength(1), z.maxLength(60)) }),
  reference: z.object({ reference }),
  resendGift: z.strictObject({ reference }),
  changeGiftRecipient: z.strictObject({ reference, recipient: shortText, email: shortText }),
} as const;
