import * as z from 'zod/mini';

import { idText } from '#src/contract/catalogue/catalogue.schema.ts';

/** A key or a name; which one it is, and whose, the answer says, and what is neither is not found. */
const key = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/));
const kind = z.enum(['group', 'secret_price']);
const id = z.int().check(z.minimum(1), z.maximum(2_147_483_647));

export const referralSchemas = {
  nothing: z.object({}),
  referralEvent: z.object({ id: idText, invite: z.optional(z.string().check(z.maxLength(200))) }),
  openInvite: z.strictObject({ event_id: id }),
  joinInvite: z.strictObject({ event_id: id, invite: z.string().check(z.minLength(1), z.maxLength(200)) }),
  referralTask: z.object({ kind, key }),
  startTask: z.strictObject({ slug: key }),
  joinTask: z.strictObject({ kind, key }),
  takePrice: z.strictObject({ key }),
} as const;
