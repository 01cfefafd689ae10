import * as z from 'zod/mini';

export const developSchemas = {
  nothing: z.object({}),
  lookAtHost: z.strictObject({ host: z.nullable(z.string().check(z.regex(/^[a-z0-9.-]{1,190}$/))) }),
} as const;
