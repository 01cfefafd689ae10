import { z } from 'zod';

import {
  couponConditions,
  couponEffect,
  couponNames,
  currency,
} from '#src/formats/catalogue/catalogue-folder.coupons.ts';
import { instant } from '#src/formats/catalogue/catalogue-folder.schema.ts';
import type { PhoneCouponEntry } from '#src/domain/marketing/referral/phone-coupon.ts';
import type { ReferralEntry } from '#src/domain/marketing/referral/referral.ts';

/** Shapes of the files of invitations, groups, falling prices and phone coupons; unknown keys are refused. */
const line = z.string().min(1).max(400);
const names = z.object({ en: line }).catchall(line);
const amount = z.string().max(16);
const days = z.int().min(1).max(365);
const hours = z.int().min(1).max(720);
const id = z.int().min(1);

const personal = z.strictObject({
  titles: couponNames,
  effect: couponEffect,
  conditions: couponConditions,
  stacks: z.boolean(),
  validDays: days,
});

const common = { titles: names, texts: names, terms: z.array(names).min(1).max(12) };

const definition = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('event'),
    ...common,
    invited: personal,
    inviter: z.discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('coupon'), coupon: personal }),
      z.strictObject({ kind: z.literal('credits'), amount, currency, validDays: days }),
    ]),
    newOnly: z.boolean(),
    mostInvited: z.int().min(1).max(1000),
    mostRewards: z.int().min(1).max(1000),
  }),
  z.strictObject({ kind: z.literal('group'), ...common, people: z.int().min(2).max(20), hours, reward: personal }),
  z.strictObject({
    kind: z.literal('secret_price'),
    ...common,
    productId: id,
    currency,
    start: amount,
    step: amount,
    helpers: z.int().min(1).max(50),
    threshold: z.int().min(1).max(50),
    hours,
    buyHours: hours,
  }),
]);

export const referralFile: z.ZodType<ReferralEntry> = z.strictObject({
  id,
  // Shorter than a task's key of 22 signs, so that an address never means both.
  slug: z.string().regex(/^[a-z0-9-]{3,20}$/, '3 to 20 lower-case letters, digits and dashes'),
  begins: instant,
  ends: instant,
  definition,
});

export const phoneCouponFile: z.ZodType<PhoneCouponEntry> = z.strictObject({
  key: z.string().regex(/^[A-Za-z0-9_-]{1,64}$/),
  begins: instant,
  ends: instant,
  budget: z.int().min(1).max(10_000_000),
  definition: z.strictObject({
    partner: line,
    texts: z.strictObject({
      landing_page_title: names,
      action_btn_name: names,
      action_bottom_tip: names,
      successful_redeemed_copyright: names,
      redeemed_copyright: names,
      action_btn_label: names,
      recommend_act_title: names,
      failed_redeemed_copyright: z.nullable(names),
      event_end_copyright: names,
      custom_service_tel: z.nullable(z.string().regex(/^\+[0-9 ]{6,24}$/)),
    }),
    prefixes: z.array(z.string().regex(/^\+\d{1,6}$/)).max(20),
    coupon: personal,
    recommended: z.array(id).max(12),
  }),
});
