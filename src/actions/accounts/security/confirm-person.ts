import { callingMember } from '#src/actions/accounts/sessions/calling-member.ts';
import { checkCode } from '#src/actions/accounts/codes/check-code.ts';
import { guessLimits } from '#src/actions/accounts/codes/guess-limits.ts';
import { ownWay } from '#src/actions/accounts/security/own-way.ts';
import { placeOf } from '#src/actions/accounts/codes/place-of.ts';
import { readCode } from '#src/actions/accounts/codes/read-code.ts';
import type { CodeWay } from '#src/actions/accounts/codes/send-code.ts';
import type { Caller, Deps } from '#src/actions/deps.ts';
import { fail, ok, type Result } from '#src/domain/failure.ts';
import { proveSession } from '#src/store/accounts/sessions.store.ts';

/** Takes the code: the session counts as proved again. */
export async function confirmPerson(
  deps: Deps,
  caller: Caller,
  input: { readonly channel: CodeWay['channel']; readonly code: string },
): Promise<Result<{ readonly confirmed: true }>> {
  const code = readCode(input.code);
  if (code === null) return fail('code_wrong', { field: 'code' });
  const [member, way] = [callingMember(caller), await ownWay(deps, caller, input.channel)];
  if (!member.ok) return member;
  if (!way.ok) return way;
  const limited = await guessLimits(deps, caller);
  if (!limited.ok) return limited;
  return deps.db.transaction(
    async (tx): Promise<Result<{ readonly confirmed: true }>> => {
      const checked = await checkCode(deps, tx, placeOf('confirm', way.value.recipient, caller), code);
      if (!checked.ok) return checked;
      await proveSession(tx, member.value.sessionHash, input.channel);
      return ok({ confirmed: true });
    },
    { cause: 'owner confirmed by code', onFailure: 'commit' },
  );
}
