import { callingMember } from '#src/actions/accounts/sessions/calling-member.ts';
import { guessLimits } from '#src/actions/accounts/codes/guess-limits.ts';
import { verifyPasskey } from '#src/actions/accounts/passkeys/verify-passkey.ts';
import type { Caller, Deps } from '#src/actions/deps.ts';
import { fail, ok, type Result } from '#src/domain/failure.ts';
import { usePasskey } from '#src/store/accounts/passkeys.store.ts';
import { passkeyProof, proveSession } from '#src/store/accounts/sessions.store.ts';

/** Takes what a passkey of the caller's own account has signed: the session counts as proved again. */
export async function confirmByPasskey(
  deps: Deps,
  caller: Caller,
  credential: string,
): Promise<Result<{ readonly confirmed: true }>> {
  const member = callingMember(caller);
  if (!member.ok) return member;
  const limited = await guessLimits(deps, caller);
  if (!limited.ok) return limited;
  const verified = await verifyPasskey(deps, caller, credential);
  if (!verified.ok) return verified;
  const { id, accountId, count } = verified.value;
  if (accountId !== member.value.id) return fail('passkey_refused', { field: 'credential' });
  return deps.db.transaction(
    async (tx): Promise<Result<{ readonly confirmed: true }>> => {
      if (!(await usePasskey(tx, id, count))) return fail('passkey_refused', { field: 'credential' });
      await proveSession(tx, member.value.sessionHash, passkeyProof(id));
      return ok({ confirmed: true });
    },
    { cause: 'owner confirmed by passkey' },
  );
}
