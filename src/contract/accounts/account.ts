import { defineEndpoint } from '#src/contract/endpoint.ts';
import { accountSchemas } from '#src/contract/accounts/account.schema.ts';
import { accountAnswers } from '#src/contract/accounts/account-answers.schema.ts';
import type { Market } from '#src/domain/site/hosts.ts';

/** Sign-in, the current user, and their preferences (spec §7, RU-33). Calls that carry a secret or a number are POST (RU-25). */
export const accountEndpoints = {
  /** Null: nobody is signed in. */
  simpleProfile: defineEndpoint({
    method: 'GET',
    path: '/v3/userserv/user/profile_service/get_simple_profile_by_token',
    summary: 'Who is signed in, masked; null for a visitor.',
    auth: 'caller',
    limits: { rate: 'reads' },
    input: accountSchemas.nothing,
    output: accountAnswers.simpleProfile,
  }),
  /** Null: nobody is signed in. */
  myProfile: defineEndpoint({
    method: 'GET',
    path: '/v3/userserv/user/profile_service/get_my_profile_by_token',
    summary: 'All that the account itself may see; null for a visitor.',
    auth: 'caller',
    limits: { rate: 'reads' },
    input: accountSchemas.nothing,
    output: accountAnswers.myProfile,
  }),
  changeLanguage: defineEndpoint({
    method: 'POST',
    path: '/v3/userserv/user/profile_service/change_language',
    summary: 'Keeps the language that was chosen.',
    example: { language: 'ja' },
    auth: 'caller',
    limits: { rate: 'reads' },
    alsoGet: true,
    input: accountSchemas.changeLanguage,
    output: accountAnswers.changeLanguage,
  }),
  changeCurrency: defineEndpoint({
    method: 'POST',
    path: '/v3/userserv/user/profile_service/change_currency',
    summary: 'Keeps the currency that was chosen.',
    example: { currency: 'JPY' },
    auth: 'caller',
    limits: { rate: 'reads' },
    alsoGet: true,
    input: accountSchemas.changeCurrency,
    output: accountAnswers.changeCurrency,
  }),
  changeWriting: defineEndpoint({
    method: 'POST',
    path: '/v3/userserv/user/profile_service/change_writing',
    summary: 'Keeps with which years and digits dates are written.',
    example: { writing: 'calendar' },
    auth: 'caller',
    limits: { rate: 'reads' },
    input: accountSchemas.changeWriting,
    output: accountAnswers.changeWriting,
  }),
  changePreferSite: defineEndpoint({
    method: 'POST',
    path: '/v3/userserv/user/profile_service/change_prefer_site',
    summary: 'Keeps the site that was chosen.',
    example: { prefer_site: 'global' },
    auth: 'caller',
    limits: { rate: 'reads' },
    alsoGet: true,
    input: accountSchemas.changePreferSite,
    output: accountAnswers.changePreferSite,
  }),
  csrfToken: defineEndpoint({
    method: 'GET',
    path: '/v1/gatewaysrv/csrftoken',
    summary: 'A token for changes, bound to this browser.',
    auth: 'everyone',
    input: accountSchemas.nothing,
    output: accountAnswers.csrfToken,
  }),
  /** Work for the browser, once for each code that is asked for (T-31). */
  robotChallenge: defineEndpoint({
    method: 'GET',
    path: '/v3/userserv/user/register_service/captcha_challenge',
    summary: 'A challenge to solve (altcha 2, PBKDF2): each code that is asked for needs one.',
    auth: 'caller',
    limits: { rate: 'reads' },
    input: accountSchemas.nothing,
    output: accountAnswers.robotChallenge,
  }),
  /** The ways in that this site offers at all. */
  waysIn: defineEndpoint({
    method: 'GET',
    path: '/v3/userserv/user/register_service/ways_in',
    summary: 'The ways to sign in that this site offers.',
    auth: 'caller',
    limits: { rate: 'reads' },
    input: accountSchemas.nothing,
    output: accountAnswers.waysIn,
  }),
  /** Says the same of every number and address: which ways in are open to anybody (T-30). */
  accountIsExist: defineEndpoint({
    method: 'POST',
    path: '/v3/userserv/user/register_service/account_is_exist',
    summary: 'Which sign-in methods are open for an address or number; never reveals whether a person is a customer.',
    example: { account: 'ana@example.com' },
    auth: 'caller',
    limits: { rate: 'reads' },
    input: accountSchemas.accountIsExist,
    output: accountAnswers.accountIsExist,
  }),
  checkMobileAccount: defineEndpoint({
    method: 'POST',
    path: '/v3/userserv/user/register_service/check_mobile_account',
    summary: 'The same for a phone number.',
    example: { phone: '+44 20 7946 0018' },
    auth: 'caller',
    limits: { rate: 'reads' },
    input: accountSchemas.checkMobileAccount,
    output: accountAnswers.checkMobileAccount,
  }),
  sendSignInCode: defineEndpoint({
    method: 'POST',
    path: '/v3/userserv/user/register_service/send_sms_code_with_captcha',
    summary: 'Sends a code of six digits to a phone.',
    example: { phone: '+44 20 7946 0018', captcha: 'e30=' },
    auth: 'caller',
    limits: { rate: 'reads' },
    input: accountSchemas.sendSignInCode,
    output: accountAnswers.sendSignInCode,
  }),
  signInBySms: defineEndpoint({
    method: 'POST',
    path: '/v3/usrcsrv/user/login/mobile_sms',
    summary: 'Signs in with the code.',
    example: { phone: '+44 20 7946 0018', code: '123456' },
    auth: 'caller',
    limits: { rate: 'reads' },
    securityEvent: 'sign_in',
    input: accountSchemas.signInBySms,
    output: accountAnswers.signInBySms,
  }),
  sendEmailCode: defineEndpoint({
    method: 'POST',
    path: '/v3/userserv/user/register_service/send_email_code_with_captcha',
    summary: 'Sends a code of six digits to an e-mail address.',
    example: { email: 'ana@example.com', captcha: 'e30=' },
    auth: 'caller',
    limits: { rate: 'reads' },
    input: accountSchemas.sendEmailCode,
    output: accountAnswers.sendEmailCode,
  }),
  signInByEmail: defineEndpoint({
    method: 'POST',
    path: '/v3/usrcsrv/user/login/email_code',
    summary: 'Signs in with the mailed code; what guests of this address bought comes along.',
    example: { email: 'ana@example.com', code: '123456' },
    auth: 'caller',
    limits: { rate: 'reads' },
    securityEvent: 'sign_in',
    input: accountSchemas.signInByEmail,
    output: accountAnswers.signInByEmail,
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
    input: accountSchemas.registerGuest,
    output: accountAnswers.registerGuest,
  }),
  signOut: defineEndpoint({
    method: 'POST',
    path: '/v3/usrcsrv/user/logout',
    summary: 'Ends the session everywhere it is known.',
    auth: 'caller',
    limits: { rate: 'reads' },
    alsoGet: true,
    input: accountSchemas.nothing,
    output: accountAnswers.signOut,
  }),
} as const;

