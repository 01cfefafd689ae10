import { callingMember, type Member } from '#src/actions/accounts/sessions/calling-member.ts';
import { isRecentlyProved } from '#src/actions/accounts/sessions/is-recently-proved.ts';
import type { Caller, Deps } from '#src/actions/deps.ts';
import { fail, type Result } from '#src/domain/failure.ts';

/** The calling member, with a proof of identity within the last 15 minutes (T-33). */
export async function provedMember(deps: Deps, caller: Caller): Promise<Result<Member>> {
  const member = callingMember(caller);
  if (!member.ok) return member;
  return (await isRecentlyProved(deps, caller)) ? member : fail('confirm_first');
}
