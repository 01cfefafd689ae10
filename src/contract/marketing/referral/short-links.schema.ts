import * as z from 'zod/mini';

export const shortLinkSchemas = {
  /** What is no code is no row: the answer is the same. */
  shortLink: z.object({ code: z.string().check(z.maxLength(200)) }),
} as const;
