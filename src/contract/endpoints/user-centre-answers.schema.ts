import * as z from 'zod/mini';

import { lineShape } from '#src/contract/endpoints/cart-answers.schema.ts';
import { count, instant, named, text } from '#src/contract/wire.schema.ts';

const trip = named('Trip', 'A booking on the timeline of an account, and what is in its way.', {
  ...lineShape,
  reference: z.string(),
  orderReference: z.string(),
  state: z.string(),
  hasVoucher: z.boolean(),
  closedUntil: z.nullable(instant),
  clashes: z.array(
    z.strictObject({
      kind: z.enum(['overlap', 'far']),
      reference: z.string(),
      title: text,
      spareMinutes: count,
      wayMinutes: count,
    }),
  ),
});

export const userCentreAnswers = {
  trips: z.strictObject({
    trips: z.array(trip),
    counts: z.strictObject({ coming: count, past: count, cancelled: count }),
    pageSize: count,
    bounced: z.array(z.string()),
  }),
} as const;
