import { deviceKey } from '#src/actions/marketing/phone-coupons/device-key.ts';
import { phoneKeys } from '#src/actions/marketing/phone-coupons/phone-keys.ts';
import { issuePersonalCoupon } from '#src/actions/marketing/referral/issue-personal-coupon.ts';
import { keyBytes } from '#src/actions/marketing/referral/open-invite.ts';
import type { Caller, Deps } from '#src/actions/deps.ts';
import { tokenHash } from '#src/adapters/keyed-hashes.ts';
import { firstReached, type Limit } from '#src/adapters/limits.ts';
import { maskPhone, normalisePhone } from '#src/adapters/identity/phone.ts';
import { limitKey } from '#src/adapters/identity/sign-in-hashes.ts';
import { fail, ok, type Result } from '#src/domain/failure.ts';
import { isForPhone, type RedeemOutcome } from '#src/domain/marketing/referral/phone-coupon.ts';
import { couponOf } from '#src/domain/marketing/referral/referral.ts';
import type { Queryable } from '#src/store/shared/database/db.ts';
import {
  claimingDevice,
  insertPhoneClaim,
  insertPhoneResult,
  lockPhoneEvent,
  memberByPhone,
  type PhoneEventRow,
} from '#src/store/marketing/coupons/phone-coupons.store.ts';

const hour = 3600;

export type Redeemed = { readonly token: string; readonly succeeded: boolean };

/**
 * Gives a phone number the coupon of an event, once (T-26). The coupon is in the wallet of the member who signs in with
 * the number, so that typing another person's number gains nothing; a number that has its coupon gets the same answer
 * again and no second one. What became of it is read on the result page by the token.
 */
export async function redeemPhoneCoupon(
  deps: Deps,
  caller: Caller,
  input: { readonly event: string; readonly phone: string },
): Promise<Result<Redeemed>> {
  const phone = normalisePhone(input.phone);
  if (phone === null) return fail('phone_invalid', { field: 'phone' });
  const reached = await firstReached(deps.db, limitsOf(deps.secrets.code, caller, phone));
  if (reached !== null) return fail('too_many_requests', { facts: { seconds: reached.seconds } });
  const token = deps.ids.token(keyBytes);
  return deps.db.transaction(
    async (tx): Promise<Result<Redeemed>> => {
      const event = await lockPhoneEvent(tx, input.event);
      if (event === null) return fail('not_found');
      const outcome = await give(deps, tx, { event, phone, deviceKey: deviceKey(deps, caller) });
      await insertPhoneResult(tx, {
        tokenHash: tokenHash('result_page', token),
        eventKey: event.key,
        deviceKey: deviceKey(deps, caller),
        outcome,
        masked: maskPhone(phone),
      });
      return ok({ token, succeeded: outcome === 'redeemed' || outcome === 'already' });
    },
    { cause: 'phone coupon redeemed' },
  );
}

async function give(
  deps: Deps,
  tx: Queryable,
  {
    event,
    phone,
    deviceKey: device,
  }: { readonly event: PhoneEventRow; readonly phone: string; readonly deviceKey: string },
): Promise<RedeemOutcome> {
  if (event.phase !== 'open') return event.phase === 'coming' ? 'not_begun' : 'over';
  if (!isForPhone(phone, event.definition.prefixes).ok) return 'other_number';
  const keys = phoneKeys(deps, phone);
  const claim = { eventKey: event.key, phoneKey: keys[0], deviceKey: device };
  const before = await claimingDevice(tx, event.key, keys);
  // Only the device that requested it before learns that it was given: others would learn which numbers take part.
  if (before !== null) return before === device ? 'already' : 'redeemed';
  if (event.left <= 0) return 'gone';
  const accountId = await memberByPhone(tx, phone);
  const couponHash = await issuePersonalCoupon(deps, tx, accountId, couponOf(event.definition.coupon));
  await insertPhoneClaim(tx, { ...claim, id: deps.ids.uuid(), masked: maskPhone(phone), couponHash, accountId });
  return 'redeemed';
}

/** The caller's own limits come first: using them up does not count against the limits of others. */
function limitsOf(secret: string, { device, network }: Caller, phone: string): readonly Limit[] {
  return [
    { name: 'coupon-phone-device', key: device, points: 10, seconds: hour },
    { name: 'coupon-phone-network', key: network, points: 40, seconds: hour },
    { name: 'coupon-phone-number', key: limitKey(secret, phone), points: 10, seconds: 24 * hour },
    { name: 'coupon-phone-prefix', key: limitKey(secret, phone.slice(0, -4)), points: 20, seconds: hour },
  ];
}
