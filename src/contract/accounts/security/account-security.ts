import type { InputOf, OutputOf } from '#src/contract/call.ts';
import { defineEndpoint } from '#src/contract/endpoint.ts';
import { securityAnswers, securitySchemas } from '#src/contract/accounts/security/account-security.schema.ts';

/**
 * Other sign-in methods, and what their owner may see and change (spec §7 `login/google`, `bind_google`,
 * `send_sms_code_with_captcha`; RU-17 for the rest). Changing a sign-in method requires a confirmation within the last
 * quarter of an hour, and fails with `confirm_first` without one.
 */
export const securityEndpoints = {
  /** Returns the address of Google's page; its response signs in at `googleReturnPath`. */
  signInByGoogle: defineEndpoint({
    method: 'POST',
    path: '/v3/usrcsrv/user/login/google',
    summary: 'Returns the URL of Google’s sign-in page, which redirects back with a session.',
    example: { signin_jump: '/user/' },
    auth: 'caller',
    limits: { rate: 'reads' },
    securityEvent: 'sign_in',
    input: securitySchemas.signInByGoogle,
    output: securityAnswers.signInByGoogle,
  }),
  bindGoogle: defineEndpoint({
    method: 'POST',
    path: '/v3/userserv/user/profile_service/bind_google',
    summary: 'Returns the URL of Google’s sign-in page to connect Google with the signed-in account.',
    auth: 'account',
    limits: { rate: 'reads' },
    alsoGet: true,
    input: securitySchemas.nothing,
    output: securityAnswers.bindGoogle,
  }),
  unbindGoogle: defineEndpoint({
    method: 'POST',
    path: '/v3/userserv/user/profile_service/unbind_google',
    summary: 'Disconnects Google from the account, unless it is the only sign-in method.',
    auth: 'account',
    limits: { rate: 'reads' },
    securityEvent: 'account_changed',
    input: securitySchemas.nothing,
    output: securityAnswers.unbindGoogle,
  }),
  /**
   * `options` is JSON for `PublicKeyCredential.parseRequestOptionsFromJSON`; the response is sent back as JSON text.
   */
  passkeySignInOptions: defineEndpoint({
    method: 'POST',
    path: '/v3/usrcsrv/user/login/passkey_options',
    summary: 'Returns the WebAuthn options for signing in with a passkey, as JSON text.',
    auth: 'caller',
    limits: { rate: 'reads' },
    input: securitySchemas.nothing,
    output: securityAnswers.passkeySignInOptions,
  }),
  signInByPasskey: defineEndpoint({
    method: 'POST',
    path: '/v3/usrcsrv/user/login/passkey',
    summary: 'Signs in with the WebAuthn response of a passkey.',
    example: { credential: '{}' },
    auth: 'caller',
    limits: { rate: 'reads' },
    securityEvent: 'sign_in',
    input: securitySchemas.credential,
    output: securityAnswers.signInByPasskey,
  }),
  /** The second factor of a sign-in by code that answered `second_factor_needed`; `step` is in its facts. */
  sendSecondCode: defineEndpoint({
    method: 'POST',
    path: '/v3/usrcsrv/user/login/send_second_code_with_captcha',
    summary: 'Sends the second-factor code of a sign-in that requires one.',
    example: { step: 'AAECAwQFBgc', way: 'email', captcha: 'e30=' },
    auth: 'caller',
    limits: { rate: 'reads' },
    input: securitySchemas.sendSecondCode,
    output: securityAnswers.sendSecondCode,
  }),
  signInBySecondCode: defineEndpoint({
    method: 'POST',
    path: '/v3/usrcsrv/user/login/second_code',
    summary: 'Completes a sign-in with the second-factor code.',
    example: { step: 'AAECAwQFBgc', way: 'email', code: '123456' },
    auth: 'caller',
    limits: { rate: 'reads' },
    securityEvent: 'sign_in',
    input: securitySchemas.secondCode,
    output: securityAnswers.signInBySecondCode,
  }),
  signInBySecondPasskey: defineEndpoint({
    method: 'POST',
    path: '/v3/usrcsrv/user/login/second_passkey',
    summary: 'Completes a sign-in by code with the WebAuthn response of a passkey.',
    example: { step: 'AAECAwQFBgc', credential: '{}' },
    auth: 'caller',
    limits: { rate: 'reads' },
    securityEvent: 'sign_in',
    input: securitySchemas.secondPasskey,
    output: securityAnswers.signInBySecondPasskey,
  }),
  requireSecondFactor: defineEndpoint({
    method: 'POST',
    path: '/v3/userserv/user/security_service/require_second_factor',
    summary: 'Turns the second factor for sign-in by code on or off.',
    example: { required: true },
    auth: 'account',
    limits: { rate: 'reads' },
    securityEvent: 'account_changed',
    input: securitySchemas.requireSecondFactor,
    output: securityAnswers.requireSecondFactor,
  }),
  overview: defineEndpoint({
    method: 'GET',
    path: '/v3/userserv/user/security_service/overview',
    summary: 'Returns the sign-in methods of the account, masked, and its active sessions.',
    auth: 'account',
    limits: { rate: 'reads' },
    input: securitySchemas.nothing,
    output: securityAnswers.overview,
  }),
  endSession: defineEndpoint({
    method: 'POST',
    path: '/v3/userserv/user/security_service/end_session',
    summary: 'Ends one session of the account immediately.',
    example: { session: '5a0e5f0c-3a5e-4a36-9a43-0d3b9d0f6c11' },
    auth: 'account',
    limits: { rate: 'reads' },
    securityEvent: 'account_changed',
    input: securitySchemas.endSession,
    output: securityAnswers.endSession,
  }),
  endOtherSessions: defineEndpoint({
    method: 'POST',
    path: '/v3/userserv/user/security_service/end_other_sessions',
    summary: 'Ends all other sessions of the account and returns how many were ended.',
    auth: 'account',
    limits: { rate: 'reads' },
    securityEvent: 'account_changed',
    input: securitySchemas.nothing,
    output: securityAnswers.endOtherSessions,
  }),
  sendOwnCode: defineEndpoint({
    method: 'POST',
    path: '/v3/userserv/user/security_service/send_own_code_with_captcha',
    summary: 'Sends a verification code to the account’s own phone or email address.',
    example: { way: 'sms', captcha: 'e30=' },
    auth: 'account',
    limits: { rate: 'reads' },
    input: securitySchemas.sendOwnCode,
    output: securityAnswers.sendOwnCode,
  }),
  confirm: defineEndpoint({
    method: 'POST',
    path: '/v3/userserv/user/security_service/confirm',
    summary: 'Verifies the caller by that code; allows security changes for 15 minutes.',
    example: { way: 'sms', code: '123456' },
    auth: 'account',
    limits: { rate: 'reads' },
    securityEvent: 'account_changed',
    input: securitySchemas.confirm,
    output: securityAnswers.confirm,
  }),
  /** The same with a passkey of the account; `credential` answers the options for signing in. */
  confirmByPasskey: defineEndpoint({
    method: 'POST',
    path: '/v3/userserv/user/security_service/confirm_passkey',
    summary: 'Verifies the caller by a passkey; allows security changes for 15 minutes.',
    example: { credential: '{}' },
    auth: 'account',
    limits: { rate: 'reads' },
    securityEvent: 'account_changed',
    input: securitySchemas.credential,
    output: securityAnswers.confirmByPasskey,
  }),
  sendNewPhoneCode: defineEndpoint({
    method: 'POST',
    path: '/v3/userserv/user/profile_service/send_sms_code_with_captcha',
    summary: 'Sends a verification code to the account’s new phone number.',
    example: { phone: '+44 20 7946 0018', captcha: 'e30=' },
    auth: 'account',
    limits: { rate: 'reads' },
    input: securitySchemas.sendNewPhoneCode,
    output: securityAnswers.sendNewPhoneCode,
  }),
  /** `keep_sessions`: the account stays signed in elsewhere; without it every other session ends. */
  changePhone: defineEndpoint({
    method: 'POST',
    path: '/v3/userserv/user/profile_service/change_phone',
    summary: 'Changes the phone number of the account, verified by a code.',
    example: { phone: '+44 20 7946 0018', code: '123456' },
    auth: 'account',
    limits: { rate: 'reads' },
    securityEvent: 'account_changed',
    input: securitySchemas.changePhone,
    output: securityAnswers.changePhone,
  }),
  sendNewEmailCode: defineEndpoint({
    method: 'POST',
    path: '/v3/userserv/user/profile_service/send_email_code_with_captcha',
    summary: 'Sends a verification code to the account’s new email address.',
    example: { email: 'ana@example.com', captcha: 'e30=' },
    auth: 'account',
    limits: { rate: 'reads' },
    input: securitySchemas.sendNewEmailCode,
    output: securityAnswers.sendNewEmailCode,
  }),
  changeEmail: defineEndpoint({
    method: 'POST',
    path: '/v3/userserv/user/profile_service/change_email',
    summary: 'Changes the email address, verified by a code, and adds guest orders of that address.',
    example: { email: 'ana@example.com', code: '123456' },
    auth: 'account',
    limits: { rate: 'reads' },
    securityEvent: 'account_changed',
    input: securitySchemas.changeEmail,
    output: securityAnswers.changeEmail,
  }),
  passkeyOptions: defineEndpoint({
    method: 'POST',
    path: '/v3/userserv/user/security_service/passkey_options',
    summary: 'Returns the WebAuthn options for creating a passkey, as JSON text.',
    auth: 'account',
    limits: { rate: 'reads' },
    input: securitySchemas.nothing,
    output: securityAnswers.passkeyOptions,
  }),
  addPasskey: defineEndpoint({
    method: 'POST',
    path: '/v3/userserv/user/security_service/add_passkey',
    summary: 'Adds a passkey to the account from the browser’s WebAuthn response.',
    example: { credential: '{}' },
    auth: 'account',
    limits: { rate: 'reads' },
    securityEvent: 'account_changed',
    input: securitySchemas.credential,
    output: securityAnswers.addPasskey,
  }),
  removePasskey: defineEndpoint({
    method: 'POST',
    path: '/v3/userserv/user/security_service/remove_passkey',
    summary: 'Removes a passkey, unless it is the only sign-in method.',
    example: { passkey: 'AAECAwQFBgc' },
    auth: 'account',
    limits: { rate: 'reads' },
    securityEvent: 'account_changed',
    input: securitySchemas.removePasskey,
    output: securityAnswers.removePasskey,
  }),
  /**
   * What the link of a security notice leads to, for anyone who holds its token; no session is needed. In a browser the
   * token was exchanged for a pass, and `notice` names which of its passes is meant.
   */
  accountEvent: defineEndpoint({
    method: 'GET',
    path: '/v3/userserv/user/security_service/account_event',
    summary: 'Returns the security event that the link of a notice refers to.',
    example: { token: 'AAECAwQFBgc.AAECAwQFBgc' },
    auth: 'caller',
    limits: { rate: 'reads' },
    input: securitySchemas.accountEvent,
    output: securityAnswers.accountEvent,
  }),
  undoAccountEvent: defineEndpoint({
    method: 'POST',
    path: '/v3/userserv/user/security_service/undo_account_event',
    summary: 'Undoes a reported change and all later ones, and ends all sessions.',
    example: { token: 'AAECAwQFBgc.AAECAwQFBgc' },
    auth: 'caller',
    limits: { rate: 'reads' },
    securityEvent: 'account_changed',
    input: securitySchemas.undoAccountEvent,
    output: securityAnswers.undoAccountEvent,
  }),
} as const;

/** Where Google sends people back to: a page request, not a call of ours. */
export const googleReturnPath = '/v3/usrcsrv/user/login/google/return';

/** Where a code is sent. */
export type CodeChannel = InputOf<typeof securityEndpoints.confirm>['way'];

export type AccountEventView = OutputOf<typeof securityEndpoints.accountEvent>;

export type SecurityView = OutputOf<typeof securityEndpoints.overview>;
export type SessionView = SecurityView['sessions'][number];
