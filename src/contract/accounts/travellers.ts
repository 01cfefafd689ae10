import * as z from 'zod/mini';

import type { InputOf } from '#src/contract/call.ts';
import { defineEndpoint } from '#src/contract/endpoint.ts';
import type { Inferred } from '#src/contract/inferred.ts';
import { count, date, named, uuid } from '#src/contract/wire.schema.ts';

const traveller = named('SavedTraveller', 'A person the account travels with.', {
  id: z.string(),
  fullName: z.string(),
  familyName: z.nullable(z.string()).check(z.describe('The family name as in the passport, in Latin letters.')),
  givenName: z.nullable(z.string()).check(z.describe('The given names as in the passport, in Latin letters.')),
  birthDate: z.nullable(date.check(z.describe('Date of birth, YYYY-MM-DD.'))),
  nationality: z.nullable(z.string()).check(z.describe('Country code of the nationality (ISO 3166-1 alpha-2).')),
  diet: z.nullable(z.string()),
});

const contact = z.strictObject({ name: z.string(), email: z.string(), phone: z.string() });

const text = z.string().check(z.maxLength(300));
const short = z.string().check(z.maxLength(20));

/** Texts as they were typed; absent where nothing is to be stored. */
const travellerInput = z.strictObject({
  id: z.optional(uuid.check(z.describe('The id of the traveler to change; absent for a new one.'))),
  fullName: z.optional(text),
  familyName: z.optional(text.check(z.describe('The family name as in the passport, in Latin letters.'))),
  givenName: z.optional(
    text.check(z.describe('The given names as in the passport, in Latin letters; absent if it has only one name.')),
  ),
  birthDate: z.optional(short.check(z.describe('Date of birth, YYYY-MM-DD.'))),
  nationality: z.optional(short.check(z.describe('Country code of the nationality (ISO 3166-1 alpha-2).'))),
  diet: z.optional(short),
});

const contactInput = z.strictObject({
  name: z.exactOptional(text),
  email: z.exactOptional(text.check(z.describe('An email address.'))),
  phone: z.exactOptional(text.check(z.describe('A phone number with the country calling code.'))),
});

/** The saved travelers of an account, and the contact for its orders; each account's own. */
export const travellerEndpoints = {
  savedPeople: defineEndpoint({
    method: 'GET',
    path: '/v1/usrcsrv/user/travellers',
    summary: 'Returns the saved travelers and the contact details of the account.',
    auth: 'account',
    limits: { rate: 'reads' },
    input: z.object({}),
    output: z.strictObject({
      travellers: z.array(traveller),
      contact: z.nullable(contact),
      most: count.check(z.describe('The maximum number of travelers that an account can save.')),
    }),
  }),
  saveTraveller: defineEndpoint({
    method: 'POST',
    path: '/v1/usrcsrv/user/travellers/save',
    summary: 'Saves a new traveler or updates the one with this id, and returns it.',
    example: { fullName: 'Ana Example', birthDate: '1990-05-17', nationality: 'GB', diet: 'vegetarian' },
    auth: 'account',
    limits: { rate: 'reads' },
    closedToLimited: true,
    input: travellerInput,
    output: traveller,
  }),
  removeTraveller: defineEndpoint({
    method: 'POST',
    path: '/v1/usrcsrv/user/travellers/remove',
    summary: 'Removes a saved traveler.',
    example: { id: '5f0f3b1e-7c5d-4b0a-9d56-2f4f1a6b7c88' },
    auth: 'account',
    limits: { rate: 'reads' },
    input: z.strictObject({ id: uuid.check(z.describe('The id of the traveler to remove.')) }),
    output: z.strictObject({ removed: z.literal(true) }),
  }),
  saveContact: defineEndpoint({
    method: 'POST',
    path: '/v1/usrcsrv/user/contact/save',
    summary: 'Saves the contact details for order notifications and returns them.',
    example: { name: 'Ana Example', email: 'ana@example.com', phone: '+44 20 7946 0018' },
    auth: 'account',
    limits: { rate: 'reads' },
    closedToLimited: true,
    input: contactInput,
    output: contact,
  }),
} as const;

export type TravellerView = Inferred<typeof traveller>;
export type TravellerInput = InputOf<typeof travellerEndpoints.saveTraveller>;
export type ContactView = Inferred<typeof contact>;
