import { get, post } from '#src/contract/endpoint.ts';
import type { ProductCard } from '#src/contract/catalogue/catalogue.ts';
import type { WireText } from '#src/contract/wire.ts';
import type { RedeemOutcome } from '#src/domain/marketing/referral/phone-coupon.ts';

/** A partner's coupon for phone numbers (spec §2 and §3; paths by RU-17). */
export const phoneCouponEndpoints = {
  phoneCoupon: get<{ event: string }, PhoneCouponAnswer>('/v1/promosrv/partnership/phone_coupon'),
  /** Gives the token of the result page; the page itself says what became of it. */
  redeemPhoneCoupon: post<{ event: string; phone: string; captcha: string }, PhoneRedeemed>(
    '/v1/promosrv/partnership/phone_coupon/redeem',
  ),
  phoneCouponResult: get<{ event: string; token?: string | undefined }, PhoneResultAnswer>(
    '/v1/promosrv/partnership/phone_coupon/result',
  ),
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

export type PhoneRedeemed = { readonly token: string; readonly succeeded: boolean };

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
