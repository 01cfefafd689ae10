import * as z from 'zod/mini';

import { uuid } from '#src/contract/wire.schema.ts';

const text = z.string().check(z.maxLength(300));
const short = z.string().check(z.maxLength(20));

export const travellerSchemas = {
  nothing: z.object({}),
  saveTraveller: z.strictObject({
    id: z.optional(uuid),
    fullName: z.optional(text),
    birthDate: z.optional(short),
    nationality: z.optional(short),
    diet: z.optional(short),
  }),
  removeTraveller: z.strictObject({ id: uuid }),
  saveContact: z.strictObject({
    name: z.exactOptional(text),
    email: z.exactOptional(text),
    phone: z.exactOptional(text),
  }),
} as const;
