import * as z from 'zod/mini';

/** Whether it can be a code is said in the visitor's words (`readCode`). */
const code = z.string().check(z.minLength(1), z.maxLength(60));

export const walletSchemas = {
  nothing: z.object({}),
  code: z.strictObject({ code }),
} as const;
