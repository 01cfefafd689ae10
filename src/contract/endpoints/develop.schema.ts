import * as z from 'zod/mini';

export const developSchemas = { nothing: z.object({}) } as const;
