import { targetOf } from '#src/server/context/request-target.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { addressOfToken } from '#src/actions/orders/messages/address-of-token.ts';
import { receiveBounces } from '#src/actions/orders/messages/receive-bounces.ts';
import { saveMessagePreferences } from '#src/actions/orders/messages/save-message-preferences.ts';
import type { Deps } from '#src/actions/deps.ts';
import { isSameHash, keyedHashes } from '#src/adapters/keyed-hashes.ts';
import { bounceRoute, unsubscribeRoute } from '#src/contract/site/mail-paths.ts';
import { pages } from '#src/contract/pages.ts';
import { readBounces } from '#src/domain/accounts/bounces.ts';
import { localPath } from '#src/domain/site/addresses/address.ts';
import { defaultLanguage, isLanguage } from '#src/domain/site/language/languages.ts';
import { buildUrl } from '#src/domain/site/addresses/url-pattern.ts';
import type { SiteSettings } from '#src/server/context/request-context.ts';
import { isFromHere } from '#src/server/context/same-site.ts';
import { hostOf } from '#src/server/context/hosts.ts';
import { passesOf } from '#src/server/context/link-passes.ts';

/** A signature older than this is refused, so that a caught call is of no use later. */
const oldestSeconds = 300;
const noStore = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' };

/**
 * Handles requests of mail programs and mail services, without our cookies and tokens: one click ends reminders (RFC
 * 8058), and bounces are reported with a signature. Without a secret no report is accepted.
 */
export async function mailLinks(
  server: FastifyInstance,
  deps: Deps,
  { bounceSecrets, site }: { readonly bounceSecrets: readonly string[]; readonly site: SiteSettings },
): Promise<void> {
  await server.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: 262_144 }, (_request, body, done) =>
      done(null, body),
    );
    scope.post(unsubscribeRoute, (request, reply) => unsubscribe(request, reply, deps, site));
    if (bounceSecrets.length > 0)
      scope.post(bounceRoute, (request, reply) => bounces(request, reply, deps, bounceSecrets));
  });
}

/**
 * A mail program sends the token in the address and reads the status alone (RFC 8058). The page's form sends none: the
 * browser has a pass in its place, and is led back to the page.
 */
async function unsubscribe(
  request: FastifyRequest,
  reply: FastifyReply,
  deps: Deps,
  site: SiteSettings,
): Promise<FastifyReply> {
  const token = new URLSearchParams(targetOf(request).search).get('token');
  const form = new URLSearchParams(rawBody(request).toString('utf8'));
  const choice = form.get('wanted') === 'all' ? 'all' : 'none';
  const hash = token === null ? hashOfPass(request, deps, site) : addressOfToken(deps, token.slice(0, 200));
  if (hash !== null) await saveMessagePreferences(deps, hash, choice);
  void reply.headers(noStore);
  if (form.get('wanted') !== null) return back(reply, form, hash === null ? {} : { from: 'mail', done: choice });
  if (hash === null)
    return reply.code(404).send({ success: false, error: { code: 'not_found', message: 'not_found' } });
  return reply.code(200).send({ success: true, result: { wanted: choice } });
}

/** Whose mails a browser may end, by the link that it has opened; a form of another site has no say. */
function hashOfPass(request: FastifyRequest, { clock }: Deps, site: SiteSettings): Buffer | null {
  if (!isFromHere(request)) return null;
  const passes = passesOf(request, hostOf(request, site).host, site, clock());
  const pass = passes.find(({ kind }) => kind === 'mail');
  return pass === undefined ? null : Buffer.from(pass.subject, 'hex');
}

function back(reply: FastifyReply, form: URLSearchParams, query: Readonly<Record<string, string>>): FastifyReply {
  const named = form.get('language') ?? '';
  const path = localPath(isLanguage(named) ? named : defaultLanguage, buildUrl(pages.unsubscribe.pattern, {}));
  const search = new URLSearchParams(query).toString();
  return reply.redirect(search === '' ? path : `${path}?${search}`, 303);
}

async function bounces(
  request: FastifyRequest,
  reply: FastifyReply,
  deps: Deps,
  secrets: readonly string[],
): Promise<FastifyReply> {
  const raw = rawBody(request);
  const verified = isSigned(raw, request.headers['x-mail-signature'], secrets, deps.clock())
    ? readBounces(raw.toString('utf8'))
    : null;
  if (verified !== null) await receiveBounces(deps, verified);
  return reply
    .code(verified === null ? 400 : 200)
    .headers(noStore)
    .send({ received: verified !== null });
}

/** `t=<seconds>,v1=<hex>`: HMAC-SHA-256 of the seconds, a dot and the body as it came. */
function isSigned(raw: Buffer, header: unknown, secrets: readonly string[], nowMs: number): boolean {
  const [, seconds = '', given = ''] =
    typeof header === 'string' ? (/^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(header) ?? []) : [];
  if (given === '' || Math.abs(nowMs / 1000 - Number(seconds)) > oldestSeconds) return false;
  const signed = Buffer.concat([Buffer.from(`${seconds}.`), raw]);
  return keyedHashes('mail_event', secrets, signed).some((right) => isSameHash(Buffer.from(given, 'hex'), right));
}

function rawBody({ body }: FastifyRequest): Buffer {
  return Buffer.isBuffer(body) ? body : Buffer.alloc(0);
}
