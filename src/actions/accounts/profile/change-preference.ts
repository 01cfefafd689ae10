import type { Caller, Deps } from '#src/actions/deps.ts';
import { updatePreferences, type Preferences } from '#src/store/accounts/accounts.store.ts';

/** Stores preferences with the account; a visitor's stay in the browser only. */
export async function changePreference(deps: Deps, caller: Caller, preferences: Preferences): Promise<void> {
  if (caller.account !== null) await updatePreferences(deps.db, caller.account.id, preferences);
}
