import { removeTraveller } from '#src/actions/accounts/profile/remove-traveller.ts';
import { saveContact } from '#src/actions/accounts/profile/save-contact.ts';
import { saveTraveller } from '#src/actions/accounts/profile/save-traveller.ts';
import { mostTravellers, savedPeople } from '#src/actions/accounts/profile/saved-people.ts';
import { route, type Route } from '#src/api/route.ts';
import { travellerEndpoints } from '#src/contract/accounts/travellers.ts';
import { ok } from '#src/domain/failure.ts';

/** The saved travelers of an account, and the contact for its orders. */
export const travellerRoutes: readonly Route[] = [
  route(travellerEndpoints.savedPeople, async (deps, { caller }) => {
    const people = await savedPeople(deps, caller);
    return people.ok ? ok({ ...people.value, most: mostTravellers }) : people;
  }),
  route(travellerEndpoints.saveTraveller, (deps, { caller, input }) => saveTraveller(deps, caller, input)),
  route(travellerEndpoints.removeTraveller, async (deps, { caller, input }) => {
    const removed = await removeTraveller(deps, caller, input.id);
    return removed.ok ? ok({ removed: true } as const) : removed;
  }),
  route(travellerEndpoints.saveContact, (deps, { caller, input }) => saveContact(deps, caller, input)),
];
