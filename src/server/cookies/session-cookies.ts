import type { FastifyReply, FastifyRequest } from 'fastify';

import { sessionHashOf } from '#src/adapters/identity/sign-in-hashes.ts';
import type { Caller, Deps } from '#src/actions/deps.ts';
import type { AnswerCookie, AnswerHead } from '#src/api/route.ts';
import { clearCookie, readCookie, writeCookie, type CookieName } from '#src/contract/site/cookies.ts';
import { agentName } from '#src/domain/accounts/agent-name.ts';
import { networkOf, shownNetwork } from '#src/domain/accounts/network.ts';
import { countryNamed } from '#src/domain/accounts/residences.ts';
import { showcaseCountryOf } from '#src/domain/site/choices/showcase-country.ts';
import { Unwritable } from '#src/domain/unwritable.ts';
import { subChannelOf } from '#src/partners/partners.ts';
import type { CallerOf } from '#src/server/context/caller.ts';
import { idPurposes } from '#src/server/context/cookie-purpose.ts';
import { passesOf } from '#src/server/context/link-passes.ts';
import { sign, unsign } from '#src/server/context/signing.ts';
import { findSession, touchSession } from '#src/store/accounts/sessions.store.ts';

/** `cookieKeys`: the first signs, all verify, so that a key can be replaced without ending sessions. */
export type CookieSettings = { readonly https: boolean; readonly cookieKeys: readonly string[] };

type CallerSettings = CookieSettings & CountrySource;

/**
 * `countryHeader`: where a proxy that we trust names the visitor's country. `showcaseCountry`: in a showcase, which
 * believes its visitors' choice as well, where they are without one; undefined everywhere else.
 */
export type CountrySource = {
  readonly countryHeader?: string | undefined;
  readonly showcaseCountry?: string | null | undefined;
};

/**
 * Establishes who calls. The session comes from the cookie `_pt`, or from the header `Token` that app shells and
 * servers send (RU-3); who sends two different ones is refused with 401 (D-2). The device comes from its signed
 * cookie, or is made now.
 */
export function callerOf(deps: Deps, settings: CallerSettings): CallerOf {
  return async (request, reply, { site, affiliate }) => {
    const token = sessionToken(request);
    const sessionHash = token === null ? null : sessionHashOf(token);
    const session = sessionHash === null ? null : await findSession(deps.db, sessionHash);
    const network = networkOf(request.ip);
    if (sessionHash !== null && session?.isStale === true) await noteSeen(deps, sessionHash, network);
    const device = ownId(request, 'device_id', settings) ?? newDevice(reply, deps.ids.token(16), settings);
    const { host, market, language, currency, platform, app, partner, isBot } = site;
    const account: Caller['account'] =
      session === null ? null : { id: session.accountId, kind: session.kind, isLimited: session.isLimited };
    return {
      account,
      sessionHash: session === null ? null : sessionHash,
      device,
      owner: account === null ? `device:${device}` : `account:${account.id}`,
      host,
      market,
      language,
      currency,
      platform,
      app,
      partner,
      ...(site.util.toggles.creditsUse ? {} : { noCredits: true as const }),
      subChannel: subChannelOf(partner),
      affiliate,
      menu: site.affiliateLook?.menu ?? null,
      network,
      agent: agentName(request.headers['user-agent'] ?? ''),
      requestId: request.id,
      isBot,
      ipCountry: countryOf(request, settings),
      keplerId: ownId(request, 'kepler_id', settings),
      ...(site.variants === undefined ? {} : { variants: site.variants }),
      webSession: readCookie(request.cookies, 'JSESSIONID'),
      passes: passesOf(request, site.host, settings, deps.clock()),
    };
  };
}

/** Readers are served by a database that writes nothing: a voucher is shown at an entrance, whether or not the visit could be recorded. */
async function noteSeen({ db }: Deps, sessionHash: string, network: string): Promise<void> {
  await touchSession(db, sessionHash, shownNetwork(network)).catch((fault: unknown) => {
    if (!(fault instanceof Unwritable)) throw fault;
  });
}

/**
 * Sets the browser's new session cookie, or removes it (null). The CSRF token was bound to the former one and is
 * removed with it. What our scripts have stored they remove themselves: all of it but the answer about tracking (T-67).
 */
