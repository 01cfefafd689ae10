import * as z from 'zod/mini';

import { idText } from '#src/contract/catalogue/catalogue.schema.ts';

export const dealSchemas = {
  dealList: z.object({}),
  dealsOfPlace: z.object({ scope: z.enum(['coureg', 'city']), id: idText }),
  dealCampaigns: z.object({}),
} as const;
