import { defineEndpoint } from '#src/contract/endpoint.ts';
import { travellerSchemas } from '#src/contract/accounts/travellers.schema.ts';
import { travellerAnswers } from '#src/contract/accounts/travellers-answers.schema.ts';

/** Whom an account travels with, and whom to tell about its orders; each account's own. */
export const travellerEndpoints = {
  savedPeople: defineEndpoint({
    method: 'GET',
    path: '/v1/usrcsrv/user/travellers',
    summary: 'Everybody who is kept.',
    auth: 'account',
    limits: { rate: 'reads' },
    input: travellerSchemas.nothing,
    output: travellerAnswers.savedPeople,
  }),
  /** Without an id somebody new. */
  saveTraveller: defineEndpoint({
    method: 'POST',
    path: '/v1/usrcsrv/user/travellers/save',
    summary: 'Keeps a traveller, or changes the one with this id.',
    example: { fullName: 'Ana Example', birthDate: '1990-05-17', nationality: 'GB', diet: 'vegetarian' },
    auth: 'account',
    limits: { rate: 'reads' },
    closedToLimited: true,
    input: travellerSchemas.saveTraveller,
    output: travellerAnswers.saveTraveller,
  }),
  removeTraveller: defineEndpoint({
    method: 'POST',
    path: '/v1/usrcsrv/user/travellers/remove',
    summary: 'Forgets a traveller.',
    example: { id: '5f0f3b1e-7c5d-4b0a-9d56-2f4f1a6b7c88' },
    auth: 'account',
    limits: { rate: 'reads' },
    input: travellerSchemas.removeTraveller,
    output: travellerAnswers.removeTraveller,
  }),
  saveContact: defineEndpoint({
    method: 'POST',
    path: '/v1/usrcsrv/user/contact/save',
    summary: 'Keeps whom to tell about orders.',
    example: { name: 'Ana Example', email: 'ana@example.com', phone: '+44 20 7946 0018' },
    auth: 'account',
    limits: { rate: 'reads' },
    closedToLimited: true,
    input: travellerSchemas.saveContact,
    output: travellerAnswers.saveContact,
  }),
} as const;

export type TravellerView = {
  readonly id: string;
  readonly fullName: string;
  /** "YYYY-MM-DD" */
  readonly birthDate: string | null;
  /** ISO 3166-1 alpha-2 */
  readonly nationality: string | null;
  readonly diet: string | null;
};

/** Texts as they were typed; absent where nothing is to be kept. */
export type TravellerInput = {
  readonly id?: string | undefined;
  readonly fullName?: string | undefined;
  readonly birthDate?: string | undefined;
  readonly nationality?: string | undefined;
  readonly diet?: string | undefined;
};

/** Whom to tell about an order. */
export type ContactView = { readonly name: string; readonly email: string; readonly phone: string };
