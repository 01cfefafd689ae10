import { defineEndpoint } from '#src/contract/endpoint.ts';
import { shortLinkSchemas } from '#src/contract/marketing/referral/short-links.schema.ts';
import { shortLinkAnswers } from '#src/contract/marketing/referral/short-links-answers.schema.ts';

/** Short addresses (spec §2 `/shorturl/landing/`; path by RU-17). */
export const shortLinkEndpoints = {
  shortLink: defineEndpoint({
    method: 'GET',
    path: '/v1/promosrv/shorturl/target',
    summary: 'Where the code of a short address leads, in the app and on the web.',
    example: { code: 'k3Jx9QmP2sA' },
    auth: 'everyone',
    input: shortLinkSchemas.shortLink,
    output: shortLinkAnswers.shortLink,
  }),
} as const;

export type ShortLinkAnswer = {
  readonly kind: 'home' | 'activity' | 'city' | 'referral_event' | 'referral_group' | 'secret_price';
  /** Opens the same in the app. */
  readonly deepLink: string;
  /** On the web, in the caller's language. */
  readonly web: string;
};
