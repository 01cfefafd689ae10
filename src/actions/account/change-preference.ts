import type { Caller, Deps } from '#src/actions/deps.ts';
import { updatePreferences, type Preferences } from '#src/store/accounts.store.ts';

/** Keeps what somebody prefers with his account; a visitor's stays in his browser alone. */
export async function changePreference(deps: Deps, caller: Caller, preferences: Preferences): Promise<void> {
  if (caller.account !== null) await updatePreferences(deps.db, caller.account.id, preferences);
}
