import { get, post } from '#src/contract/endpoint.ts';

/** Whom an account travels with, and whom to tell about its orders; each account's own. */
export const travellerEndpoints = {
  savedPeople: get<Record<never, never>, SavedPeopleAnswer>('/v1/usrcsrv/user/travellers'),
  /** Without an id somebody new. */
  saveTraveller: post<TravellerInput, TravellerView>('/v1/usrcsrv/user/travellers/save'),
  removeTraveller: post<{ id: string }, { removed: true }>('/v1/usrcsrv/user/travellers/remove'),
  saveContact: post<Partial<ContactView>, ContactView>('/v1/usrcsrv/user/contact/save'),
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

export type SavedPeopleAnswer = {
  readonly travellers: readonly TravellerView[];
  readonly contact: ContactView | null;
  /** How many travellers may be kept. */
  readonly most: number;
};
