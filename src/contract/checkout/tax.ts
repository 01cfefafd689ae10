import * as z from 'zod/mini';

import type { Inferred } from '#src/contract/inferred.ts';
import { money, named } from '#src/contract/wire.schema.ts';

export const tax = named('Tax', 'A tax that is included in a price.', {
  country: z
    .nullable(z.string())
    .check(
      z.describe('The country in which the tax is due (ISO 3166-1 alpha-2); null for the seller’s tax on everything.'),
    ),
  name: z
    .string()
    .check(z.describe('`vat`, `gst`, `consumption_tax`, `sales_tax`, `service_tax` or a name chosen by the seller.')),
  basisPoints: z.int().check(z.describe('The rate in basis points of the price before tax.')),
  amount: money,
});

export type TaxView = Inferred<typeof tax>;
