import * as z from 'zod/mini';

import { money, named } from '#src/contract/wire.schema.ts';

export const tax = named('Tax', 'A tax within a price: whose it is, its rate in basis points, and what it comes to.', {
  country: z.nullable(z.string()),
  name: z.string(),
  basisPoints: z.int(),
  amount: money,
});
