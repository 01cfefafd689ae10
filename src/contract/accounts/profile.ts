import { defineEndpoint, uploadBodyBytes } from '#src/contract/endpoint.ts';
import { profileSchemas } from '#src/contract/accounts/profile.schema.ts';
import { profileAnswers } from '#src/contract/accounts/profile-answers.schema.ts';

/** What users state and publish about themselves (spec §3). */
export const profileEndpoints = {
  changeDetails: defineEndpoint({
    method: 'POST',
    path: '/v3/userserv/user/profile_service/change_my_profile',
    summary: 'Changes name, title and countries.',
    example: { user_name: 'Ana Example', title: 'MS', country_code: 'GB', confirmed_residence: 'HK' },
    auth: 'account',
    limits: { rate: 'reads' },
    closedToLimited: true,
    input: profileSchemas.changeDetails,
    output: profileAnswers.changeDetails,
  }),
  /** `picture` is base64: JPEG, PNG or WebP; no more than four megabytes and forty megapixels. */
  sendAvatar: defineEndpoint({
    method: 'POST',
    path: '/v3/userserv/user/profile_service/upload_avatar',
    summary: 'Takes a picture, writes it again as a small square and gives where it lies.',
    example: { picture: 'iVBORw0KGgo=' },
    auth: 'account',
    limits: { rate: 'reads', bodyBytes: uploadBodyBytes },
    timeoutMs: 60_000,
    closedToLimited: true,
    input: profileSchemas.sendAvatar,
    output: profileAnswers.sendAvatar,
  }),
  removeAvatar: defineEndpoint({
    method: 'POST',
    path: '/v3/userserv/user/profile_service/remove_avatar',
    summary: 'Takes the picture away.',
    auth: 'account',
    limits: { rate: 'reads' },
    input: profileSchemas.nothing,
    output: profileAnswers.removeAvatar,
  }),
} as const;

/** All that is said from now on; what is absent is not said any more. */
export type DetailsInput = {
  readonly user_name?: string | undefined;
  readonly title?: 'MR' | 'MS' | 'MX' | undefined;
  /** ISO 3166-1 alpha-2. */
  readonly country_code?: string | undefined;
  readonly confirmed_residence?: string | undefined;
};
