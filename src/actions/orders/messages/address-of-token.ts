import { isSignedUnderAny } from '#src/actions/shared/signatures/is-signed-under-any.ts';
import { unsubscribeToken } from '#src/actions/orders/messages/unsubscribe-token.ts';
import type { Deps } from '#src/actions/deps.ts';

/** The keyed hash of the address that a token of a mail was signed for, or null when we did not sign it. */
export function addressOfToken(deps: Pick<Deps, 'secrets'>, token: string): Buffer | null {
  const hash = Buffer.from(token.split('.', 1)[0] ?? '', 'base64url');
  return isSignedUnderAny(deps, token, (keyed) => unsubscribeToken(keyed, hash)) ? hash : null;
}
