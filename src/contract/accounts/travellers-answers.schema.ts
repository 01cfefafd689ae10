import * as z from 'zod/mini';

import { count, date, named } from '#src/contract/wire.schema.ts';

const traveller = named('SavedTraveller', 'Somebody an account travels with.', {
  id: z.string(),
  fullName: z.string(),
  birthDate: z.nullable(date),
  nationality: z.nullable(z.string()),
  diet: z.nullable(z.string()),
});

const contact = z.strictObject({ name: z.string(), email: z.string(), phone: z.string() });

export const travellerAnswers = {
  savedPeople: z.strictObject({ travellers: z.array(traveller), contact: z.nullable(contact), most: count }),
  saveTraveller: traveller,
  removeTraveller: z.strictObject({ removed: z.literal(true) }),
  saveContact: contact,
} as const;
