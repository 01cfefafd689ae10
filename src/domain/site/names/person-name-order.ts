/** The languages in which the family name comes before the given name. */
const familyNameFirst: ReadonlySet<string> = new Set(['hu', 'ja', 'ko', 'vi', 'zh']);

/** Returns true where forms of a language have the family name before the given name. */
export function isFamilyNameFirst(tag: string): boolean {
  return familyNameFirst.has(tag.split('-', 1)[0] ?? tag);
}
