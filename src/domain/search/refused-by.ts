import type { BookingProfile } from '#src/domain/search/booking-profile.ts';
import type { IndexQuery } from '#src/domain/search/index-query.ts';
import { fitsParty } from '#src/domain/search/party-fit.ts';

/**
 * A bit for each filter whose facet is counted as if its own choice were not made, one for all others. What two filters
 * refuse, or an other one, counts nowhere.
 */
export const refusedBy = { destination: 1, category: 2, other: 4, price: 8, day: 16, language: 32 } as const;

/** The bits of the filters that refuse all listings of a profile: languages, needs, party. */
export function profileRefusal(
  { languages, access, party }: Pick<IndexQuery, 'languages' | 'access' | 'party'>,
  profile: BookingProfile,
): number {
  const spoken = languages.length === 0 || languages.some((one) => profile.languages.includes(one));
  const met = access.every((need) => profile.access.includes(need));
  const fits =
    party.length === 0 || profile.parties.length === 0 || profile.parties.some((terms) => fitsParty(party, terms));
  return (spoken ? 0 : refusedBy.language) | (met && fits ? 0 : refusedBy.other);
}
