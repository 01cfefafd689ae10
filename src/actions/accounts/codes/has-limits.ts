import type { Caller, Deps } from '#src/actions/deps.ts';
import { limitedPolicy } from '#src/domain/accounts/privacy/limited-access.ts';
import { hasPolicy } from '#src/store/accounts/profiles.store.ts';

/** Whether the caller's access is limited (spec §4); a visitor has no account that could be. */
export async function hasLimits({ db }: Pick<Deps, 'db'>, { account }: Pick<Caller, 'account'>): Promise<boolean> {
  return account !== null && (account.isLimited ?? hasPolicy(db, account.id, limitedPolicy));
}
