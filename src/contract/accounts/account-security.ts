import { either, get, post } from '#src/contract/endpoint.ts';
import type { SignedIn } from '#src/contract/accounts/account.ts';
import type { AccountEventKind, UndoState } from '#src/domain/accounts/account-event.ts';

type Nothing = Record<never, never>;
/** Which of the own ways a code goes to. */
export type CodeChannel = 'sms' | 'email';

/**
 * Other ways in, and what their owner may see and change of them (spec §7 `login/google`, `bind_google`,
 * `send_sms_code_with_captcha`; RU-17 for the rest). What changes a way in asks for a proof within the last quarter of
 * an hour, and answers `confirm_first` without one.
 */
export const securityEndpoints = {
  /** Gives the address of Google's page; what comes back from there signs in at `googleReturnPath`. */
  signInByGoogle: post<{ signin_jump: string }, { address: string }>('/v3/usrcsrv/user/login/google'),
  bindGoogle: either<Nothing, { address: string }>('/v3/userserv/user/profile_service/bind_google'),
  unbindGoogle: post<Nothing, { removed: true }>('/v3/userserv/user/profile_service/unbind_google'),
  /** `options` is JSON for `PublicKeyCredential.parseRequestOptionsFromJSON`; the answer goes back as JSON text. */
  passkeySignInOptions: post<Nothing, { options: string }>('/v3/usrcsrv/user/login/passkey_options'),
  signInByPasskey: post<{ credential: string }, SignedIn>('/v3/usrcsrv/user/login/passkey'),
  /** The second factor of a sign-in by code that answered `second_factor_needed`; `step` stands in its facts. */
  sendSecondCode: post<{ step: string; way: CodeChannel; captcha: string }, { secondsToNext: number }>(
    '/v3/usrcsrv/user/login/send_second_code_with_captcha',
  ),
  signInBySecondCode: post<{ step: string; way: CodeChannel; code: string }, SignedIn>(
    '/v3/usrcsrv/user/login/second_code',
  ),
  signInBySecondPasskey: post<{ step: string; credential: string }, SignedIn>('/v3/usrcsrv/user/login/second_passkey'),
  requireSecondFactor: post<{ required: boolean }, { secondFactor: boolean }>(
    '/v3/userserv/user/security_service/require_second_factor',
  ),
  overview: get<Nothing, SecurityView>('/v3/userserv/user/security_service/overview'),
  endSession: post<{ session: string }, { ended: true }>('/v3/userserv/user/security_service/end_session'),
  endOtherSessions: post<Nothing, { ended: number }>('/v3/userserv/user/security_service/end_other_sessions'),
  sendOwnCode: post<{ way: CodeChannel; captcha: string }, { secondsToNext: number }>(
    '/v3/userserv/user/security_service/send_own_code_with_captcha',
  ),
  confirm: post<{ way: CodeChannel; code: string }, { confirmed: true }>('/v3/userserv/user/security_service/confirm'),
  /** The same with a passkey of the account; `credential` answers the options for signing in. */
  confirmByPasskey: post<{ credential: string }, { confirmed: true }>(
    '/v3/userserv/user/security_service/confirm_passkey',
  ),
  sendNewPhoneCode: post<{ phone: string; captcha: string }, { phone: string; secondsToNext: number }>(
    '/v3/userserv/user/profile_service/send_sms_code_with_captcha',
  ),
  /** `keep_sessions`: the account stays signed in elsewhere; without it every other session ends. */
  changePhone: post<{ phone: string; code: string; keep_sessions?: boolean }, { changed: true }>(
    '/v3/userserv/user/profile_service/change_phone',
  ),
  sendNewEmailCode: post<{ email: string; captcha: string }, { email: string; secondsToNext: number }>(
    '/v3/userserv/user/profile_service/send_email_code_with_captcha',
  ),
  /** `orders`: how many that guests of this address had placed came along. */
  changeEmail: post<{ email: string; code: string; keep_sessions?: boolean }, { orders: number }>(
    '/v3/userserv/user/profile_service/change_email',
  ),
  passkeyOptions: post<Nothing, { options: string }>('/v3/userserv/user/security_service/passkey_options'),
  addPasskey: post<{ credential: string }, { added: true }>('/v3/userserv/user/security_service/add_passkey'),
  removePasskey: post<{ passkey: string }, { removed: true }>('/v3/userserv/user/security_service/remove_passkey'),
  /**
   * What the link of a security notice leads to, for anyone who holds its token; no session is needed. In a browser the
   * token was exchanged for a pass, and `notice` names which of its passes is meant.
   */
  accountEvent: get<{ token?: string; notice?: string }, AccountEventView>(
    '/v3/userserv/user/security_service/account_event',
  ),
  undoAccountEvent: post<{ token?: string; notice?: string }, { undone: true }>(
    '/v3/userserv/user/security_service/undo_account_event',
  ),
} as const;

/** Where Google sends people back to: a page request, not a call of ours. */
export const googleReturnPath = '/v3/usrcsrv/user/login/google/return';

export type AccountEventView = {
  /** What names this notice in the form that undoes it. */
  readonly notice: string;
  readonly kind: AccountEventKind;
  readonly at: string;
  readonly agent: string;
  readonly network: string;
  readonly state: UndoState;
};

/** One place where the account is signed in. Moments are UTC, ISO 8601. */
export type SessionView = {
  readonly id: string;
  readonly way: 'sms' | 'email' | 'google' | 'passkey' | 'guest';
  /** "Chrome · Android"; empty when the browser does not say. */
  readonly agent: string;
  /** A part of its address: "192.0.2.•". */
  readonly network: string;
  readonly created_at: string;
  readonly seen_at: string;
  readonly current: boolean;
};

export type PasskeyView = {
  readonly id: string;
  readonly name: string;
  readonly created_at: string;
  readonly last_used_at: string | null;
};

export type SecurityView = {
  readonly kind: 'member' | 'guest';
  /** Masked; null when there is none. */
  readonly phone: string | null;
  readonly email: string | null;
  readonly email_proved: boolean;
  readonly google: { readonly offered: boolean; readonly connected: boolean; readonly email: string | null };
  readonly passkeys: readonly PasskeyView[];
  readonly sessions: readonly SessionView[];
  /** The caller has proved their identity within the last 15 minutes. */
  readonly confirmed: boolean;
  /** Whether sign-in by code asks for a second factor, whether the account has one, and whether it can be turned on now. */
  readonly second_factor: { readonly on: boolean; readonly possible: boolean; readonly confirmed: boolean };
};
