import * as z from 'zod/mini';

import type { OutputOf } from '#src/contract/call.ts';
import { productCard } from '#src/contract/catalogue/catalogue.schema.ts';
import { defineEndpoint } from '#src/contract/endpoint.ts';
import { instant, text } from '#src/contract/wire.schema.ts';

const event = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/), z.describe('The key of a partner event.'));

const redeemInput = z.strictObject({
  event,
  /** Whether it is a number is decided in the visitor's language (spec §5). */
  phone: z.string().check(z.maxLength(300), z.describe('A phone number with the country calling code.')),
  captcha: z.string().check(z.maxLength(2_000), z.describe('The solved challenge, JSON encoded as base64.')),
});

const telephone = z.nullable(z.string()).check(z.describe('The phone number of customer service, or null.'));

/** The fields of spec §3 under their own names, and what the page needs besides. */
const phoneCoupon = z.strictObject({
  key: z.string(),
  partner: z.string(),
  phase: z
    .enum(['coming', 'open', 'over'])
    .check(z.describe('Whether the coupon is not yet available (`coming`), available (`open`) or expired (`over`).')),
  endsAt: instant,
  landing_page_title: text,
  action_btn_name: text,
  action_bottom_tip: text.check(z.describe('The note below the button.')),
  successful_redeemed_copyright: text.check(z.describe('The message when the number has received its coupon.')),
  redeemed_copyright: text.check(z.describe('The message when the number already had its coupon.')),
  action_btn_label: text.check(z.describe('The label of the phone number field.')),
  recommend_act_title: text.check(z.describe('The heading of `recommended`.')),
  failed_redeemed_copyright: z.nullable(text).check(z.describe('The message of a failed redemption, or null.')),
  event_end_copyright: text.check(z.describe('The message after the event has ended.')),
  custom_service_tel: telephone,
  prefixes: z.array(z.string()).check(z.describe('Calling codes of eligible numbers, such as `+886`; empty for all.')),
  recommended: z.array(productCard),
});

/** By the server's own record; defaults of spec §8 where there is none. */
const result = z.strictObject({
  key: z.string(),
  partner: z.string(),
  outcome: z
    .nullable(z.enum(['redeemed', 'already', 'over', 'gone', 'not_begun', 'other_number']))
    .check(z.describe('The result; null for an unknown token or one of another device.')),
  message: text,
  phone: z.string().check(z.describe('The masked phone number; a placeholder when unknown.')),
  custom_service_tel: telephone,
});

/** A partner's coupon for phone numbers (spec §2 and §3; paths by RU-17). */
export const phoneCouponEndpoints = {
  phoneCoupon: defineEndpoint({
    method: 'GET',
    path: '/v1/promosrv/partnership/phone_coupon',
    summary: 'Returns the texts of a partner event page and its phase.',
    example: { event: 'ocean-bank' },
    auth: 'everyone',
    input: z.object({ event }),
    output: phoneCoupon,
  }),
  /** Returns the token of the result page; the page itself shows the result. */
  redeemPhoneCoupon: defineEndpoint({
    method: 'POST',
    path: '/v1/promosrv/partnership/phone_coupon/redeem',
    summary: 'Redeems a coupon for a phone number, once, and returns the token of the result page.',
    example: { event: 'ocean-bank', phone: '+886 912 345 678', captcha: 'eyJjaGFsbGVuZ2UiOnt9fQ==' },
    auth: 'bearer',
    personal: false,
    input: redeemInput,
    output: z.strictObject({
      token: z.string().check(z.describe('The token of the result page.')),
      succeeded: z.boolean().check(z.describe('Whether the number has the coupon, redeemed now or earlier.')),
    }),
  }),
  phoneCouponResult: defineEndpoint({
    method: 'GET',
    path: '/v1/promosrv/partnership/phone_coupon/result',
    summary: 'Returns the result of a redemption to the device that requested it.',
    example: { event: 'ocean-bank', token: 'pV2mQ8sT4xW6yZ0aB3cD5e' },
    auth: 'bearer',
    personal: false,
    input: z.object({
      event,
      token: z.optional(z.string().check(z.maxLength(200), z.describe('The token of the result page.'))),
    }),
    output: result,
  }),
} as const;

export type PhoneCouponAnswer = OutputOf<typeof phoneCouponEndpoints.phoneCoupon>;
export type PhoneResultAnswer = OutputOf<typeof phoneCouponEndpoints.phoneCouponResult>;
