// Written by `npx meander generate contract` from account-security.ts; do not edit.
import { call } from '#src/contract/call.ts';
import type { securityEndpoints } from '#src/contract/accounts/security/account-security.ts';

type Endpoints = typeof securityEndpoints;

export const securityCalls = {
  signInByGoogle: call<Endpoints['signInByGoogle']>('POST', '/v3/usrcsrv/user/login/google'),
  bindGoogle: call<Endpoints['bindGoogle']>('POST', '/v3/userserv/user/profile_service/bind_google'),
  unbindGoogle: call<Endpoints['unbindGoogle']>('POST', '/v3/userserv/user/profile_service/unbind_google'),
  passkeySignInOptions: call<Endpoints['passkeySignInOptions']>('POST', '/v3/usrcsrv/user/login/passkey_options'),
  signInByPasskey: call<Endpoints['signInByPasskey']>('POST', '/v3/usrcsrv/user/login/passkey'),
  sendSecondCode: call<Endpoints['sendSecondCode']>('POST', '/v3/usrcsrv/user/login/send_second_code_with_captcha'),
  signInBySecondCode: call<Endpoints['signInBySecondCode']>('POST', '/v3/usrcsrv/user/login/second_code'),
  signInBySecondPasskey: call<Endpoints['signInBySecondPasskey']>('POST', '/v3/usrcsrv/user/login/second_passkey'),
  requireSecondFactor: call<Endpoints['requireSecondFactor']>(
    'POST',
    '/v3/userserv/user/security_service/require_second_factor',
  ),
  overview: call<Endpoints['overview']>('GET', '/v3/userserv/user/security_service/overview'),
  endSession: call<Endpoints['endSession']>('POST', '/v3/userserv/user/security_service/end_session'),
  endOtherSessions: call<Endpoints['endOtherSessions']>(
    'POST',
    '/v3/userserv/user/security_service/end_other_sessions',
  ),
  sendOwnCode: call<Endpoints['sendOwnCode']>('POST', '/v3/userserv/user/security_service/send_own_code_with_captcha'),
  confirm: call<Endpoints['confirm']>('POST', '/v3/userserv/user/security_service/confirm'),
  confirmByPasskey: call<Endpoints['confirmByPasskey']>('POST', '/v3/userserv/user/security_service/confirm_passkey'),
  sendNewPhoneCode: call<Endpoints['sendNewPhoneCode']>(
    'POST',
    '/v3/userserv/user/profile_service/send_sms_code_with_captcha',
  ),
  changePhone: call<Endpoints['changePhone']>('POST', '/v3/userserv/user/profile_service/change_phone'),
  sendNewEmailCode: call<Endpoints['sendNewEmailCode']>(
    'POST',
    '/v3/userserv/user/profile_service/send_email_code_with_captcha',
  ),
  changeEmail: call<Endpoints['changeEmail']>('POST', '/v3/userserv/user/profile_service/change_email'),
  passkeyOptions: call<Endpoints['passkeyOptions']>('POST', '/v3/userserv/user/security_service/passkey_options'),
  addPasskey: call<Endpoints['addPasskey']>('POST', '/v3/userserv/user/security_service/add_passkey'),
  removePasskey: call<Endpoints['removePasskey']>('POST', '/v3/userserv/user/security_service/remove_passkey'),
  accountEvent: call<Endpoints['accountEvent']>('GET', '/v3/userserv/user/security_service/account_event'),
  undoAccountEvent: call<Endpoints['undoAccountEvent']>(
    'POST',
    '/v3/userserv/user/security_service/undo_account_event',
  ),
} as const;
