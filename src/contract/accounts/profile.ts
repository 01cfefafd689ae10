import * as z from 'zod/mini';

import { uploadBytes, type InputOf } from '#src/contract/call.ts';
import { defineEndpoint, uploadBodyBytes } from '#src/contract/endpoint.ts';

const country = z.optional(
  z.string().check(z.maxLength(2), z.describe('Country code (ISO 3166-1 alpha-2); absent to remove it.')),
);

/** All of the details as they are from now on. */
const details = z.strictObject({
  user_name: z.optional(z.string().check(z.maxLength(300), z.describe('The user’s name; absent to remove it.'))),
  title: z.optional(z.enum(['MR', 'MS', 'MX']).check(z.describe('The form of address; absent to remove it.'))),
  country_code: country,
  confirmed_residence: country,
});

const picture = z
  .string()
  .check(
    z.maxLength(Math.ceil(uploadBytes / 3) * 4),
    z.regex(/^[A-Za-z0-9+/]+={0,2}$/),
    z.describe('A JPEG, PNG or WebP file as base64, at most 4 MB and 40 megapixels.'),
  );
const avatar = z.strictObject({ avatar: z.string().check(z.describe('The URL of the profile picture.')) });

/** What users state and publish about themselves (spec §3). */
export const profileEndpoints = {
  changeDetails: defineEndpoint({
    method: 'POST',
    path: '/v3/userserv/user/profile_service/change_my_profile',
    summary: 'Changes the name, title and countries of the profile.',
    example: { user_name: 'Ana Example', title: 'MS', country_code: 'GB', confirmed_residence: 'HK' },
    auth: 'account',
    limits: { rate: 'reads' },
    closedToLimited: true,
    input: details,
    output: z.strictObject({ saved: z.literal(true) }),
  }),
  sendAvatar: defineEndpoint({
    method: 'POST',
    path: '/v3/userserv/user/profile_service/upload_avatar',
    summary: 'Uploads a profile picture, re-encodes it as a small square and returns its URL.',
    example: { picture: 'iVBORw0KGgo=' },
    auth: 'account',
    limits: { rate: 'reads', bodyBytes: uploadBodyBytes },
    timeoutMs: 60_000,
    closedToLimited: true,
    input: z.strictObject({ picture }),
    output: avatar,
  }),
  removeAvatar: defineEndpoint({
    method: 'POST',
    path: '/v3/userserv/user/profile_service/remove_avatar',
    summary: 'Removes the profile picture.',
    auth: 'account',
    limits: { rate: 'reads' },
    input: z.object({}),
    output: avatar,
  }),
} as const;

export type DetailsInput = InputOf<typeof profileEndpoints.changeDetails>;
