import { createHmac, timingSafeEqual } from 'node:crypto';

import { targetOf } from '#src/server/request-target.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { changeMailWishes } from '#src/actions/orders/change-mail-wishes.ts';
import { receiveBounces } from '#src/actions/orders/receive-bounces.ts';
import type { Deps } from '#src/actions/deps.ts';
import { bounceRoute, unsubscribeRoute } from '#src/contract/mail-paths.ts';
import { pages } from '#src/contract/pages.ts';
import { readBounces } from '#src/domain/people/bounces.ts';
import { localPath } from '#src/domain/site/address.ts';
import { defaultLanguage, isLanguage } from '#src/domain/site/languages.ts';
import { buildUrl } from '#src/domain/site/url-pattern.ts';

/** A signature older than this is refused, so that a caught call is of no use later. */
const oldestSeconds = 300;
const noStore = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' };

/**
 * What mail programs and mail services ask of us, without cookies and tokens of ours: one click ends reminders
 * (RFC 8058), and what came back is told with a signature. Without a secret nobody can tell anything.
 */
export async function mailDesk(
  server: FastifyInstance,
  deps: Deps,
  { bounceSecret }: { readonly bounceSecret: string | undefined },
): Promise<void> {
  await server.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: 262_144 }, (_request, body, done) =>
      done(null, body),
    );
    scope.post(unsubscribeRoute, (request, reply) => unsubscribe(request, reply, deps));
    if (bounceSecret !== undefined)
      scope.post(bounceRoute, (request, reply) => bounces(request, reply, deps, bounceSecret));
  });
}

/** A mail program reads the status alone; a browser that sent the page's form is led back to the page. */
async function unsubscribe(request: FastifyRequest, reply: FastifyReply, deps: Deps): Promise<FastifyReply> {
  const token = new URLSearchParams(targetOf(request).search).get('token') ?? '';
  const form = new URLSearchParams(rawBody(request).toString('utf8'));
  const wanted = form.get('wanted') === 'all' ? 'all' : 'none';
  const changed = token.length <= 200 && (await changeMailWishes(deps, token, wanted));
  void reply.headers(noStore);
  if (!changed) return reply.code(404).send({ success: false, error: { code: 'not_found', message: 'not_found' } });
  if (form.get('wanted') === null) return reply.code(200).send({ success: true, result: { wanted } });
  const named = form.get('language') ?? '';
  const path = localPath(isLanguage(named) ? named : defaultLanguage, buildUrl(pages.unsubscribe.pattern, {}));
  return reply.redirect(`${path}?${new URLSearchParams({ token, done: wanted })}`, 303);
}

async function bounces(
  request: FastifyRequest,
  reply: FastifyReply,
  deps: Deps,
  secret: string,
): Promise<FastifyReply> {
  const raw = rawBody(request);
  const told = isSigned(raw, request.headers['x-mail-signature'], secret, deps.clock())
    ? readBounces(raw.toString('utf8'))
    : null;
  if (told !== null) await receiveBounces(deps, told);
  return reply
    .code(told === null ? 400 : 200)
    .headers(noStore)
    .send({ received: told !== null });
}

/** `t=<seconds>,v1=<hex>`: HMAC-SHA-256 of the seconds, a dot and the body as it came. */
function isSigned(raw: Buffer, header: unknown, secret: string, nowMs: number): boolean {
  const [, seconds = '', given = ''] =
    typeof header === 'string' ? (/^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(header) ?? []) : [];
  if (given === '' || Math.abs(nowMs / 1000 - Number(seconds)) > oldestSeconds) return false;
  const right = createHmac('sha256', secret).update(`${seconds}.`).update(raw).digest();
  return timingSafeEqual(Buffer.from(given, 'hex'), right);
}

function rawBody({ body }: FastifyRequest): Buffer {
  return Buffer.isBuffer(body) ? body : Buffer.alloc(0);
}
