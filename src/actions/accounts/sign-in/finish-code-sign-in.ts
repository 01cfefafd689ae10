import { openSession, type SignedInAs } from '#src/actions/accounts/sessions/open-session.ts';
import { collectPhoneCoupons } from '#src/actions/marketing/phone-coupons/collect-phone-coupons.ts';
import type { Caller, Deps } from '#src/actions/deps.ts';
import { fail, ok, type Result } from '#src/domain/failure.ts';
import { copyGuestEntries, takeOverGuests } from '#src/store/accounts/account-ways.store.ts';
import { isBlocked } from '#src/store/accounts/accounts.store.ts';
import type { Queryable } from '#src/store/shared/database/db.ts';
import type { SecondWay } from '#src/store/accounts/sessions.store.ts';
import type { FirstStep } from '#src/store/accounts/sign-in-steps.store.ts';

/**
 * Opens the session of a sign-in by code. What guests of a verified address bought comes along; of a phone only what is
 * typed, unverified (T-34).
 */
export async function finishCodeSignIn(
  deps: Deps,
  tx: Queryable,
  caller: Caller,
  {
    accountId,
    way,
    recipient,
    second,
    passkey,
  }: FirstStep & { readonly second: SecondWay | null; readonly passkey?: string },
): Promise<Result<SignedInAs>> {
  // Reported only to a caller who has the code: others do not learn that the number is a customer's.
  if (await isBlocked(tx, accountId)) return fail('forbidden');
  if (caller.account?.kind === 'guest') await copyGuestEntries(tx, caller.account.id, accountId);
  if (way === 'sms') await collectPhoneCoupons(deps, tx, accountId, recipient);
  const token = await openSession(deps, tx, caller, accountId, { way, recipient, second, passkey });
  if (way === 'email') await takeOverGuests(tx, recipient, accountId);
  return ok({ kind: 'member', accountId, token });
}