/** The account that is signed in, in as few words as every page needs (T-39). Names as in spec §3. */
export type SimpleProfile = {
  readonly user_id: string;
  readonly global_id: string;
  /** What the specification does not name: a member known by phone, or a guest of one purchase. */
  readonly kind: 'member' | 'guest';
  readonly user_name: string | null;
  readonly title: 'MR' | 'MS' | 'MX' | null;
  /** The address of the picture; `/avatar.png` when none was chosen (spec §9). */
  readonly avatar: string;
  /** Masked: "l•••@mail.example", "+44 •••• 018". */
  readonly email: string | null;
  readonly phone: string | null;
  readonly country_code: string | null;
  /** UTC, ISO 8601. */
  readonly create_time: string;
  readonly prefer_site: Market | null;
  /** ISO 3166-1 alpha-2: as confirmed, else by IP address. */
  readonly user_residence: string | null;
  /** With "deprecated" among them access is limited (spec §4). */
  readonly restrict_policies: readonly string[];
};

/** All fields of a signed-in user in spec §3. The email address is complete here, the phone number masked. */
export type MyProfile = SimpleProfile & {
  /** Bookings whose day is past and that may be reviewed. */
  readonly unreview: number;
  /** The number of gift cards. */
  readonly gift_card: number;
  /** The host of the registration. */
  readonly register_site: string;
  readonly confirmed_residence: string | null;
  readonly membership_level: number;
  readonly membership_style: string | null;
  readonly display_membership_entry: boolean;
};

export type SignedIn = { readonly kind: 'member' | 'guest' };

export type WayIn = 'sms' | 'email' | 'google' | 'passkey';

/** What comes next for this number or address, whether or not it has an account. */
export type SignInMethods = { readonly next: 'code'; readonly ways: readonly WayIn[] };
