import type { Deps } from '#src/actions/deps.ts';
import { securityCounts, type SecurityCountRow } from '#src/store/staff/security-counts.store.ts';

/** How often security events of each kind happened in the last days. */
export function readSecurityCounts({ db }: Pick<Deps, 'db'>, days: number): Promise<readonly SecurityCountRow[]> {
  return securityCounts(db, days);
}
