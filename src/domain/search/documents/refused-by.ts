import type { BookingProfile, OptionTerms } from '#src/domain/search/documents/booking-profile.ts';
import type { IndexQuery } from '#src/domain/search/query/index-query.ts';
import { fitsParty } from '#src/domain/search/party-fit.ts';

/**
 * A bit for each filter whose facet is counted as if its own choice were not made, one for all others. What two filters
 * refuse, or an other one, counts nowhere.
 */
export const refusedBy = { destination: 1, category: 2, other: 4, price: 8, day: 16, language: 32 } as const;

/** Whether an option may be booked by all who travel together; where no travelers are named, it may. */
function takesParty(party: IndexQuery['party'], { party: terms }: OptionTerms): boolean {
  return party.length === 0 || fitsParty(party, terms);
}

/**
 * The first day (a number since 1970) on which an option at a destination counts: it takes the party, and cancelling is
 * free for as long as requested. Not before the horizon; null when it is not offered at all. Every later day counts
 * too.
 */
export function firstDayOf(
  terms: OptionTerms,
  destination: number,
  { party, free, horizon }: Pick<IndexQuery, 'party' | 'free' | 'horizon'>,
): number | null {
  if (!takesParty(party, terms)) return null;
  if (free === null) return horizon.from;
  const first = terms.freeHours === null ? null : free.firstDay(destination, terms.freeHours, terms.firstMinute);
  return first === null ? null : Math.max(first, horizon.from);
}

/** The bits of the filters that refuse all listings of a profile: languages, needs, party. */
export function profileRefusal(
  { languages, access, party }: Pick<IndexQuery, 'languages' | 'access' | 'party'>,
  profile: BookingProfile,
): number {
  const spoken = languages.length === 0 || languages.some((one) => profile.languages.includes(one));
  const met = access.every((need) => profile.access.includes(need));
  const fits = profile.options.length === 0 || profile.options.some((terms) => takesParty(party, terms));
  return (spoken ? 0 : refusedBy.language) | (met && fits ? 0 : refusedBy.other);
}
