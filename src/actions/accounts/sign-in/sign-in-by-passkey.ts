import { guessLimits } from '#src/actions/accounts/codes/guess-limits.ts';
import { openSession, type SignedInAs } from '#src/actions/accounts/sessions/open-session.ts';
import { verifyPasskey } from '#src/actions/accounts/passkeys/verify-passkey.ts';
import type { Caller, Deps } from '#src/actions/deps.ts';
import { fail, ok, type Result } from '#src/domain/failure.ts';
import { isBlocked } from '#src/store/accounts/accounts.store.ts';
import { usePasskey } from '#src/store/accounts/passkeys.store.ts';

/** Signs in with what a passkey has signed: the challenge of this device, once. An unknown key gets the same answer. */
export async function signInByPasskey(deps: Deps, caller: Caller, credential: string): Promise<Result<SignedInAs>> {
  const limited = await guessLimits(deps, caller);
  if (!limited.ok) return limited;
  const verified = await verifyPasskey(deps, caller, credential);
  if (!verified.ok) return verified;
  const key = verified.value;
  return deps.db.transaction(
    async (tx): Promise<Result<SignedInAs>> => {
      if (!(await usePasskey(tx, key.id, key.count))) return fail('passkey_refused', { field: 'credential' });
      if (await isBlocked(tx, key.accountId)) return fail('forbidden');
      const token = await openSession(deps, tx, caller, key.accountId, { way: 'passkey', passkey: key.id });
      return ok({ kind: 'member', accountId: key.accountId, token });
    },
    { cause: 'sign-in with a passkey' },
  );
}
