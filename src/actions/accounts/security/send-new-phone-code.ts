import { normalisePhone } from '#src/adapters/identity/phone.ts';
import { provedMember } from '#src/actions/accounts/security/proved-member.ts';
import { sendCode, type CodeSent } from '#src/actions/accounts/codes/send-code.ts';
import type { Caller, Deps } from '#src/actions/deps.ts';
import { fail, ok, type Result } from '#src/domain/failure.ts';

/** Sends a code to the number that is to be the account's; for callers with a fresh proof of identity. */
export async function sendNewPhoneCode(
  deps: Deps,
  caller: Caller,
  input: { readonly phone: string },
): Promise<Result<CodeSent & { readonly phone: string }>> {
  const phone = normalisePhone(input.phone);
  if (phone === null) return fail('phone_invalid', { field: 'phone' });
  const member = await provedMember(deps, caller);
  if (!member.ok) return member;
  const sent = await sendCode(deps, caller, { channel: 'sms', recipient: phone }, 'change');
  return sent.ok ? ok({ phone, ...sent.value }) : sent;
}
