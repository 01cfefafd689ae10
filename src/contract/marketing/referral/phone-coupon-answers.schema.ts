import * as z from 'zod/mini';

import { productCard } from '#src/contract/catalogue/catalogue.schema.ts';
import { instant, text } from '#src/contract/wire.schema.ts';

export const phoneCouponAnswers = {
  phoneCoupon: z.strictObject({
    key: z.string(),
    partner: z.string(),
    phase: z.enum(['coming', 'open', 'over']),
    endsAt: instant,
    landing_page_title: text,
    action_btn_name: text,
    action_bottom_tip: text,
    successful_redeemed_copyright: text,
    redeemed_copyright: text,
    action_btn_label: text,
    recommend_act_title: text,
    failed_redeemed_copyright: z.nullable(text),
    event_end_copyright: text,
    custom_service_tel: z.nullable(z.string()),
    prefixes: z.array(z.string()),
    recommended: z.array(productCard),
  }),
  redeemPhoneCoupon: z.strictObject({ token: z.string(), succeeded: z.boolean() }),
  phoneCouponResult: z.strictObject({
    key: z.string(),
    partner: z.string(),
    outcome: z.nullable(z.enum(['redeemed', 'already', 'over', 'gone', 'not_begun', 'other_number'])),
    message: text,
    phone: z.string(),
    custom_service_tel: z.nullable(z.string()),
  }),
} as const;
