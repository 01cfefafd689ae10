import * as z from 'zod/mini';

import type { OutputOf } from '#src/contract/call.ts';
import { defineEndpoint } from '#src/contract/endpoint.ts';

/** A malformed code is answered like an unknown one. */
const shortLinkInput = z.object({
  code: z.string().check(z.maxLength(200), z.describe('The code of a short URL.')),
});

const shortLink = z.strictObject({
  kind: z.enum(['home', 'activity', 'city', 'referral_event', 'referral_group', 'secret_price']),
  deepLink: z.string().check(z.describe('The deep link that opens the page in the app.')),
  web: z.string().check(z.describe('The URL on the web, in the caller’s language.')),
});

/** Short addresses (spec §2 `/shorturl/landing/`; path by RU-17). */
export const shortLinkEndpoints = {
  shortLink: defineEndpoint({
    method: 'GET',
    path: '/v1/promosrv/shorturl/target',
    summary: 'Returns the targets of a short URL in the app and on the web.',
    example: { code: 'k3Jx9QmP2sA' },
    auth: 'everyone',
    input: shortLinkInput,
    output: shortLink,
  }),
} as const;

export type ShortLinkAnswer = OutputOf<typeof shortLinkEndpoints.shortLink>;
