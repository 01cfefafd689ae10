import { sessionHashOf, sessionTokenBytes } from '#src/adapters/sign-in-hashes.ts';
import { mergeCart } from '#src/actions/cart/merge-cart.ts';
import type { Caller, Deps } from '#src/actions/deps.ts';
import { shownNetwork } from '#src/domain/people/network.ts';
import { moveCart } from '#src/store/cart.store.ts';
import type { Queryable } from '#src/store/db.ts';
import { insertSession, revokeSession, type SignInWay } from '#src/store/sessions.store.ts';

const sessionSeconds = 7 * 24 * 3600;

/** What signing in gives: whose account, and a new session's token unless the one there is stays. */
export type SignedInAs = {
  readonly kind: 'member' | 'guest';
  readonly accountId: string;
  readonly token: string | null;
};

/**
 * Opens a new session in the caller's transaction and gives its token, which is kept nowhere. The session he came with
 * ends (so that one planted in his browser is of no use), and what he put into his cart before comes along.
 */
export async function openSession(
  deps: Deps,
  tx: Queryable,
  caller: Caller,
  accountId: string,
  way: SignInWay,
): Promise<string> {
  const token = deps.ids.token(sessionTokenBytes);
  const wasGuest = caller.account?.kind === 'guest' && caller.account.id !== accountId;
  await Promise.all([
    ...(caller.sessionHash === null ? [] : [revokeSession(tx, caller.sessionHash)]),
    insertSession(tx, {
      tokenHash: sessionHashOf(token),
      accountId,
      seconds: sessionSeconds,
      way,
      agent: caller.agent,
      network: shownNetwork(caller.network),
    }),
    mergeCart(tx, caller.device, accountId),
    ...(wasGuest ? [moveCart(tx, caller.owner, `account:${accountId}`)] : []),
  ]);
  return token;
}
