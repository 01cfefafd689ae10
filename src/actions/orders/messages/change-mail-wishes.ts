import { addressOfToken } from '#src/actions/orders/messages/address-of-token.ts';
import { saveMailWishes } from '#src/actions/orders/messages/save-mail-wishes.ts';
import type { Deps } from '#src/actions/deps.ts';

/** Ends the mails that no purchase needs, or undoes it; false when we did not sign the token. As often as one likes. */
export async function changeMailWishes(deps: Deps, token: string, wanted: 'none' | 'all'): Promise<boolean> {
  const hash = addressOfToken(deps, token);
  if (hash !== null) await saveMailWishes(deps, hash, wanted);
  return hash !== null;
}
