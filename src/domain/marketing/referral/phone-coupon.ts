import type { Names } from '#src/domain/catalogue/destination.ts';
import { fail, ok, type Result } from '#src/domain/failure.ts';
import type { PersonalCoupon } from '#src/domain/marketing/referral/referral.ts';

/** What the landing page of a phone coupon says, under the names of spec §3. */
export type PhoneCouponTexts = {
  readonly landing_page_title: Names;
  readonly action_btn_name: Names;
  readonly action_bottom_tip: Names;
  readonly successful_redeemed_copyright: Names;
  readonly redeemed_copyright: Names;
  readonly action_btn_label: Names;
  readonly recommend_act_title: Names;
  readonly failed_redeemed_copyright: Names | null;
  readonly event_end_copyright: Names;
  readonly custom_service_tel: string | null;
};

export type PhoneCouponDefinition = {
  readonly partner: string;
  readonly texts: PhoneCouponTexts;
  /** Which numbers it is for, such as "+886"; none means all. */
  readonly prefixes: readonly string[];
  readonly coupon: PersonalCoupon;
  /** Products that are shown below. */
  readonly recommended: readonly number[];
};

/** An event as a catalogue file writes it; `begins` and `ends` are ISO 8601 in UTC. */
export type PhoneCouponEntry = {
  readonly key: string;
  readonly begins: string;
  readonly ends: string;
  readonly budget: number;
  readonly definition: PhoneCouponDefinition;
};

/** What became of an attempt; what a result page may show. */
export type RedeemOutcome = 'redeemed' | 'already' | 'over' | 'gone' | 'not_begun' | 'other_number';

/**
 * Spec §8: what the page of a failure says when the event has no words for it, "claim failed", and which phone it names
 * when none is known. The second is the name of a blank, to be filled.
 */
export const failedRedeemDefaults = { message: '领取失败', messageLanguage: 'zh-CN', phone: '{phone}' } as const;

/** Fills the blank of the defaults by the number that is known. */
export function failedPhone(masked: string | null): string {
  return masked === null ? failedRedeemDefaults.phone : failedRedeemDefaults.phone.replace('{phone}', masked);
}

/** Refuses a number (E.164) that the event is not for. */
export function isForPhone(phone: string, prefixes: readonly string[]): Result<null, 'phone_not_of_event'> {
  const fits = prefixes.length === 0 || prefixes.some((prefix) => phone.startsWith(prefix));
  return fits ? ok(null) : fail('phone_not_of_event', { field: 'phone', facts: { prefixes: prefixes.join(', ') } });
}
