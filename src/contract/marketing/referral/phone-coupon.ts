import { defineEndpoint } from '#src/contract/endpoint.ts';
import { phoneCouponSchemas } from '#src/contract/marketing/referral/phone-coupon.schema.ts';
import { phoneCouponAnswers } from '#src/contract/marketing/referral/phone-coupon-answers.schema.ts';
import type { ProductCard } from '#src/contract/catalogue/catalogue.ts';
import type { WireText } from '#src/contract/wire.ts';
import type { RedeemOutcome } from '#src/domain/marketing/referral/phone-coupon.ts';

/** A partner's coupon for phone numbers (spec §2 and §3; paths by RU-17). */
export const phoneCouponEndpoints = {
  phoneCoupon: defineEndpoint({
    method: 'GET',
    path: '/v1/promosrv/partnership/phone_coupon',
    summary: 'The words of a partner’s page, and whether it runs.',
    example: { event: 'ocean-bank' },
    auth: 'everyone',
    input: phoneCouponSchemas.phoneCoupon,
    output: phoneCouponAnswers.phoneCoupon,
  }),
  /** Gives the token of the result page; the page itself says what became of it. */
  redeemPhoneCoupon: defineEndpoint({
    method: 'POST',
    path: '/v1/promosrv/partnership/phone_coupon/redeem',
    summary: 'Gives a number its coupon, once, and a token of the page that says so.',
    example: { event: 'ocean-bank', phone: '+886 912 345 678', captcha: 'eyJjaGFsbGVuZ2UiOnt9fQ==' },
    auth: 'bearer',
    input: phoneCouponSchemas.redeemPhoneCoupon,
    output: phoneCouponAnswers.redeemPhoneCoupon,
  }),
  phoneCouponResult: defineEndpoint({
    method: 'GET',
    path: '/v1/promosrv/partnership/phone_coupon/result',
    summary: 'What became of it, for the device that asked.',
    example: { event: 'ocean-bank', token: 'pV2mQ8sT4xW6yZ0aB3cD5e' },
    auth: 'bearer',
    input: phoneCouponSchemas.phoneCouponResult,
    output: phoneCouponAnswers.phoneCouponResult,
  }),
} as const;

/** The fields of spec §3 under their own names, and what the page needs besides. */
export type PhoneCouponAnswer = {
  readonly key: string;
  readonly partner: string;
  readonly phase: 'coming' | 'open' | 'over';
  /** ISO 8601 in UTC. */
  readonly endsAt: string;
  readonly landing_page_title: WireText;
  readonly action_btn_name: WireText;
  readonly action_bottom_tip: WireText;
  readonly successful_redeemed_copyright: WireText;
  readonly redeemed_copyright: WireText;
  readonly action_btn_label: WireText;
  readonly recommend_act_title: WireText;
  readonly failed_redeemed_copyright: WireText | null;
  readonly event_end_copyright: WireText;
  readonly custom_service_tel: string | null;
  /** How the numbers begin that it is for; none means all. */
  readonly prefixes: readonly string[];
  readonly recommended: readonly ProductCard[];
};

/** What became of an attempt, by the server's own record; defaults of spec §8 where there is none. */
export type PhoneResultAnswer = {
  readonly key: string;
  readonly partner: string;
  /** Null for a token that is none, or none of this device. */
  readonly outcome: RedeemOutcome | null;
  readonly message: WireText;
  /** The number with its middle hidden, or the name of a blank. */
  readonly phone: string;
  readonly custom_service_tel: string | null;
};
