/** The policy of an account that may look after what it has, and begin nothing new (spec §4, §6). */
export const limitedPolicy = 'deprecated';

/** Spec §4: access is limited where the policies of an account contain `deprecated`. */
export function hasLimitedAccess(policies: readonly string[]): boolean {
  return policies.includes(limitedPolicy);
}
