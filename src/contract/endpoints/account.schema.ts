import * as z from 'zod/mini';

/** Lengths alone: whether a number, an address or a name is one, its rule says in its own words (spec §5). */
const shortText = z.string().check(z.maxLength(300));

export const accountSchemas = {
  nothing: z.object({}),
  nothingElse: z.strictObject({}),
  sendSignInCode: z.strictObject({ phone: shortText }),
  signInBySms: z.strictObject({ phone: shortText, code: shortText }),
  registerGuest: z.strictObject({ name: shortText, email: shortText }),
} as const;
