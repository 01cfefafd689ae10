import { checkParty, type PartyRules, type UnitCounts } from '#src/domain/catalogue/offers/party.ts';

type UnitTerms = PartyRules['units'][number] & { readonly minAge: number; readonly maxAge: number };

/** Who may book an option together. */
export type PartyTerms = Omit<PartyRules, 'units'> & { readonly units: readonly UnitTerms[] };

/**
 * Whether people of these ages can book an option together, by the rules of booking (`checkParty`): each as a unit of
 * one place that takes their age, or all together in units of several places (a family, a car) that take every age.
 */
export function fitsParty(ages: readonly number[], terms: PartyTerms): boolean {
  const single = eachAlone(ages, terms);
  if (single !== null && checkParty(single, terms).ok) return true;
  return terms.units.some(
    ({ id, pax, minAge, maxAge }) =>
      pax > 1 &&
      ages.every((age) => age >= minAge && age <= maxAge) &&
      checkParty({ [id]: Math.ceil(ages.length / pax) }, terms).ok,
  );
}

/**
 * Why people of these ages cannot book an option together: they are too few or too many, or its units do not take them
 * all. Null when they can.
 */
export function partyRefusal(ages: readonly number[], terms: PartyTerms): 'size' | 'ages' | null {
  if (fitsParty(ages, terms)) return null;
  return ages.length < terms.minParty || ages.length > terms.maxParty ? 'size' : 'ages';
}

/** Counts of units of one place, the oldest first, who may book alone. Null when an age has no unit left. */
function eachAlone(ages: readonly number[], { units }: PartyTerms): UnitCounts | null {
  const counts: Record<string, number> = {};
  for (const age of ages.toSorted((a, b) => b - a)) {
    const unit = units.find(
      ({ id, pax, minAge, maxAge, maxQuantity }) =>
        pax === 1 && age >= minAge && age <= maxAge && (maxQuantity === null || (counts[id] ?? 0) < maxQuantity),
    );
    if (unit === undefined) return null;
    counts[unit.id] = (counts[unit.id] ?? 0) + 1;
  }
  return counts;
}