export function setSession(settings: { readonly https: boolean }): (reply: FastifyReply, token: string | null) => void {
  return (reply, token) => {
    addCookies(reply, token === null ? clearCookie('_pt', settings) : writeCookie('_pt', token, settings));
    forgetCsrf(reply, settings);
  };
}

/** Returns the token that the request carries, or null. Throws (401) when cookie and header name two sessions. */
export function sessionToken(request: FastifyRequest): string | null {
  const stored = readCookie(request.cookies, '_pt');
  const header = request.headers['token'];
  const sent = typeof header === 'string' ? readCookie({ _pt: header }, '_pt') : null;
  if (stored !== null && sent !== null && stored !== sent) throw new TwoSessions('cookie and header name two sessions');
  return stored ?? sent;
}

/** Answered as 401 by the server's error handler. */
class TwoSessions extends Error {
  readonly statusCode = 401;
}

/**
 * Returns the id in a cookie that we signed for this purpose; null when there is none, or it has a foreign signature.
 */
export function ownId(
  request: Pick<FastifyRequest, 'cookies'>,
  name: keyof typeof idPurposes,
  { cookieKeys }: CookieSettings,
): string | null {
  const stored = readCookie(request.cookies, name);
  return stored === null ? null : unsign(stored, idPurposes[name], cookieKeys);
}

/** Returns the `Set-Cookie` texts that assign a browser an id of ours. */
export function ownIdCookie(name: keyof typeof idPurposes, id: string, settings: CookieSettings): readonly string[] {
  return writeCookie(name, signId(id, name, settings), settings);
}

/** D-12: a country is believed only when a proxy that we trust handed the request on, or in a showcase. */
export function countryOf(request: FastifyRequest, { countryHeader, showcaseCountry }: CountrySource): string | null {
  if (showcaseCountry !== undefined) {
    const played = showcaseCountryOf(request.headers.cookie) ?? showcaseCountry;
    if (played !== null) return played;
  }
  const named = countryHeader === undefined ? undefined : request.headers[countryHeader];
  const isHandedOn = (request.ips?.length ?? 0) > 1;
  return isHandedOn && typeof named === 'string' ? countryNamed(named) : null;
}

/** A CSRF token that was bound to another device is of no use any more. */
function newDevice(reply: FastifyReply, device: string, settings: CookieSettings): string {
  giveDevice(reply, device, settings);
  forgetCsrf(reply, settings);
  return device;
}

/** Assigns the browser a device id; returns the signed value that its cookie holds. */
export function giveDevice(reply: FastifyReply, device: string, settings: CookieSettings): string {
  const value = signId(device, 'device_id', settings);
  addCookies(reply, writeCookie('device_id', value, settings));
  return value;
}

function isSigned(name: CookieName): name is keyof typeof idPurposes {
  return Object.hasOwn(idPurposes, name);
}

function signId(id: string, name: keyof typeof idPurposes, { cookieKeys: [key] }: CookieSettings): string {
  if (key === undefined) throw new Error('no key for signing cookies');
  return sign(id, idPurposes[name], key);
}

/** Writes the cookies that an answer brings; what a browser must not make itself is signed here. */
export function setCookies(settings: CookieSettings): (reply: FastifyReply, head: AnswerHead) => void {
  return (reply, { cookies = {} }) => {
    if (cookies.link_pass === null) addCookies(reply, clearCookie('link_pass', settings));
    for (const name of answerCookies) {
      const value = cookies[name];
      if (value === undefined) continue;
      if (value === null) addCookies(reply, clearCookie(name, settings));
      else addCookies(reply, writeCookie(name, isSigned(name) ? signId(value, name, settings) : value, settings));
    }
  };
}

const answerCookies: readonly AnswerCookie[] = [
  'user_id',
  'lang',
  'currency',
  'writing',
  'prefer_site',
  'residence',
  'kepler_id',
  'host_override',
  'JSESSIONID',
];

function forgetCsrf(reply: FastifyReply, settings: { readonly https: boolean }): void {
  addCookies(reply, [...clearCookie('csrf_token', settings), ...clearCookie('csrf_valid', settings)]);
}

/** The framework adds each `Set-Cookie` to those before. */
export function addCookies(reply: FastifyReply, texts: readonly string[]): void {
  for (const text of texts) void reply.header('set-cookie', text);
}
