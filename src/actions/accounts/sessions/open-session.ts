import { sessionHashOf, sessionTokenBytes } from '#src/adapters/identity/sign-in-hashes.ts';
import { mergeCart } from '#src/actions/cart/merge-cart.ts';
import { notifyOwner } from '#src/actions/accounts/notices/notify-owner.ts';
import { personKey } from '#src/actions/accounts/codes/person-key.ts';
import type { Caller, Deps } from '#src/actions/deps.ts';
import { shownNetwork } from '#src/domain/accounts/network.ts';
import { moveCart } from '#src/store/cart/cart.store.ts';
import { insertDeviceEvent } from '#src/store/accounts/account-events.store.ts';
import type { Queryable } from '#src/store/shared/database/db.ts';
import {
  insertSession,
  passkeyProof,
  revokeSession,
  type SecondWay,
  type SignInWay,
} from '#src/store/accounts/sessions.store.ts';
import { isKnownDevice, knowDevice } from '#src/store/accounts/sign-in-codes.store.ts';

const sessionSeconds = 7 * 24 * 3600;

/** What signing in gives: whose account, and a new session's token unless the one there is stays. */
export type SignedInAs = {
  readonly kind: 'member' | 'guest';
  readonly accountId: string;
  readonly token: string | null;
};

/** How a person signs in. Of a sign-in by code: where it went, and by what it was completed. */
export type SignInBy = {
  readonly way: SignInWay;
  readonly recipient?: string;
  readonly second?: SecondWay | null;
  /** Which passkey was used, in either step. */
  readonly passkey?: string | undefined;
};

/**
 * Opens a new session in the caller's transaction and gives its token, which is stored nowhere. The caller's former
 * session ends (so that one planted in their browser is of no use), and what they put into their cart before comes
 * along. The owner is notified of a device on which the account was not used before.
 */
export async function openSession(
  deps: Deps,
  tx: Queryable,
  caller: Caller,
  accountId: string,
  { way, recipient, second = null, passkey }: SignInBy,
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
      second,
      provedBy: way === 'guest' ? [] : [way, second].flatMap((one) => provedBy(one, passkey)),
      agent: caller.agent,
      network: shownNetwork(caller.network),
    }),
    mergeCart(tx, caller.device, accountId),
    ...(wasGuest ? [moveCart(tx, caller.owner, `account:${accountId}`)] : []),
  ]);
  if (way !== 'guest') await noteDevice(deps, tx, caller, { accountId, token, recipient });
  return token;
}

/** What a step of signing in proves; a passkey without its id proves nothing, since its age is unknown. */
function provedBy(way: SignInWay | null, passkey: string | undefined): readonly string[] {
  if (way === 'passkey') return passkey === undefined ? [] : [passkeyProof(passkey)];
  return way === null ? [] : [way];
}

async function noteDevice(
  deps: Deps,
  tx: Queryable,
  caller: Caller,
  about: { readonly accountId: string; readonly token: string; readonly recipient: string | undefined },
): Promise<void> {
  const { accountId, token, recipient } = about;
  const persons = [accountId, ...(recipient === undefined ? [] : [recipient])].map((one) => personKey(deps, one));
  const isKnown = await isKnownDevice(tx, persons, caller.device);
  await knowDevice(tx, persons, caller.device);
  if (isKnown || !(await insertDeviceEvent(tx, accountId))) return;
  await notifyOwner(tx, { ...caller, sessionHash: sessionHashOf(token) }, accountId);
}
