import { callingMember } from '#src/actions/accounts/sessions/calling-member.ts';
import type { CodeWay } from '#src/actions/accounts/codes/send-code.ts';
import type { Caller, Deps } from '#src/actions/deps.ts';
import { fail, ok, type Result } from '#src/domain/failure.ts';
import { lockWays } from '#src/store/accounts/account-ways.store.ts';

/** Where a code reaches the caller: the account's phone number, or its email address if verified. */
export async function ownWay(deps: Deps, caller: Caller, channel: CodeWay['channel']): Promise<Result<CodeWay>> {
  const member = callingMember(caller);
  if (!member.ok) return member;
  const ways = await lockWays(deps.db, member.value.id);
  const recipient = channel === 'sms' ? ways?.phone : ways?.isEmailProved === true ? ways.email : null;
  return recipient === null || recipient === undefined
    ? fail('not_found', { field: 'way' })
    : ok({ channel, recipient });
}
