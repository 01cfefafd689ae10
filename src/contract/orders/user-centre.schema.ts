import * as z from 'zod/mini';

const page = z.pipe(z.string().check(z.regex(/^[1-9]\d{0,3}$/)), z.transform(Number));

export const userCentreSchemas = {
  nothing: z.object({}),
  walletEntries: z.object({ kind: z.enum(['credits', 'gift_cards']), page_num: z.exactOptional(page) }),
  trips: z.object({
    part: z.exactOptional(z.enum(['coming', 'past', 'cancelled'])),
    page_num: z.exactOptional(page),
  }),
} as const;
