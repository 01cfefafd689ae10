import { post, upload } from '#src/contract/endpoint.ts';

/** What users state and publish about themselves (spec §3). */
export const profileEndpoints = {
  changeDetails: post<DetailsInput, { saved: true }>('/v3/userserv/user/profile_service/change_my_profile'),
  /** `picture` is base64: JPEG, PNG or WebP; no more than four megabytes and forty megapixels. */
  sendAvatar: upload<{ picture: string }, { avatar: string }>('/v3/userserv/user/profile_service/upload_avatar'),
  removeAvatar: post<Record<never, never>, { avatar: string }>('/v3/userserv/user/profile_service/remove_avatar'),
} as const;

/** All that is said from now on; what is absent is not said any more. */
export type DetailsInput = {
  readonly user_name?: string | undefined;
  readonly title?: 'MR' | 'MS' | 'MX' | undefined;
  /** ISO 3166-1 alpha-2. */
  readonly country_code?: string | undefined;
  readonly confirmed_residence?: string | undefined;
};
