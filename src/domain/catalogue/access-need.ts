/**
 * What a traveler may need for access, as facts that can be filtered by: the visit itself without a step; wheelchairs
 * lent or hired at the place; an accessible toilet.
 */
export const accessNeeds = ['step_free', 'wheelchair_loan', 'accessible_toilet'] as const;
export type AccessNeed = (typeof accessNeeds)[number];
