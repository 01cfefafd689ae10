import * as z from 'zod/mini';

import { currencyCodes } from '#src/domain/pricing/currency.ts';
import { languageCodes } from '#src/domain/site/languages.ts';

/** Lengths alone: whether a number, an address or a name is one, its rule says in its own words (spec §5). */
const shortText = z.string().check(z.maxLength(300));

export const accountSchemas = {
  nothing: z.object({}),
  // Calls that answer to GET as well come with the language and currency of every read.
  changeLanguage: z.object({ language: z.enum(languageCodes) }),
  changeCurrency: z.object({ currency: z.enum(currencyCodes) }),
  changePreferSite: z.object({ prefer_site: z.enum(['global', 'cn']) }),
  sendSignInCode: z.strictObject({ phone: shortText }),
  signInBySms: z.strictObject({ phone: shortText, code: shortText }),
  registerGuest: z.strictObject({ name: shortText, email: shortText }),
} as const;
