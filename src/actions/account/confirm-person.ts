import { callingMember } from '#src/actions/account/calling-member.ts';
import { checkCode } from '#src/actions/account/check-code.ts';
import { guessLimits } from '#src/actions/account/guess-limits.ts';
import { ownWay } from '#src/actions/account/own-way.ts';
import { placeOf } from '#src/actions/account/place-of.ts';
import { readCode } from '#src/actions/account/read-code.ts';
import type { CodeWay } from '#src/actions/account/send-code.ts';
import type { Caller, Deps } from '#src/actions/deps.ts';
import { fail, ok, type Result } from '#src/domain/failure.ts';
import { proveSession } from '#src/store/sessions.store.ts';

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
