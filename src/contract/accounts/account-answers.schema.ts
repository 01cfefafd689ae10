import * as z from 'zod/mini';

import { count, currency, instant, named } from '#src/contract/wire.schema.ts';
import { languageCodes } from '#src/domain/site/language/languages.ts';
import { formatPreferences } from '#src/domain/site/language/formatting-locale.ts';

const market = z.enum(['global', 'cn']);
const kind = z.enum(['member', 'guest']);
const word = z.nullable(z.string());

const simpleShape = {
  user_id: z.string(),
  global_id: z.string(),
  kind,
  user_name: word,
  title: z.nullable(z.enum(['MR', 'MS', 'MX'])),
  avatar: z.string(),
  email: word,
  phone: word,
  country_code: word,
  create_time: instant,
  prefer_site: z.nullable(market),
  user_residence: word,
  restrict_policies: z.array(z.string()),
} as const;

export const simpleProfile = named('SimpleProfile', 'Who is signed in, with mail and phone masked.', simpleShape);

const myProfile = named('MyProfile', 'All that the account itself may see.', {
  ...simpleShape,
  unreview: count,
  gift_card: count,
  register_site: z.string(),
  confirmed_residence: word,
  membership_level: z.number(),
  membership_style: word,
  display_membership_entry: z.boolean(),
});

const signedIn = z.strictObject({ kind });

const wayIn = z.enum(['sms', 'email', 'google', 'passkey']);
const signInMethods = z.strictObject({ next: z.literal('code'), ways: z.array(wayIn) });

export const accountAnswers = {
  simpleProfile: z.nullable(simpleProfile),
  myProfile: z.nullable(myProfile),
  changeLanguage: z.strictObject({ language: z.enum(languageCodes) }),
  changeCurrency: z.strictObject({ currency }),
  changeWriting: z.strictObject({ writing: z.enum(formatPreferences) }),
  changePreferSite: z.strictObject({ prefer_site: market }),
  csrfToken: z.strictObject({ token: z.string() }),
  sendSignInCode: z.strictObject({ phone: z.string(), secondsToNext: count }),
  robotChallenge: z.strictObject({ challenge: z.string(), seconds: count }),
  waysIn: z.strictObject({ ways: z.array(wayIn) }),
  accountIsExist: signInMethods,
  checkMobileAccount: signInMethods,
  sendEmailCode: z.strictObject({ email: z.string(), secondsToNext: count }),
  signInByEmail: signedIn,
  signInBySms: signedIn,
  registerGuest: signedIn,
  signOut: z.strictObject({ signedOut: z.literal(true) }),
} as const;
