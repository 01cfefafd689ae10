import * as z from 'zod/mini';

import { idText } from '#src/contract/catalogue/catalogue.schema.ts';

export const valuePackSchemas = {
  valuePack: z.object({ id: idText }),
  packTickets: z.object({ reference: z.string().check(z.regex(/^[A-Z0-9]{10}$/)) }),
} as const;
