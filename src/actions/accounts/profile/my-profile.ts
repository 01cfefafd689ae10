import { knownPerson, type KnownPerson } from '#src/actions/accounts/sessions/known-person.ts';
import type { Caller, Deps } from '#src/actions/deps.ts';
import { readMembership } from '#src/actions/marketing/credits/read-membership.ts';
import type { Membership } from '#src/domain/marketing/membership.ts';
import { profileCountsOf, type ProfileCounts } from '#src/store/accounts/profiles.store.ts';

export type OwnProfile = KnownPerson & {
  readonly counts: ProfileCounts;
  /** Null of a guest, who is no member. */
  readonly membership: Membership | null;
};

/** Returns the profile of an account for its owner (spec §3); null for a visitor. */
export async function myProfile(deps: Deps, caller: Caller): Promise<OwnProfile | null> {
  if (caller.account === null) return null;
  const { id, kind } = caller.account;
  const [person, counts, membership] = await Promise.all([
    knownPerson(deps, caller),
    profileCountsOf(deps.db, id),
    kind === 'member' ? readMembership(deps, id) : null,
  ]);
  return person === null ? null : { ...person, counts, membership };
}
