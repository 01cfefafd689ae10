import { specHeaders } from '#src/contract/compat/spec-headers.ts';

/**
 * Headers that a call of the API carries (spec §7), each named once. What a browser says of itself in them is a hint
 * (RU-26): the server establishes who calls, from where and at which price by its own means.
 */
export const callHeaders = {
  version: 'Version',
  requestedWith: 'X-Requested-With',
  language: 'Accept-Language',
  currency: 'Currency',
  /** The session token; only servers and app shells can send it, a browser is known by its cookie (RU-3). */
  token: 'Token',
  /** The signed device id, from its cookie (RU-3). */
  deviceId: '_pt',
  keplerId: specHeaders.keplerId,
  /** "experiment:group" of those that need a dye, joined by commas. */
  tint: specHeaders.tint,
  /** One for each page that was opened. */
  pageOpenId: specHeaders.pageOpenId,
  host: specHeaders.host,
  affiliateAid: specHeaders.affiliateAid,
  affiliatePid: specHeaders.affiliatePid,
  /** "28_US": our number and the country's code. */
  userResidence: specHeaders.userResidence,
  market: specHeaders.market,
  /** How the visitor came: "affiliate", the name of a partner's theme, or "direct". */
  trafficChannel: specHeaders.trafficChannel,
  platform: 'X-Platform',
  cacheControl: 'Cache-Control',
  csrfToken: 'X-CSRF-Token',
  /** Sent while text debug is on (RU-38). */
  debugMode: specHeaders.debugMode,
  /** Names one intent to book or pay (threat model §4.4). */
  idempotencyKey: 'Idempotency-Key',
  contentType: 'Content-Type',
} as const;

/** Spec §9. */
export const apiVersion = '5.6';

/** Spec §9: after so many milliseconds a call without its own limit is aborted. */
export const callTimeoutMs = 15_000;

/** The base of a guest-checkout site's calls about booking, paying and identity (spec §7). */
const guestBase = '/xos_gc';
const guestServices = /^\/v\d\/(cartsrv|ordersrv|userserv|usrcsrv\/user)\//;

/** Returns a call's path on this site: both bases have the same handlers and the same checks. */
export function pathOnSite(path: string, site: { readonly isGuestCheckout: boolean }): string {
  return site.isGuestCheckout && guestServices.test(path) ? `${guestBase}${path}` : path;
}
