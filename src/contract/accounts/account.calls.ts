// Written by `npx meander generate contract` from account.ts; do not edit.
import { call } from '#src/contract/call.ts';
import type { accountEndpoints } from '#src/contract/accounts/account.ts';

type Endpoints = typeof accountEndpoints;

export const accountCalls = {
  simpleProfile: call<Endpoints['simpleProfile']>(
    'GET',
    '/v3/userserv/user/profile_service/get_simple_profile_by_token',
  ),
  myProfile: call<Endpoints['myProfile']>('GET', '/v3/userserv/user/profile_service/get_my_profile_by_token'),
  changeLanguage: call<Endpoints['changeLanguage']>('POST', '/v3/userserv/user/profile_service/change_language'),
  changeCurrency: call<Endpoints['changeCurrency']>('POST', '/v3/userserv/user/profile_service/change_currency'),
  changeWriting: call<Endpoints['changeWriting']>('POST', '/v3/userserv/user/profile_service/change_writing'),
  changePreferSite: call<Endpoints['changePreferSite']>('POST', '/v3/userserv/user/profile_service/change_prefer_site'),
  csrfToken: call<Endpoints['csrfToken']>('GET', '/v1/gatewaysrv/csrftoken'),
  robotChallenge: call<Endpoints['robotChallenge']>('GET', '/v3/userserv/user/register_service/captcha_challenge'),
  waysIn: call<Endpoints['waysIn']>('GET', '/v3/userserv/user/register_service/ways_in'),
  accountIsExist: call<Endpoints['accountIsExist']>('POST', '/v3/userserv/user/register_service/account_is_exist'),
  checkMobileAccount: call<Endpoints['checkMobileAccount']>(
    'POST',
    '/v3/userserv/user/register_service/check_mobile_account',
  ),
  sendSignInCode: call<Endpoints['sendSignInCode']>(
    'POST',
    '/v3/userserv/user/register_service/send_sms_code_with_captcha',
  ),
  signInBySms: call<Endpoints['signInBySms']>('POST', '/v3/usrcsrv/user/login/mobile_sms'),
  sendEmailCode: call<Endpoints['sendEmailCode']>(
    'POST',
    '/v3/userserv/user/register_service/send_email_code_with_captcha',
  ),
  signInByEmail: call<Endpoints['signInByEmail']>('POST', '/v3/usrcsrv/user/login/email_code'),
  registerGuest: call<Endpoints['registerGuest']>('POST', '/v3/usrcsrv/user/register/guest', { idempotent: true }),
  signOut: call<Endpoints['signOut']>('POST', '/v3/usrcsrv/user/logout'),
} as const;
