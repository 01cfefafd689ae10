import type { InputOf, OutputOf } from '#src/contract/call.ts';
import { defineEndpoint } from '#src/contract/endpoint.ts';
import { securitySchemas } from '#src/contract/accounts/security/account-security.schema.ts';
import { securityAnswers } from '#src/contract/accounts/security/account-security-answers.schema.ts';

/**
 * Other ways in, and what their owner may see and change of them (spec §7 `login/google`, `bind_google`,
 * `send_sms_code_with_captcha`; RU-17 for the rest). What changes a way in asks for a proof within the last quarter of
 * an hour, and answers `confirm_first` without one.
 */
export const securityEndpoints = {
  /** Gives the address of Google's page; what comes back from there signs in at `googleReturnPath`. */
  signInByGoogle: defineEndpoint({
    method: 'POST',
    path: '/v3/usrcsrv/user/login/google',
    summary: 'Gives the address of Google’s page, from which one comes back signed in.',
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
    summary: 'The same, to connect Google with the account that is signed in.',
    auth: 'account',
    limits: { rate: 'reads' },
    alsoGet: true,
    input: securitySchemas.nothing,
    output: securityAnswers.bindGoogle,
  }),
  unbindGoogle: defineEndpoint({
    method: 'POST',
    path: '/v3/userserv/user/profile_service/unbind_google',
    summary: 'Takes Google off the account, unless it is the only way in.',
    auth: 'account',
    limits: { rate: 'reads' },
    securityEvent: 'account_changed',
    input: securitySchemas.nothing,
    output: securityAnswers.unbindGoogle,
  }),
  /** `options` is JSON for `PublicKeyCredential.parseRequestOptionsFromJSON`; the answer goes back as JSON text. */
  passkeySignInOptions: defineEndpoint({
    method: 'POST',
    path: '/v3/usrcsrv/user/login/passkey_options',
    summary: 'What the browser needs to sign in with a passkey, as JSON text.',
    auth: 'caller',
    limits: { rate: 'reads' },
    input: securitySchemas.nothing,
    output: securityAnswers.passkeySignInOptions,
  }),
  signInByPasskey: defineEndpoint({
    method: 'POST',
    path: '/v3/usrcsrv/user/login/passkey',
    summary: 'Signs in with what a passkey has signed, as JSON text.',
    example: { credential: '{}' },
    auth: 'caller',
    limits: { rate: 'reads' },
    securityEvent: 'sign_in',
    input: securitySchemas.credential,
    output: securityAnswers.signInByPasskey,
  }),
  /** The second factor of a sign-in by code that answered `second_factor_needed`; `step` stands in its facts. */
  sendSecondCode: defineEndpoint({
    method: 'POST',
    path: '/v3/usrcsrv/user/login/send_second_code_with_captcha',
    summary: 'Sends the second code of a sign-in that requires one.',
    example: { step: 'AAECAwQFBgc', way: 'email', captcha: 'e30=' },
    auth: 'caller',
    limits: { rate: 'reads' },
    input: securitySchemas.sendSecondCode,
    output: securityAnswers.sendSecondCode,
  }),
  signInBySecondCode: defineEndpoint({
    method: 'POST',
    path: '/v3/usrcsrv/user/login/second_code',
    summary: 'Completes a sign-in with the second code.',
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
    summary: 'Completes a sign-in by code with a passkey, as JSON text.',
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
    summary: 'Has sign-in by code ask for a second factor, or no more.',
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
    summary: 'The ways into the account, masked, and where it is signed in.',
    auth: 'account',
    limits: { rate: 'reads' },
    input: securitySchemas.nothing,
    output: securityAnswers.overview,
  }),
  endSession: defineEndpoint({
    method: 'POST',
    path: '/v3/userserv/user/security_service/end_session',
    summary: 'Ends one session of the account, at once.',
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
    summary: 'Ends all sessions of the account but this one.',
    auth: 'account',
    limits: { rate: 'reads' },
    securityEvent: 'account_changed',
    input: securitySchemas.nothing,
    output: securityAnswers.endOtherSessions,
  }),
  sendOwnCode: defineEndpoint({
    method: 'POST',
    path: '/v3/userserv/user/security_service/send_own_code_with_captcha',
    summary: 'Sends a code to the account’s own number or address.',
    example: { way: 'sms', captcha: 'e30=' },
    auth: 'account',
    limits: { rate: 'reads' },
    input: securitySchemas.sendOwnCode,
    output: securityAnswers.sendOwnCode,
  }),
  confirm: defineEndpoint({
    method: 'POST',
    path: '/v3/userserv/user/security_service/confirm',
    summary: 'Takes that code: ways in may be changed for a quarter of an hour.',
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
    summary: 'The same with a passkey of the account, as JSON text.',
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
    summary: 'Sends a code to the number that is to be the account’s.',
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
    summary: 'Makes it the account’s with the code.',
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
    summary: 'Sends a code to the address that is to be the account’s.',
    example: { email: 'ana@example.com', captcha: 'e30=' },
    auth: 'account',
    limits: { rate: 'reads' },
    input: securitySchemas.sendNewEmailCode,
    output: securityAnswers.sendNewEmailCode,
  }),
  /** `orders`: how many that guests of this address had placed came along. */
  changeEmail: defineEndpoint({
    method: 'POST',
    path: '/v3/userserv/user/profile_service/change_email',
    summary: 'Makes it the account’s with the code; what guests of the address bought comes along.',
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
    summary: 'What the browser needs to make a passkey, as JSON text.',
    auth: 'account',
    limits: { rate: 'reads' },
    input: securitySchemas.nothing,
    output: securityAnswers.passkeyOptions,
  }),
  addPasskey: defineEndpoint({
    method: 'POST',
    path: '/v3/userserv/user/security_service/add_passkey',
    summary: 'Adds the passkey that the browser has made, as JSON text.',
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
    summary: 'Removes a passkey, unless it is the only way in.',
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
    summary: 'What the link of a security notice leads to.',
    example: { token: 'AAECAwQFBgc.AAECAwQFBgc' },
    auth: 'caller',
    limits: { rate: 'reads' },
    input: securitySchemas.accountEvent,
    output: securityAnswers.accountEvent,
  }),
  undoAccountEvent: defineEndpoint({
    method: 'POST',
    path: '/v3/userserv/user/security_service/undo_account_event',
    summary: 'Undoes the change of a security notice and everything since, and ends all sessions.',
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
