import * as z from 'zod/mini';

import { orderAnswers } from '#src/contract/endpoints/orders-answers.schema.ts';

export const paperAnswers = {
  sendOrderLink: z.strictObject({ sent: z.literal(true) }),
  lookup: z.strictObject({
    order: orderAnswers.order,
    mailFails: z.boolean(),
    voucherKeys: z.array(z.strictObject({ reference: z.string(), key: z.string() })),
  }),
  renewLinks: z.strictObject({ key: z.string() }),
} as const;
