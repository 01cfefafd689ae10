import * as z from 'zod/mini';

const term = z.string().check(z.regex(/^[a-z0-9-]{2,60}$/));
const version = z.string().check(z.regex(/^[1-9]\d{0,3}$/));

export const termSchemas = {
  specialTermDetail: z.object({ term, version: z.optional(version) }),
  userUncheckInfo: z.object({}),
  statusUpdate: z.object({ term, version, status: z.enum(['accepted', 'later']) }),
  termHistory: z.object({ term: z.optional(term) }),
  termComparison: z.object({ term, version, from: version }),
} as const;
