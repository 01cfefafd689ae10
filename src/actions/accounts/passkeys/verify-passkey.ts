import { namedPasskey, usedPasskey } from '#src/adapters/identity/passkeys.webauthn.ts';
import { spendPasskeyChallenge } from '#src/actions/accounts/passkeys/spend-passkey-challenge.ts';
import type { Caller, Deps } from '#src/actions/deps.ts';
import { fail, ok, type Result } from '#src/domain/failure.ts';
import { passkeyOf } from '#src/store/accounts/passkeys.store.ts';

/** A passkey that has signed our challenge; its count is to be noted with `usePasskey`. */
export type UsedPasskey = { readonly id: string; readonly accountId: string; readonly count: number };

/** Checks what a passkey has signed, and uses the challenge up. */
export async function verifyPasskey(deps: Deps, caller: Caller, credential: string): Promise<Result<UsedPasskey>> {
  const id = namedPasskey(credential);
  const key = id === null ? null : await passkeyOf(deps.db, id);
  if (key === null) return fail('passkey_refused', { field: 'credential' });
  const count = await usedPasskey(
    credential,
    { id: key.id, publicKey: key.publicKey, signCount: Number(key.signCount) },
    { origin: deps.originOf(caller.host), isOurs: (challenge) => spendPasskeyChallenge(deps, caller, challenge, null) },
  );
  if (count === null) return fail('passkey_refused', { field: 'credential' });
  return ok({ id: key.id, accountId: key.accountId, count });
}
