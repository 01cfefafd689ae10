import { normalisePhone } from '#src/adapters/identity/phone.ts';
import { sendCode, type CodeSent } from '#src/actions/accounts/codes/send-code.ts';
import type { Caller, Deps } from '#src/actions/deps.ts';
import { fail, ok, type Result } from '#src/domain/failure.ts';

/** Sends a sign-in code to a phone, for this device alone; returns the normalized number. */
export async function sendSignInCode(
  deps: Deps,
  caller: Caller,
  input: { readonly phone: string },
): Promise<Result<CodeSent & { readonly phone: string }>> {
  const phone = normalisePhone(input.phone);
  if (phone === null) return fail('phone_invalid', { field: 'phone' });
  const sent = await sendCode(deps, caller, { channel: 'sms', recipient: phone }, 'sign in');
  return sent.ok ? ok({ phone, ...sent.value }) : sent;
}
