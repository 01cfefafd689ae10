import { passRobotCheck } from '#src/actions/accounts/codes/pass-robot-check.ts';
import { readPhoneCoupon, type PhoneCouponView } from '#src/actions/marketing/phone-coupons/read-phone-coupon.ts';
import { readPhoneResult, type PhoneResultView } from '#src/actions/marketing/phone-coupons/read-phone-result.ts';
import { redeemPhoneCoupon } from '#src/actions/marketing/referral/redeem-phone-coupon.ts';
import { productCard } from '#src/api/catalogue/cards.ts';
import { route, type Route } from '#src/api/route.ts';
import {
  phoneCouponEndpoints,
  type PhoneCouponAnswer,
  type PhoneResultAnswer,
} from '#src/contract/marketing/referral/phone-coupon.ts';
import type { WireText } from '#src/contract/wire.ts';
import { nameIn } from '#src/domain/catalogue/destination.ts';
import { ok } from '#src/domain/failure.ts';
import { failedPhone, failedRedeemDefaults } from '#src/domain/marketing/referral/phone-coupon.ts';
import type { LanguageCode } from '#src/domain/site/language/languages.ts';

/** A partner's coupon for phone numbers. The robot check precedes what is costly (T-26). */
export const phoneCouponRoutes: readonly Route[] = [
  route(phoneCouponEndpoints.phoneCoupon, async (deps, { caller, input }) => {
    const found = await readPhoneCoupon(deps, caller, input.event);
    return found.ok ? ok(landingAnswer(found.value, caller.language)) : found;
  }),
  route(phoneCouponEndpoints.redeemPhoneCoupon, async (deps, { caller, input }) => {
    const passed = await passRobotCheck(deps, caller, input.captcha);
    return passed.ok ? redeemPhoneCoupon(deps, caller, input) : passed;
  }),
  route(phoneCouponEndpoints.phoneCouponResult, async (deps, { caller, input }) => {
    const found = await readPhoneResult(deps, caller, { event: input.event, token: input.token ?? '' });
    return found.ok ? ok(resultAnswer(found.value, caller.language)) : found;
  }),
];

function landingAnswer({ event, recommended }: PhoneCouponView, language: LanguageCode): PhoneCouponAnswer {
  const { texts, partner, prefixes } = event.definition;
  const { custom_service_tel, failed_redeemed_copyright, ...always } = texts;
  return {
    key: event.key,
    partner,
    phase: event.phase,
    endsAt: event.endsAt,
    landing_page_title: nameIn(always.landing_page_title, language),
    action_btn_name: nameIn(always.action_btn_name, language),
    action_bottom_tip: nameIn(always.action_bottom_tip, language),
    successful_redeemed_copyright: nameIn(always.successful_redeemed_copyright, language),
    redeemed_copyright: nameIn(always.redeemed_copyright, language),
    action_btn_label: nameIn(always.action_btn_label, language),
    recommend_act_title: nameIn(always.recommend_act_title, language),
    failed_redeemed_copyright: failed_redeemed_copyright === null ? null : nameIn(failed_redeemed_copyright, language),
    event_end_copyright: nameIn(always.event_end_copyright, language),
    custom_service_tel,
    prefixes,
    recommended: recommended.map((card) => productCard(card, language)),
  };
}

function resultAnswer({ event, result }: PhoneResultView, language: LanguageCode): PhoneResultAnswer {
  const { texts, partner } = event.definition;
  return {
    key: event.key,
    partner,
    outcome: result?.outcome ?? null,
    message: messageOf({ event, result }, language),
    phone: failedPhone(result?.masked ?? null),
    custom_service_tel: texts.custom_service_tel,
  };
}

function messageOf({ event, result }: PhoneResultView, language: LanguageCode): WireText {
  const { texts } = event.definition;
  if (result?.outcome === 'redeemed') return nameIn(texts.successful_redeemed_copyright, language);
  if (result?.outcome === 'already') return nameIn(texts.redeemed_copyright, language);
  if (result?.outcome === 'over') return nameIn(texts.event_end_copyright, language);
  if (texts.failed_redeemed_copyright !== null) return nameIn(texts.failed_redeemed_copyright, language);
  return { text: failedRedeemDefaults.message, lang: failedRedeemDefaults.messageLanguage };
}
