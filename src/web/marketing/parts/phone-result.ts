import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';

import { phoneCouponCalls } from '#src/contract/marketing/referral/phone-coupon.calls.ts';
import type { PhoneResultAnswer } from '#src/contract/marketing/referral/phone-coupon.ts';
import type { WireText } from '#src/contract/wire.ts';
import { failedRedeemDefaults } from '#src/domain/marketing/referral/phone-coupon.ts';
import { href } from '#src/web/shared/page/href.ts';
import type { LoadContext } from '#src/web/shared/page/page-definition.ts';

/** What a result page shows; nothing of it comes out of the address (T-26). */
export type PhoneResultView = {
  readonly message: WireText;
  /** The masked number; null if unknown. */
  readonly phone: string | null;
  readonly service: string | null;
  readonly partner: string;
  /** Why it did not work; null when that is not known, or it did. */
  readonly why: string | null;
  readonly succeeded: boolean;
  readonly landing: string;
};

/** The server's record of an attempt; null when there is no such event. */
export async function readPhoneResultOf(context: LoadContext): Promise<PhoneResultView | null> {
  const { api, i18n, params, query, site } = context;
  const event = params['event'] ?? '';
  const token = (query.get('token') ?? '').slice(0, 200);
  const answer = await api.call(phoneCouponCalls.phoneCouponResult, { event, token });
  if (!answer.ok) {
    if (answer.error.code === 'not_found' || answer.error.code === 'bad_request') return null;
    throw new Error(`phone coupon's result: ${answer.error.code}`);
  }
  const { outcome, message, phone, custom_service_tel, partner, key } = answer.value;
  const why = outcome === null ? undefined : reasons[outcome];
  return {
    message,
    phone: phone === failedRedeemDefaults.phone ? null : phone,
    service: custom_service_tel,
    partner,
    why: why === undefined ? null : i18n._(why),
    succeeded: outcome === 'redeemed' || outcome === 'already',
    landing: href(site, 'partnership', { event: key }),
  };
}

const reasons: Readonly<Partial<Record<NonNullable<PhoneResultAnswer['outcome']>, MessageDescriptor>>> = {
  gone: msg`All of these coupons have been claimed.`,
  not_begun: msg`This offer hasn’t started yet.`,
  other_number: msg`This offer is for other phone numbers.`,
};
