import * as z from 'zod/mini';

import { simpleProfile } from '#src/contract/accounts/account-answers.schema.ts';
import { count, currency } from '#src/contract/wire.schema.ts';
import { languageCodes } from '#src/domain/site/language/languages.ts';
import { formatPreferences } from '#src/domain/site/language/formatting-locale.ts';

export const startAnswers = {
  dispatch: z.strictObject({
    user: z.nullable(simpleProfile),
    cart_items: count,
    email_hash: z.string(),
    language: z.enum(languageCodes),
    currency,
    writing: z.nullable(z.enum(formatPreferences)),
    prefer_site: z.nullable(z.enum(['global', 'cn'])),
  }),
  sessionGet: z.strictObject({ is_logged_in: z.boolean() }),
  sessionId: z.strictObject({ sid: z.string() }),
  residence: z.strictObject({
    residenceCode: z.string(),
    residenceId: count,
    ipCountry: z.string(),
    isEuropeanArea: z.boolean(),
    isKnown: z.boolean(),
  }),
  hitExperiments: z.strictObject({
    exps: z.array(
      z.strictObject({
        experiment_id: z.int(),
        experiment_name: z.string(),
        group_id: z.int(),
        group_name: z.string(),
        need_dye: z.boolean(),
      }),
    ),
    tinted_list: z.array(z.string()),
    user_id: z.string(),
    origin_kepler_id: z.string(),
  }),
} as const;
