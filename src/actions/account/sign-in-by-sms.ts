import { normalisePhone } from '#src/adapters/phone.ts';
import { codeHmac, sameHmac } from '#src/adapters/sign-in-hashes.ts';
import { openSession, type SignedInAs } from '#src/actions/account/open-session.ts';
import type { Caller, Deps } from '#src/actions/deps.ts';
import { fail, ok, type Result } from '#src/domain/failure.ts';
import { isBlocked, memberOf } from '#src/store/accounts.store.ts';
import type { Queryable } from '#src/store/db.ts';
import { closeCode, isLocked, useTry, type CodePlace } from '#src/store/sign-in-codes.store.ts';

const triesPerCode = 5;

/**
 * Signs in with a code that was sent to this phone for this device; who comes for the first time gets an account. Code,
 * account, session and cart change together or not at all, a wrong guess is counted in any case.
 */
export async function signInBySms(
  deps: Deps,
  caller: Caller,
  input: { readonly phone: string; readonly code: string },
): Promise<Result<SignedInAs>> {
  const phone = normalisePhone(input.phone);
  if (phone === null) return fail('phone_invalid', { field: 'phone' });
  const code = input.code.replace(/\s/g, '');
  if (!/^[0-9]{6}$/.test(code)) return fail('code_wrong', { field: 'code' });
  return deps.db.transaction(
    async (tx): Promise<Result<SignedInAs>> => {
      const checked = await checkCode(deps, tx, { phone, device: caller.device }, code);
      if (!checked.ok) return checked;
      const { language, currency, host } = caller;
      const account = await memberOf(tx, { id: deps.ids.uuid(), phone, language, currency, host });
      // Told only to who has the code in hand: nobody else learns that the number is a customer's.
      if (await isBlocked(tx, account)) return fail('forbidden');
      return ok({ kind: 'member', accountId: account, token: await openSession(deps, tx, caller, account) });
    },
    { cause: 'sign-in by SMS code', onFailure: 'commit' },
  );
}

async function checkCode(deps: Deps, tx: Queryable, place: CodePlace, code: string): Promise<Result<null>> {
  const attempt = await useTry(tx, place, triesPerCode);
  if (attempt === null) return fail((await isLocked(tx, place)) ? 'code_locked' : 'code_expired', { field: 'code' });
  if (sameHmac(attempt.hmac, codeHmac(deps.secrets.code, place, code))) {
    await closeCode(tx, attempt.id, 'used');
    return ok(null);
  }
  if (attempt.tries < triesPerCode)
    return fail('code_wrong', { field: 'code', facts: { left: triesPerCode - attempt.tries } });
  await closeCode(tx, attempt.id, 'locked');
  return fail('code_locked', { field: 'code' });
}
