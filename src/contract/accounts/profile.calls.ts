// Written by `npx meander generate contract` from profile.ts; do not edit.
import { call } from '#src/contract/call.ts';
import type { profileEndpoints } from '#src/contract/accounts/profile.ts';

type Endpoints = typeof profileEndpoints;

export const profileCalls = {
  changeDetails: call<Endpoints['changeDetails']>('POST', '/v3/userserv/user/profile_service/change_my_profile'),
  sendAvatar: call<Endpoints['sendAvatar']>('POST', '/v3/userserv/user/profile_service/upload_avatar', {
    timeoutMs: 60_000,
  }),
  removeAvatar: call<Endpoints['removeAvatar']>('POST', '/v3/userserv/user/profile_service/remove_avatar'),
} as const;
