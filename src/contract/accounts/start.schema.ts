import * as z from 'zod/mini';

export const startSchemas = {
  nothing: z.object({}),
  dispatch: z.object({ consent: z.exactOptional(z.enum(['granted', 'denied'])) }),
} as const;
