import { timingSafeEqual } from 'node:crypto';

import { unsubscribeToken } from '#src/actions/orders/unsubscribe-token.ts';
import type { Deps } from '#src/actions/deps.ts';
import { setUnsubscribed } from '#src/store/mail-addresses.store.ts';

/** Ends the mails that no purchase needs, or undoes it; false when we did not sign the token. As often as one likes. */
export async function changeMailWishes(deps: Deps, token: string, wanted: 'none' | 'all'): Promise<boolean> {
  const hash = Buffer.from(token.split('.', 1)[0] ?? '', 'base64url');
  const [given, right] = [Buffer.from(token), Buffer.from(unsubscribeToken(deps, hash))];
  if (given.length !== right.length || !timingSafeEqual(given, right)) return false;
  await setUnsubscribed(deps.db, hash, wanted === 'none');
  return true;
}
