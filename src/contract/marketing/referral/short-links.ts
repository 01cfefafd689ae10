import { get } from '#src/contract/endpoint.ts';

/** Short addresses (spec §2 `/shorturl/landing/`; path by RU-17). */
export const shortLinkEndpoints = {
  shortLink: get<{ code: string }, ShortLinkAnswer>('/v1/promosrv/shorturl/target'),
} as const;

export type ShortLinkAnswer = {
  readonly kind: 'home' | 'activity' | 'city' | 'referral_event' | 'referral_group' | 'secret_price';
  /** Opens the same in the app. */
  readonly deepLink: string;
  /** On the web, in the caller's language. */
  readonly web: string;
};
