import { sendCode, type CodeSent } from '#src/actions/accounts/codes/send-code.ts';
import type { Caller, Deps } from '#src/actions/deps.ts';
import { fail, ok, type Result } from '#src/domain/failure.ts';
import { isEmail } from '#src/domain/shared/text/email.ts';

/** Sends a sign-in code to an e-mail address, for this device alone. */
export async function sendEmailCode(
  deps: Deps,
  caller: Caller,
  input: { readonly email: string },
): Promise<Result<CodeSent & { readonly email: string }>> {
  const email = input.email.trim();
  if (!isEmail(email)) return fail('email_invalid', { field: 'email' });
  const sent = await sendCode(deps, caller, { channel: 'email', recipient: email }, 'sign in');
  return sent.ok ? ok({ email, ...sent.value }) : sent;
}
