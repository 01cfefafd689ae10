import * as z from 'zod/mini';

import { currencyCodes } from '#src/domain/shared/money/currency.ts';
import { languageCodes } from '#src/domain/site/language/languages.ts';
import { formatPreferences } from '#src/domain/site/language/formatting-locale.ts';

/** Lengths alone: whether a number, an address or a name is one, its rule says in its own words (spec §5). */
const shortText = z.string().check(z.maxLength(300));

/** A solved challenge; whether it is one, its check says. */
const solution = z.string().check(z.maxLength(2_000));

export const accountSchemas = {
  nothing: z.object({}),
  // Calls that answer to GET as well come with the language and currency of every read.
  changeLanguage: z.object({ language: z.enum(languageCodes) }),
  changeCurrency: z.object({ currency: z.enum(currencyCodes) }),
  changeWriting: z.strictObject({ writing: z.enum(formatPreferences) }),
  changePreferSite: z.object({ prefer_site: z.enum(['global', 'cn']) }),
  accountIsExist: z.strictObject({ account: shortText }),
  checkMobileAccount: z.strictObject({ phone: shortText }),
  sendSignInCode: z.strictObject({ phone: shortText, captcha: solution }),
  sendEmailCode: z.strictObject({ email: shortText, captcha: solution }),
  signInByEmail: z.strictObject({ email: shortText, code: shortText }),
  signInBySms: z.strictObject({ phone: shortText, code: shortText }),
  registerGuest: z.strictObject({ name: shortText, email: shortText }),
} as const;
