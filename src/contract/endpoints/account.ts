import { get, post, postOnce } from '#src/contract/endpoint.ts';

/** Signing in and who is there (spec §7, RU-33). Calls that carry a secret or a number are POST (RU-25). */
export const accountEndpoints = {
  simpleProfile: get<Record<never, never>, ProfileAnswer>(
    '/v3/userserv/user/profile_service/get_simple_profile_by_token',
  ),
  csrfToken: get<Record<never, never>, { token: string }>('/v1/gatewaysrv/csrftoken'),
  sendSignInCode: post<{ phone: string }, { phone: string; secondsToNext: number }>(
    '/v3/userserv/user/register_service/send_sms_code_with_captcha',
  ),
  signInBySms: post<{ phone: string; code: string }, SignedIn>('/v3/usrcsrv/user/login/mobile_sms'),
  registerGuest: postOnce<{ name: string; email: string }, SignedIn>('/v3/usrcsrv/user/register/guest'),
  signOut: post<Record<never, never>, { signedOut: true }>('/v3/usrcsrv/user/logout'),
} as const;

/** The account that is signed in; null for a visitor. */
export type ProfileAnswer = {
  readonly user: {
    readonly kind: 'member' | 'guest';
    readonly name: string | null;
    readonly email: string | null;
    readonly maskedPhone: string | null;
  } | null;
  readonly cartItems: number;
};

export type SignedIn = { readonly kind: 'member' | 'guest' };
