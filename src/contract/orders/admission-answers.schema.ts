import * as z from 'zod/mini';

import { instant } from '#src/contract/wire.schema.ts';

const keys = z.array(z.strictObject({ id: z.string(), x: z.string() }));

export const gateAnswers = {
  voucherKeys: z.strictObject({ keys }),
  scanner: z.strictObject({ keys, supplier: z.string(), supplierMark: z.string(), place: z.string() }),
  redeem: z.strictObject({
    outcome: z.enum(['admitted', 'used', 'void', 'wrong_day', 'other_supplier', 'unknown']),
    reference: z.string(),
    title: z.string(),
    date: z.string(),
    tickets: z.int(),
    before: z.nullable(z.strictObject({ at: instant, place: z.string() })),
  }),
} as const;
