import { namedPasskey, usedPasskey } from '#src/adapters/passkeys.webauthn.ts';
import { guessLimits } from '#src/actions/account/guess-limits.ts';
import { openSession, type SignedInAs } from '#src/actions/account/open-session.ts';
import { spendPasskeyChallenge } from '#src/actions/account/spend-passkey-challenge.ts';
import type { Caller, Deps } from '#src/actions/deps.ts';
import { fail, ok, type Result } from '#src/domain/failure.ts';
import { isBlocked } from '#src/store/accounts.store.ts';
import { passkeyOf, usePasskey } from '#src/store/passkeys.store.ts';

/** Signs in with what a passkey has signed: the challenge of this device, once. A key that nobody has gets the same answer. */
export async function signInByPasskey(deps: Deps, caller: Caller, credential: string): Promise<Result<SignedInAs>> {
  const limited = await guessLimits(deps, caller);
  if (!limited.ok) return limited;
  const id = namedPasskey(credential);
  const key = id === null ? null : await passkeyOf(deps.db, id);
  if (key === null) return fail('passkey_refused', { field: 'credential' });
  const count = await usedPasskey(
    credential,
    { id: key.id, publicKey: key.publicKey, signCount: Number(key.signCount) },
    { origin: deps.originOf(caller.host), isOurs: (challenge) => spendPasskeyChallenge(deps, caller, challenge, null) },
  );
  if (count === null) return fail('passkey_refused', { field: 'credential' });
  return deps.db.transaction(
    async (tx): Promise<Result<SignedInAs>> => {
      if (!(await usePasskey(tx, key.id, count))) return fail('passkey_refused', { field: 'credential' });
      if (await isBlocked(tx, key.accountId)) return fail('forbidden');
      const token = await openSession(deps, tx, caller, key.accountId, 'passkey');
      return ok({ kind: 'member', accountId: key.accountId, token });
    },
    { cause: 'sign-in with a passkey' },
  );
}
