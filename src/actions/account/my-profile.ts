import { knownPerson, type KnownPerson } from '#src/actions/account/known-person.ts';
import type { Caller, Deps } from '#src/actions/deps.ts';
import { countPastBookings } from '#src/store/accounts.store.ts';

export type OwnProfile = KnownPerson & { readonly pastBookings: number };

/** All that an account says to its owner (spec §3); a visitor is nobody. */
export async function myProfile(deps: Deps, caller: Caller): Promise<OwnProfile | null> {
  if (caller.account === null) return null;
  const [person, pastBookings] = await Promise.all([
    knownPerson(deps, caller),
    countPastBookings(deps.db, caller.account.id),
  ]);
  return person === null ? null : { ...person, pastBookings };
}
