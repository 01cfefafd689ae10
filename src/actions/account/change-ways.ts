import { normalisePhone } from '#src/adapters/phone.ts';
import { checkCode, guessLimits, readCode } from '#src/actions/account/check-code.ts';
import { provedMember } from '#src/actions/account/proved-member.ts';
import { personKey, placeOf, sendCode, type CodeSent } from '#src/actions/account/send-code.ts';
import type { Caller, Deps } from '#src/actions/deps.ts';
import { fail, ok, type Result } from '#src/domain/failure.ts';
import { isEmail } from '#src/domain/people/email.ts';
import { changePhone, proveEmail, takeOverGuests } from '#src/store/account-ways.store.ts';
import type { Queryable } from '#src/store/db.ts';
import { knowDevice } from '#src/store/sign-in-codes.store.ts';

/** Sends a code to the number that is to be the account's; for who has proved just now that it is his account. */
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

/** The same for an address. */
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

/** Makes a number the account's, with the code that went to it. That it is another's learns only who can read its messages. */
export async function takePhone(
  deps: Deps,
  caller: Caller,
  input: { readonly phone: string; readonly code: string },
): Promise<Result<{ readonly changed: true }>> {
  const phone = normalisePhone(input.phone);
  if (phone === null) return fail('phone_invalid', { field: 'phone' });
  return withCode(deps, caller, { recipient: phone, code: input.code }, async (tx, accountId) => {
    if (!(await changePhone(tx, accountId, phone))) return fail('phone_taken', { field: 'phone' });
    return ok({ changed: true });
  });
}

/** Makes an address the account's proved one; what guests of the address have bought comes along (T-34). */
export async function takeEmail(
  deps: Deps,
  caller: Caller,
  input: { readonly email: string; readonly code: string },
): Promise<Result<{ readonly orders: number }>> {
  const email = input.email.trim();
  if (!isEmail(email)) return fail('email_invalid', { field: 'email' });
  return withCode(deps, caller, { recipient: email, code: input.code }, async (tx, accountId) => {
    if (!(await proveEmail(tx, accountId, email))) return fail('email_taken', { field: 'email' });
    return ok({ orders: await takeOverGuests(tx, email, accountId) });
  });
}

/** A wrong guess is counted and a right one used up, whatever becomes of the change. */
async function withCode<Value>(
  deps: Deps,
  caller: Caller,
  input: { readonly recipient: string; readonly code: string },
  change: (tx: Queryable, accountId: string) => Promise<Result<Value>>,
): Promise<Result<Value>> {
  const code = readCode(input.code);
  if (code === null) return fail('code_wrong', { field: 'code' });
  const member = await provedMember(deps, caller);
  if (!member.ok) return member;
  const limited = await guessLimits(deps, caller);
  if (!limited.ok) return limited;
  const { recipient } = input;
  return deps.db.transaction(
    async (tx): Promise<Result<Value>> => {
      const checked = await checkCode(deps, tx, placeOf('change', recipient, caller), code);
      if (!checked.ok) return checked;
      await knowDevice(tx, personKey(deps, recipient), caller.device);
      return change(tx, member.value.id);
    },
    { cause: 'way in changed by code', onFailure: 'commit' },
  );
}
