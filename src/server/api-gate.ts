import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import type { Deps } from '#src/actions/deps.ts';
import type { AnswerHead } from '#src/api/route.ts';
import { refused, routeOf, serve, type Served } from '#src/api/serve.ts';
import { isCurrency } from '#src/domain/pricing/currency.ts';
import { defaultLanguage, isLanguage, respell, type LanguageCode } from '#src/domain/site/languages.ts';
import type { CallerOf } from '#src/server/caller.ts';
import { enterCall, type SiteSettings } from '#src/server/doorway.ts';

type GateSettings = {
  readonly deps: Deps;
  readonly callerOf: CallerOf;
  /** Whether a change may be made: same origin, JSON, token (D-5). */
  readonly csrfAllows: (request: FastifyRequest) => boolean;
  readonly setSession: (reply: FastifyReply, token: string | null) => void;
  readonly setCookies: (reply: FastifyReply, head: AnswerHead) => void;
  readonly site: SiteSettings;
};

/** The API over HTTP: who calls, whether he may change things, the envelope, and headers that keep answers private. */
export function apiGate(app: FastifyInstance, settings: GateSettings): void {
  for (const prefix of ['/v1', '/v2', '/v3']) {
    app.all(`${prefix}/*`, { bodyLimit: 65_536 }, async (request, reply) => {
      const [path = '/', ...rest] = request.raw.url?.split('?') ?? [];
      const served = await answer(request, reply, path, new URLSearchParams(rest.join('?')), settings);
      void reply.headers({
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
        'x-klook-request-id': request.id,
        vary: 'Sec-Fetch-Site, Origin',
      });
      if (served.retryAfter !== null) void reply.header('retry-after', served.retryAfter);
      if (served.head.setSession !== undefined) settings.setSession(reply, served.head.setSession);
      settings.setCookies(reply, served.head);
      return reply.code(served.status).send(served.envelope);
    });
  }
}

async function answer(
  request: FastifyRequest,
  reply: FastifyReply,
  path: string,
  query: URLSearchParams,
  settings: GateSettings,
): Promise<Served> {
  const found = routeOf(path);
  if (found === null || (path.startsWith('/v1/devsrv/') && !settings.site.developerPages))
    return refused({ code: 'not_found' });
  const { endpoint } = found.route;
  const changes =
    endpoint.method === 'POST' && (request.method === 'POST' || (endpoint.alsoGet && request.method === 'GET'));
  if (changes && !settings.csrfAllows(request)) return refused({ code: 'csrf_refused' });
  const named = query.get('k_currency') ?? header(request, 'currency');
  const door = enterCall(request, settings.site, {
    language: languageOf(request, query),
    currency: named !== null && isCurrency(named) ? named : null,
  });
  const caller = await settings.callerOf(request, reply, door);
  return serve(settings.deps, caller, {
    path,
    method: request.method,
    query,
    body: request.body,
    idempotencyKey: header(request, 'idempotency-key'),
  });
}

function languageOf(request: FastifyRequest, query: URLSearchParams): LanguageCode {
  const named = query.get('k_lang') ?? header(request, 'accept-language')?.split(/[,;]/, 1)[0] ?? defaultLanguage;
  return isLanguage(named) ? named : (respell(named) ?? defaultLanguage);
}

function header(request: FastifyRequest, name: string): string | null {
  const value = request.headers[name];
  return typeof value === 'string' ? value : null;
}
