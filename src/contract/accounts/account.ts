import * as z from 'zod/mini';

import type { OutputOf } from '#src/contract/call.ts';
import { defineEndpoint } from '#src/contract/endpoint.ts';
import type { Inferred } from '#src/contract/inferred.ts';
import { count, currency as currencyCode, instant, named } from '#src/contract/wire.schema.ts';
import { languageCodes } from '#src/domain/site/language/languages.ts';
import { formatPreferences } from '#src/domain/site/language/formatting-locale.ts';

const word = z.nullable(z.string());
export const market = z.enum(['global', 'cn']).check(z.describe('The market’s site.'));

/** The fields of a signed-in account that every page needs, under the names of spec §3 (T-39). */
const simpleShape = {
  user_id: z.string(),
  global_id: z.string().check(z.describe('The random id under which analytics know the account.')),
  kind: z.enum(['member', 'guest']).check(z.describe('A member, or a guest who signed in for one purchase.')),
  user_name: word,
  title: z.nullable(z.enum(['MR', 'MS', 'MX'])),
  avatar: z.string().check(z.describe('The address of the picture; `/avatar.png` when none was chosen.')),
  email: word.check(z.describe('Masked: “l•••@mail.example”.')),
  phone: word.check(z.describe('Masked: “+44 •••• 018”.')),
  country_code: word.check(z.describe('ISO 3166-1 alpha-2.')),
  create_time: instant,
  prefer_site: z.nullable(market),
  user_residence: word.check(z.describe('ISO 3166-1 alpha-2: as confirmed, otherwise by IP address.')),
  restrict_policies: z
    .array(z.string())
    .check(z.describe('Restrictions of the account; with `deprecated` among them its access is limited.')),
} as const;

export const simpleProfile = named('SimpleProfile', 'The signed-in account, with email and phone masked.', simpleShape);

const myProfile = named('MyProfile', 'All that an account can see of itself.', {
  ...simpleShape,
  email: word.check(z.describe('In full, not masked.')),
  unreview: count.check(z.describe('Past bookings that can be reviewed.')),
  gift_card: count.check(z.describe('The number of gift cards.')),
  register_site: z.string().check(z.describe('The host on which the account was created.')),
  confirmed_residence: word.check(z.describe('ISO 3166-1 alpha-2; null when not stated.')),
  membership_level: z.number().check(z.describe('From 0; 0 for guests too.')),
  membership_style: word.check(z.describe('The name of the level; null for guests.')),
  display_membership_entry: z.boolean().check(z.describe('Whether the account takes part in the membership program.')),
});

/** Lengths only: the rules of phone numbers, addresses and names have their own messages (spec §5). */
const shortText = z.string().check(z.maxLength(300));
const phone = shortText.check(z.describe('With the country calling code.'));
const email = shortText.check(z.describe('An email address.'));
const code = shortText.check(z.describe('The six digits that were sent.'));
/** Its check decides whether it is a solution. */
const captcha = z.string().check(z.maxLength(2_000), z.describe('A solved challenge, base64 of JSON.'));
// Calls that answer to GET as well come with the language and currency of every read.
const nothing = z.object({});
const currency = currencyCode.check(z.describe('ISO 4217.'));
const language = z.enum(languageCodes).check(z.describe('One of the 26 language codes.'));
const writing = z
  .enum(formatPreferences)
  .check(
    z.describe(
      'How years and digits are written: `standard` for Gregorian years and Latin digits, or the language’s own calendar, digits or both.',
    ),
  );
const secondsToNext = count.check(z.describe('Seconds until another code can be requested.'));
const signedIn = z.strictObject({ kind: simpleShape.kind });
const signInMethods = z.strictObject({
  next: z.literal('code').check(z.describe('The next step, the same whether or not an account exists.')),
  ways: z
    .array(z.enum(['sms', 'email', 'google', 'passkey']))
    .check(z.describe('Sign-in methods that are open to anyone, whether or not an account exists.')),
});

