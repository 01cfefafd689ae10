import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { requestIdHeader } from '#src/contract/compat/spec-headers.ts';
import { readCookie, writeCookie } from '#src/contract/site/cookies.ts';
import { accountEndpoints } from '#src/contract/accounts/account.ts';
import type { OutputOf } from '#src/contract/call.ts';
import { hostRow, type HostTable } from '#src/domain/site/hosts.ts';
import { apiBases } from '#src/server/context/api-path.ts';
import type { SiteSettings } from '#src/server/context/request-context.ts';
import { systemIds } from '#src/server/config/ids.ts';
import { addCookies, giveDevice, sessionToken } from '#src/server/cookies/session-cookies.ts';
import { sign, unsign } from '#src/server/context/signing.ts';

type CsrfSettings = {
  readonly site: Pick<SiteSettings, 'hosts'>;
  readonly key: string;
};

/**
 * Returns a check of whether a request may change things (D-5), in every mode: it comes from a page of our own, it is
 * JSON, which no form can send (a GET has no body), and it carries a token that we signed for this very session (of a
 * visitor: for this device). The token's cookie is only how it travels; what it is bound to is in cookies that we
 * signed or stored.
 */
export function csrfAllows(settings: CsrfSettings): (request: FastifyRequest) => boolean {
  return (request) => fromOwnPage(request, settings.site.hosts) && isJson(request) && hasToken(request, settings.key);
}

/**
 * Returns whether a request comes from our own page, by the browser's own statement where it sends one; else by the
 * origin that it names, or the page. Naming nothing is not enough.
 */
function fromOwnPage(request: FastifyRequest, hosts: HostTable): boolean {
  const own = (hostRow(hosts, request.headers.host) ?? hosts[0]).origin;
  const { 'sec-fetch-site': site, origin, referer } = request.headers;
  if (site !== undefined) return site === 'same-origin';
  if (origin !== undefined) return origin === own;
  return referer !== undefined && URL.canParse(referer) && new URL(referer).origin === own;
}

function isJson(request: FastifyRequest): boolean {
  if (request.method === 'GET') return true;
  return /^application\/json\s*(;|$)/i.test(request.headers['content-type'] ?? '');
}

function hasToken(request: FastifyRequest, key: string): boolean {
  const header = request.headers['x-csrf-token'];
  const token = typeof header === 'string' ? readCookie({ csrf_token: header }, 'csrf_token') : null;
  const bound = boundTo(request);
  return token !== null && bound !== null && unsign(token, purposeOf(bound), [key]) !== null;
}

/** Returns the session's token, for a visitor the signed device id; null when there is neither. */
function boundTo(request: FastifyRequest): string | null {
  return sessionToken(request) ?? readCookie(request.cookies, 'device_id');
}

function purposeOf(bound: string): string {
  return `csrf ${bound}`;
}

/** Serves a token for changes (spec §7): in the answer, and in the two cookies that spare the next call (spec §5). */
export function csrfTokenRoute(app: FastifyInstance, settings: CsrfSettings & { readonly https: boolean }): void {
  for (const base of apiBases)
    app.get(`${base}${accountEndpoints.csrfToken.path.source}`, async (request, reply) => {
      const bound =
        boundTo(request) ?? giveDevice(reply, systemIds.token(16), { ...settings, cookieKeys: [settings.key] });
      const token = sign(systemIds.token(16), purposeOf(bound), settings.key);
      addCookies(reply, [...writeCookie('csrf_token', token, settings), ...writeCookie('csrf_valid', '1', settings)]);
      return answer(request, reply, { token });
    });
}

function answer(
  request: FastifyRequest,
  reply: FastifyReply,
  result: OutputOf<typeof accountEndpoints.csrfToken>,
): FastifyReply {
  void reply.headers({
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    [requestIdHeader]: request.id,
  });
  return reply.send({ success: true, result });
}
