import * as z from 'zod/mini';

import type { OutputOf } from '#src/contract/call.ts';
import { defineEndpoint } from '#src/contract/endpoint.ts';
import type { Inferred } from '#src/contract/inferred.ts';
import { count, currency as currencyCode, instant, named } from '#src/contract/wire.schema.ts';
import { languageCodes } from '#src/domain/site/language/languages.ts';
import { formatPreferences } from '#src/domain/site/language/formatting-locale.ts';

const word = z.nullable(z.string());
export const market = z.enum(['global', 'cn']).check(z.describe('The market of the site.'));

/** The fields of a signed-in account that every page needs, under the names of spec §3 (T-39). */
const simpleShape = {
  user_id: z.string(),
  global_id: z.string().check(z.describe('The random id of the account in analytics.')),
  kind: z
    .enum(['member', 'guest'])
    .check(z.describe('Whether the account is a member or a guest who signed in for one purchase.')),
  user_name: word,
  title: z.nullable(z.enum(['MR', 'MS', 'MX'])),
  avatar: z.string().check(z.describe('The URL of the profile picture; `/avatar.png` when none is set.')),
  email: word.check(z.describe('Masked email address: “l•••@mail.example”.')),
  phone: word.check(z.describe('Masked phone number: “+44 •••• 018”.')),
  country_code: word.check(z.describe('Country code (ISO 3166-1 alpha-2).')),
  create_time: instant,
  prefer_site: z.nullable(market),
  user_residence: word.check(
    z.describe('Country of residence (ISO 3166-1 alpha-2), confirmed by the user or derived from the IP address.'),
  ),
  restrict_policies: z
    .array(z.string())
    .check(z.describe('Restrictions of the account; `deprecated` means that its access is limited.')),
} as const;

export const simpleProfile = named('SimpleProfile', 'The signed-in account, with email and phone masked.', simpleShape);

const myProfile = named('MyProfile', 'The full profile of the signed-in account.', {
  ...simpleShape,
  email: word.check(z.describe('The full email address, not masked.')),
  unreview: count.check(z.describe('The number of past bookings that can be reviewed.')),
  gift_card: count.check(z.describe('The number of gift cards.')),
  register_site: z.string().check(z.describe('The host on which the account was created.')),
  confirmed_residence: word.check(z.describe('Country code (ISO 3166-1 alpha-2); null when not stated.')),
  membership_level: z.number().check(z.describe('The membership level, from 0; 0 for guests as well.')),
  membership_style: word.check(z.describe('The name of the membership level; null for guests.')),
  display_membership_entry: z.boolean().check(z.describe('Whether the account takes part in the membership program.')),
});

/** Lengths only: the rules of phone numbers, addresses and names have their own messages (spec §5). */
const shortText = z.string().check(z.maxLength(300));
const phone = shortText.check(z.describe('A phone number with the country calling code.'));
const email = shortText.check(z.describe('An email address.'));
const code = shortText.check(z.describe('The six-digit code that was sent.'));
/** Its check decides whether it is a solution. */
const captcha = z.string().check(z.maxLength(2_000), z.describe('The solved challenge, JSON encoded as base64.'));
// Calls that answer to GET as well come with the language and currency of every read.
const nothing = z.object({});
const currency = currencyCode.check(z.describe('Currency code (ISO 4217).'));
const language = z.enum(languageCodes).check(z.describe('One of the 26 language codes.'));
const writing = z
  .enum(formatPreferences)
  .check(
    z.describe(
      'Format of years and digits: `standard` (Gregorian years, Latin digits), or the language’s own calendar, digits or both.',
    ),
  );
const secondsToNext = count.check(z.describe('Seconds until another code can be requested.'));
const signedIn = z.strictObject({ kind: simpleShape.kind });
const signInMethods = z.strictObject({
  next: z.literal('code').check(z.describe('The next step, the same whether or not an account exists.')),
  ways: z
    .array(z.enum(['sms', 'email', 'google', 'passkey']))
    .check(z.describe('The available sign-in methods, the same whether or not an account exists.')),
});

