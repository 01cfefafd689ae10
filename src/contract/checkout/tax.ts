import * as z from 'zod/mini';

import type { Inferred } from '#src/contract/inferred.ts';
import { money, named } from '#src/contract/wire.schema.ts';

export const tax = named('Tax', 'A tax that is included in a price and adds nothing to it.', {
  country: z
    .nullable(z.string())
    .check(z.describe('Where it is due, ISO 3166-1 alpha-2; null for the one that the seller applies to everything.')),
  name: z
    .string()
    .check(
      z.describe(
        '`vat`, `gst`, `consumption_tax`, `sales_tax` or `service_tax`; otherwise the name that the seller gave it.',
      ),
    ),
  basisPoints: z.int().check(z.describe('The rate in basis points of the price before tax.')),
  amount: money,
});

export type TaxView = Inferred<typeof tax>;
