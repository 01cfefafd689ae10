import { either, get, post, postOnce } from '#src/contract/endpoint.ts';
import type { CurrencyCode } from '#src/domain/shared/money/currency.ts';
import type { Market } from '#src/domain/site/hosts.ts';
import type { LanguageCode } from '#src/domain/site/language/languages.ts';
import type { FormatPreference } from '#src/domain/site/language/formatting-locale.ts';

/** Sign-in, the current user, and their preferences (spec §7, RU-33). Calls that carry a secret or a number are POST (RU-25). */
export const accountEndpoints = {
  /** Null: nobody is signed in. */
  simpleProfile: get<Record<never, never>, SimpleProfile | null>(
    '/v3/userserv/user/profile_service/get_simple_profile_by_token',
  ),
  /** Null: nobody is signed in. */
  myProfile: get<Record<never, never>, MyProfile | null>('/v3/userserv/user/profile_service/get_my_profile_by_token'),
  changeLanguage: either<{ language: LanguageCode }, { language: LanguageCode }>(
    '/v3/userserv/user/profile_service/change_language',
  ),
  changeCurrency: either<{ currency: CurrencyCode }, { currency: CurrencyCode }>(
    '/v3/userserv/user/profile_service/change_currency',
  ),
  changeWriting: post<{ writing: FormatPreference }, { writing: FormatPreference }>(
    '/v3/userserv/user/profile_service/change_writing',
  ),
  changePreferSite: either<{ prefer_site: Market }, { prefer_site: Market }>(
    '/v3/userserv/user/profile_service/change_prefer_site',
  ),
  csrfToken: get<Record<never, never>, { token: string }>('/v1/gatewaysrv/csrftoken'),
  /** Work for the browser, once for each code that is asked for (T-31). */
  robotChallenge: get<Record<never, never>, RobotChallenge>('/v3/userserv/user/register_service/captcha_challenge'),
  /** The ways in that this site offers at all. */
  waysIn: get<Record<never, never>, { ways: readonly WayIn[] }>('/v3/userserv/user/register_service/ways_in'),
  /** Says the same of every number and address: which ways in are open to anybody (T-30). */
  accountIsExist: post<{ account: string }, SignInMethods>('/v3/userserv/user/register_service/account_is_exist'),
  checkMobileAccount: post<{ phone: string }, SignInMethods>('/v3/userserv/user/register_service/check_mobile_account'),
  sendSignInCode: post<{ phone: string; captcha: string }, { phone: string; secondsToNext: number }>(
    '/v3/userserv/user/register_service/send_sms_code_with_captcha',
  ),
  signInBySms: post<{ phone: string; code: string }, SignedIn>('/v3/usrcsrv/user/login/mobile_sms'),
  sendEmailCode: post<{ email: string; captcha: string }, { email: string; secondsToNext: number }>(
    '/v3/userserv/user/register_service/send_email_code_with_captcha',
  ),
  signInByEmail: post<{ email: string; code: string }, SignedIn>('/v3/usrcsrv/user/login/email_code'),
  registerGuest: postOnce<{ name: string; email: string }, SignedIn>('/v3/usrcsrv/user/register/guest'),
  signOut: either<Record<never, never>, { signedOut: true }>('/v3/usrcsrv/user/logout'),
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

/** `challenge` is base64 of JSON in the shape of altcha 2; a solution goes back the same way as `captcha`. */
export type RobotChallenge = { readonly challenge: string; readonly seconds: number };

export type WayIn = 'sms' | 'email' | 'google' | 'passkey';

/** What comes next for this number or address, whether or not it has an account. */
export type SignInMethods = { readonly next: 'code'; readonly ways: readonly WayIn[] };
