import { idWithDashes } from '#src/domain/site/link-pass.ts';
import { accountEventToken } from '#src/actions/account/account-event-token.ts';
import { isSignedUnderAny } from '#src/actions/orders/is-signed-under-any.ts';
import type { Deps } from '#src/actions/deps.ts';

/** The event of a token; null when we did not sign it. */
export function eventOfToken(deps: Pick<Deps, 'secrets'>, token: string): string | null {
  const id = idWithDashes(Buffer.from(token.split('.', 1)[0] ?? '', 'base64url').toString('hex'));
  return id !== null && isSignedUnderAny(deps, token, (keyed) => accountEventToken(keyed, id)) ? id : null;
}
