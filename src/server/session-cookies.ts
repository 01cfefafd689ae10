import type { FastifyReply, FastifyRequest } from 'fastify';

import { sessionHashOf } from '#src/adapters/sign-in-hashes.ts';
import type { Caller, Deps } from '#src/actions/deps.ts';
import { clearCookie, readCookie, writeCookie } from '#src/contract/cookies.ts';
import { networkOf } from '#src/domain/people/network.ts';
import { subChannelOf } from '#src/partners/partners.ts';
import type { CallerOf } from '#src/server/caller.ts';
import { sign, unsign } from '#src/server/signing.ts';
import { findSession } from '#src/store/sessions.store.ts';

/** `cookieKeys`: the first signs, all verify, so that a key can be replaced without losing anybody. */
export type CookieSettings = { readonly https: boolean; readonly cookieKeys: readonly string[] };

/**
 * Establishes who calls. The session comes from the cookie `_pt`, or from the header `Token` that app shells and
 * servers send (RU-3); who sends two different ones is refused with 401 (D-2). The device comes from its signed
 * cookie, or is made now.
 */
export function callerOf(deps: Deps, settings: CookieSettings): CallerOf {
  return async (request, reply, { site, affiliate }) => {
    const token = sessionToken(request);
    const sessionHash = token === null ? null : sessionHashOf(token);
    const session = sessionHash === null ? null : await findSession(deps.db, sessionHash);
    const device = deviceOf(request, settings) ?? newDevice(reply, deps.ids.token(16), settings);
    const { host, market, language, currency, platform, partner, isBot } = site;
    const account: Caller['account'] = session === null ? null : { id: session.accountId, kind: session.kind };
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
      partner,
      subChannel: subChannelOf(partner),
      affiliate,
      menu: site.affiliateLook?.menu ?? null,
      network: networkOf(request.ip),
      isBot,
    };
  };
}

/**
 * Gives the browser its new session, or takes it away (null). The CSRF token was bound to the former one and goes with
 * it; at the end of a session the browser also forgets what our scripts have stored.
 */
export function setSession(settings: { readonly https: boolean }): (reply: FastifyReply, token: string | null) => void {
  return (reply, token) => {
    addCookies(reply, [token === null ? clearCookie('_pt', settings) : writeCookie('_pt', token, settings)]);
    forgetCsrf(reply, settings);
    if (token === null) void reply.header('clear-site-data', '"storage"');
  };
}

/** The token that the request carries, or null. Throws (401) when cookie and header name two sessions. */
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

/** The device's id if its cookie is one that we signed. */
function deviceOf(request: FastifyRequest, settings: CookieSettings): string | null {
  const stored = readCookie(request.cookies, 'device_id');
  return stored === null ? null : unsign(stored, devicePurpose, settings.cookieKeys);
}

/** A CSRF token that was bound to another device is of no use any more. */
function newDevice(reply: FastifyReply, device: string, settings: CookieSettings): string {
  giveDevice(reply, device, settings);
  forgetCsrf(reply, settings);
  return device;
}

const devicePurpose = 'device';

/** Gives the browser a device id; returns the signed value that its cookie holds. */
export function giveDevice(reply: FastifyReply, device: string, settings: CookieSettings): string {
  const [key] = settings.cookieKeys;
  if (key === undefined) throw new Error('there is no key to sign cookies with');
  const value = sign(device, devicePurpose, key);
  addCookies(reply, [writeCookie('device_id', value, settings)]);
  return value;
}

function forgetCsrf(reply: FastifyReply, settings: { readonly https: boolean }): void {
  addCookies(reply, [clearCookie('csrf_token', settings), clearCookie('csrf_valid', settings)]);
}

/** The framework adds each `Set-Cookie` to those before. */
export function addCookies(reply: FastifyReply, texts: readonly string[]): void {
  for (const text of texts) void reply.header('set-cookie', text);
}
