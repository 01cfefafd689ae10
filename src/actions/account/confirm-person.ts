import { checkCode, guessLimits, readCode } from '#src/actions/account/check-code.ts';
import { callingMember } from '#src/actions/account/proved-member.ts';
import { placeOf, sendCode, type CodeSent, type CodeWay } from '#src/actions/account/send-code.ts';
import type { Caller, Deps } from '#src/actions/deps.ts';
import { fail, ok, type Result } from '#src/domain/failure.ts';
import { lockWays } from '#src/store/account-ways.store.ts';
import { proveSession } from '#src/store/sessions.store.ts';

/**
 * Sends a code to the caller's own number or proved address. Who has lost the phone takes the mail, and changes the
 * number then.
 */
export async function sendOwnCode(deps: Deps, caller: Caller, channel: CodeWay['channel']): Promise<Result<CodeSent>> {
  const way = await ownWay(deps, caller, channel);
  return way.ok ? sendCode(deps, caller, way.value, 'confirm') : way;
}

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
      await proveSession(tx, member.value.sessionHash);
      return ok({ confirmed: true });
    },
    { cause: 'owner confirmed by code', onFailure: 'commit' },
  );
}

async function ownWay(deps: Deps, caller: Caller, channel: CodeWay['channel']): Promise<Result<CodeWay>> {
  const member = callingMember(caller);
  if (!member.ok) return member;
  const ways = await lockWays(deps.db, member.value.id);
  const recipient = channel === 'sms' ? ways?.phone : ways?.isEmailProved === true ? ways.email : null;
  return recipient === null || recipient === undefined
    ? fail('not_found', { field: 'way' })
    : ok({ channel, recipient });
}
