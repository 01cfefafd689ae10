import { provedMember } from '#src/actions/accounts/security/proved-member.ts';
import { sendCode, type CodeSent } from '#src/actions/accounts/codes/send-code.ts';
import type { Caller, Deps } from '#src/actions/deps.ts';
import { fail, ok, type Result } from '#src/domain/failure.ts';
import { isEmail } from '#src/domain/shared/text/email.ts';

/** Sends a code to the address that is to be the account's; for callers with a fresh proof of identity. */
export async function sendNewEmailCode(
  deps: Deps,
  caller: Caller,
  input: { readonly email: string },
): Promise<Result<CodeSent & { readonly email: string }>> {
  const email = input.email.trim();
  if (!isEmail(email)) return fail('email_invalid', { field: 'email' });
  const member = await provedMember(deps, caller);
  if (!member.ok) return member;
  const sent = await sendCode(deps, caller, { channel: 'email', recipient: email }, 'change');
  return sent.ok ? ok({ email, ...sent.value }) : sent;
}