/** Sign-in, the current user, and their preferences (spec §7, RU-33). Calls that carry a secret or a number are POST (RU-25). */
export const accountEndpoints = {
  simpleProfile: defineEndpoint({
    method: 'GET',
    path: '/v3/userserv/user/profile_service/get_simple_profile_by_token',
    summary: 'Who is signed in, masked; null for a visitor.',
    auth: 'caller',
    limits: { rate: 'reads' },
    input: nothing,
    output: z.nullable(simpleProfile),
  }),
  myProfile: defineEndpoint({
    method: 'GET',
    path: '/v3/userserv/user/profile_service/get_my_profile_by_token',
    summary: 'All that the account itself may see; null for a visitor.',
    auth: 'caller',
    limits: { rate: 'reads' },
    input: nothing,
    output: z.nullable(myProfile),
  }),
  changeLanguage: defineEndpoint({
    method: 'POST',
    path: '/v3/userserv/user/profile_service/change_language',
    summary: 'Keeps the language that was chosen.',
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
    summary: 'Keeps the currency that was chosen.',
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
    summary: 'Keeps with which years and digits dates are written.',
    example: { writing: 'calendar' },
    auth: 'caller',
    limits: { rate: 'reads' },
    input: z.strictObject({ writing }),
    output: z.strictObject({ writing }),
  }),
  changePreferSite: defineEndpoint({
    method: 'POST',
    path: '/v3/userserv/user/profile_service/change_prefer_site',
    summary: 'Keeps the site that was chosen.',
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
    summary: 'A token for changes, bound to this browser.',
    auth: 'everyone',
    input: nothing,
    output: z.strictObject({ token: z.string().check(z.describe('For the header that every change needs.')) }),
  }),
  /** Work for the browser, once for each code that is asked for (T-31). */
  robotChallenge: defineEndpoint({
    method: 'GET',
    path: '/v3/userserv/user/register_service/captcha_challenge',
    summary: 'A challenge to solve (altcha 2, PBKDF2): each code that is asked for needs one.',
    auth: 'caller',
    limits: { rate: 'reads' },
    input: nothing,
    output: z.strictObject({
      challenge: z.string().check(z.describe('The challenge, base64 of JSON.')),
      seconds: count.check(z.describe('How long it can be answered.')),
    }),
  }),
  /** The ways in that this site offers at all. */
  waysIn: defineEndpoint({
    method: 'GET',
    path: '/v3/userserv/user/register_service/ways_in',
    summary: 'The ways to sign in that this site offers.',
    auth: 'caller',
    limits: { rate: 'reads' },
    input: nothing,
    output: z.strictObject({ ways: signInMethods.shape.ways }),
  }),
  /** Says the same of every number and address: which ways in are open to anybody (T-30). */
  accountIsExist: defineEndpoint({
    method: 'POST',
    path: '/v3/userserv/user/register_service/account_is_exist',
    summary: 'Which sign-in methods are open for an address or number; never reveals whether a person is a customer.',
    example: { account: 'ana@example.com' },
    auth: 'caller',
    limits: { rate: 'reads' },
    input: z.strictObject({ account: shortText.check(z.describe('A phone number or an email address.')) }),
    output: signInMethods,
  }),
  checkMobileAccount: defineEndpoint({
    method: 'POST',
    path: '/v3/userserv/user/register_service/check_mobile_account',
    summary: 'The same for a phone number.',
    example: { phone: '+44 20 7946 0018' },
    auth: 'caller',
    limits: { rate: 'reads' },
    input: z.strictObject({ phone }),
    output: signInMethods,
  }),
  sendSignInCode: defineEndpoint({
    method: 'POST',
    path: '/v3/userserv/user/register_service/send_sms_code_with_captcha',
    summary: 'Sends a code of six digits to a phone.',
    example: { phone: '+44 20 7946 0018', captcha: 'e30=' },
    auth: 'caller',
    limits: { rate: 'reads' },
    input: z.strictObject({ phone, captcha }),
    output: z.strictObject({ phone: z.string().check(z.describe('Masked.')), secondsToNext }),
  }),
  signInBySms: defineEndpoint({
    method: 'POST',
    path: '/v3/usrcsrv/user/login/mobile_sms',
    summary: 'Signs in with the code.',
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
    summary: 'Sends a code of six digits to an e-mail address.',
    example: { email: 'ana@example.com', captcha: 'e30=' },
    auth: 'caller',
    limits: { rate: 'reads' },
    input: z.strictObject({ email, captcha }),
    output: z.strictObject({ email: z.string().check(z.describe('Masked.')), secondsToNext }),
  }),
  signInByEmail: defineEndpoint({
    method: 'POST',
    path: '/v3/usrcsrv/user/login/email_code',
    summary: 'Signs in with the mailed code; what guests of this address bought comes along.',
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
    summary: 'Signs in for one purchase, with name and mail alone.',
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
    summary: 'Ends the session everywhere it is known.',
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
