import { addressOfToken } from '#src/actions/orders/messages/address-of-token.ts';
import { saveMessagePreferences } from '#src/actions/orders/messages/save-message-preferences.ts';
import type { Deps } from '#src/actions/deps.ts';

/** Ends the mails that no purchase needs, or undoes it; false when we did not sign the token. As often as one likes. */
export async function changeMessagePreferences(deps: Deps, token: string, choice: 'none' | 'all'): Promise<boolean> {
  const hash = addressOfToken(deps, token);
  if (hash !== null) await saveMessagePreferences(deps, hash, choice);
  return hash !== null;
}