/** Sign-in, the current user, and their preferences (spec §7, RU-33). Calls that carry a secret or a number are POST (RU-25). */
export const accountEndpoints = {
  simpleProfile: defineEndpoint({
    method: 'GET',
    path: '/v3/userserv/user/profile_service/get_simple_profile_by_token',
    summary: 'Returns the signed-in account with masked contact details, or null for a visitor.',
    auth: 'caller',
    limits: { rate: 'reads' },
    input: nothing,
    output: z.nullable(simpleProfile),
  }),
  myProfile: defineEndpoint({
    method: 'GET',
    path: '/v3/userserv/user/profile_service/get_my_profile_by_token',
    summary: 'Returns the full profile of the signed-in account, or null for a visitor.',
    auth: 'caller',
    limits: { rate: 'reads' },
    input: nothing,
    output: z.nullable(myProfile),
  }),
  changeLanguage: defineEndpoint({
    method: 'POST',
    path: '/v3/userserv/user/profile_service/change_language',
    summary: 'Stores the preferred language.',
    example: { language: 'ja' },
    auth: 'caller',
    limits: { rate: 'reads' },
    alsoGet: true,
    input: z.object({ language }),
    output: z.strictObject({ language }),
  }),
  changeCurrency: defineEndpoint({
    method: 'POST',
    path: '/v3/userserv/user/profile_service/change_currency',
    summary: 'Stores the preferred currency.',
    example: { currency: 'JPY' },
    auth: 'caller',
    limits: { rate: 'reads' },
    alsoGet: true,
    input: z.object({ currency }),
    output: z.strictObject({ currency }),
  }),
  changeWriting: defineEndpoint({
    method: 'POST',
    path: '/v3/userserv/user/profile_service/change_writing',
    summary: 'Stores the format preference for years and digits.',
    example: { writing: 'calendar' },
    auth: 'caller',
    limits: { rate: 'reads' },
    input: z.strictObject({ writing }),
    output: z.strictObject({ writing }),
  }),
  changePreferSite: defineEndpoint({
    method: 'POST',
    path: '/v3/userserv/user/profile_service/change_prefer_site',
    summary: 'Stores the preferred site.',
    example: { prefer_site: 'global' },
    auth: 'caller',
    limits: { rate: 'reads' },
    alsoGet: true,
    input: z.object({ prefer_site: market }),
    output: z.strictObject({ prefer_site: market }),
  }),
  csrfToken: defineEndpoint({
    method: 'GET',
    path: '/v1/gatewaysrv/csrftoken',
    summary: 'Returns a CSRF token bound to this browser.',
    auth: 'everyone',
    input: nothing,
    output: z.strictObject({
      token: z.string().check(z.describe('The value of the CSRF header that every change requires.')),
    }),
  }),
  /** Work for the browser, once for each code that is requested (T-31). */
  robotChallenge: defineEndpoint({
    method: 'GET',
    path: '/v3/userserv/user/register_service/captcha_challenge',
    summary: 'Returns an anti-robot challenge (ALTCHA 2, PBKDF2), required for each code request.',
    auth: 'caller',
    limits: { rate: 'reads' },
    input: nothing,
    output: z.strictObject({
      challenge: z.string().check(z.describe('The challenge, JSON encoded as base64.')),
      seconds: count.check(z.describe('Seconds until the challenge expires.')),
    }),
  }),
  /** All sign-in methods that this site offers. */
  waysIn: defineEndpoint({
    method: 'GET',
    path: '/v3/userserv/user/register_service/ways_in',
    summary: 'Returns the sign-in methods that this site offers.',
    auth: 'caller',
    limits: { rate: 'reads' },
    input: nothing,
    output: z.strictObject({ ways: signInMethods.shape.ways }),
  }),
  /** Says the same of every number and address: which sign-in methods are available in general (T-30). */
  accountIsExist: defineEndpoint({
    method: 'POST',
    path: '/v3/userserv/user/register_service/account_is_exist',
    summary: 'Returns sign-in methods for an email or phone, without revealing if an account exists.',
    example: { account: 'ana@example.com' },
    auth: 'caller',
    limits: { rate: 'reads' },
    input: z.strictObject({ account: shortText.check(z.describe('A phone number or an email address.')) }),
    output: signInMethods,
  }),
  checkMobileAccount: defineEndpoint({
    method: 'POST',
    path: '/v3/userserv/user/register_service/check_mobile_account',
    summary: 'Returns sign-in methods for a phone, without revealing if an account exists.',
    example: { phone: '+44 20 7946 0018' },
    auth: 'caller',
    limits: { rate: 'reads' },
    input: z.strictObject({ phone }),
    output: signInMethods,
  }),
  sendSignInCode: defineEndpoint({
    method: 'POST',
    path: '/v3/userserv/user/register_service/send_sms_code_with_captcha',
    summary: 'Sends a six-digit sign-in code to a phone and returns the masked number.',
    example: { phone: '+44 20 7946 0018', captcha: 'e30=' },
    auth: 'caller',
    limits: { rate: 'reads' },
    input: z.strictObject({ phone, captcha }),
    output: z.strictObject({ phone: z.string().check(z.describe('The masked phone number.')), secondsToNext }),
  }),
  signInBySms: defineEndpoint({
    method: 'POST',
    path: '/v3/usrcsrv/user/login/mobile_sms',
    summary: 'Signs in with the code sent to a phone.',
    example: { phone: '+44 20 7946 0018', code: '123456' },
    auth: 'caller',
    limits: { rate: 'reads' },
    securityEvent: 'sign_in',
    input: z.strictObject({ phone, code }),
    output: signedIn,
  }),
  sendEmailCode: defineEndpoint({
    method: 'POST',
    path: '/v3/userserv/user/register_service/send_email_code_with_captcha',
    summary: 'Sends a six-digit sign-in code to an email address and returns the masked address.',
    example: { email: 'ana@example.com', captcha: 'e30=' },
    auth: 'caller',
    limits: { rate: 'reads' },
    input: z.strictObject({ email, captcha }),
    output: z.strictObject({ email: z.string().check(z.describe('The masked email address.')), secondsToNext }),
  }),
  signInByEmail: defineEndpoint({
    method: 'POST',
    path: '/v3/usrcsrv/user/login/email_code',
    summary: 'Signs in with the code sent by email and adds guest orders of that address to the account.',
    example: { email: 'ana@example.com', code: '123456' },
    auth: 'caller',
    limits: { rate: 'reads' },
    securityEvent: 'sign_in',
    input: z.strictObject({ email, code }),
    output: signedIn,
  }),
  registerGuest: defineEndpoint({
    method: 'POST',
    path: '/v3/usrcsrv/user/register/guest',
    summary: 'Signs in as a guest, with a name and an email address, for one purchase.',
    example: { name: 'Ana Example', email: 'ana@example.com' },
    auth: 'caller',
    limits: { rate: 'reads' },
    idempotent: true,
    securityEvent: 'sign_in',
    input: z.strictObject({ name: shortText.check(z.describe('The full name.')), email }),
    output: signedIn,
  }),
  signOut: defineEndpoint({
    method: 'POST',
    path: '/v3/usrcsrv/user/logout',
    summary: 'Ends the current session; its token is no longer valid anywhere.',
    auth: 'caller',
    limits: { rate: 'reads' },
    alsoGet: true,
    input: nothing,
    output: z.strictObject({ signedOut: z.literal(true) }),
  }),
} as const;

export type SimpleProfile = Inferred<typeof simpleProfile>;
export type MyProfile = Inferred<typeof myProfile>;
export type SignedIn = Inferred<typeof signedIn>;
export type SignInMethods = OutputOf<typeof accountEndpoints.accountIsExist>;
