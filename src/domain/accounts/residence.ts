/** Country of residence: ISO 3166-1 alpha-2, and the numeric id of spec §3 (RU-11). */
export type Residence = { readonly code: string; readonly id: number };

/** Spec §8: a failed residence call gives US with id 0. */
export const unknownResidence: Residence = { code: 'US', id: 0 };
