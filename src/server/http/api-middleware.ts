import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { requestIdHeader } from '#src/contract/compat/spec-headers.ts';
import { apiVersions } from '#src/contract/site/file-paths.ts';
import type { Caller, Deps } from '#src/actions/deps.ts';
import type { AnswerHead } from '#src/api/route.ts';
import { callHeaders } from '#src/contract/headers.ts';
import { routes } from '#src/api/routes.ts';
import { answersTo, isOffered, refused, serve, wrongMethod, type Served } from '#src/api/serve.ts';
import { networkOf } from '#src/domain/accounts/network.ts';
import { isCurrency } from '#src/domain/shared/money/currency.ts';
import { defaultLanguage, isLanguage, respell, type LanguageCode } from '#src/domain/site/language/languages.ts';
import { segmentPaths } from '#src/domain/site/addresses/url-pattern.ts';
import { apiBases } from '#src/server/context/api-path.ts';
import { calledRoute } from '#src/server/context/called-route.ts';
import { callBudget, type CallBudget } from '#src/server/http/call-budget.ts';
import type { CallerOf } from '#src/server/context/caller.ts';
import { enterCall, type SiteSettings } from '#src/server/context/request-context.ts';
import { previewAt, textDebugOf } from '#src/server/context/held-previews.ts';
import { mismatchedHints } from '#src/server/cookies/hints.ts';
import { targetOf } from '#src/server/context/request-target.ts';
import { noteRequest } from '#src/server/http/security-hooks.ts';
import { addCookies } from '#src/server/cookies/session-cookies.ts';
import { strayCookies } from '#src/server/cookies/stray-cookies.ts';
import type { VariantsOf } from '#src/server/cookies/variants.ts';

type ApiSettings = {
  readonly deps: Deps;
  readonly callerOf: CallerOf;
  /** Whether a change may be made: same origin, JSON, token (D-5). */
  readonly csrfAllows: (request: FastifyRequest) => boolean;
  readonly variants: VariantsOf;
  readonly setSession: (reply: FastifyReply, token: string | null) => void;
  readonly setCookies: (reply: FastifyReply, head: AnswerHead) => void;
  readonly site: SiteSettings;
};

/** Reads that cost a query each, of identity and of what is not cached: so many a minute of one network. */
const readsAMinute = 1200;
/** All calls but those that bring a file. */
const plainPaths = apiVersions.map((version) => ({ at: `${version}*`, bodyLimit: 65_536 }));
/** Lines a minute about clients that say of themselves what is not so. */
const hintLines = 60;

/**
 * Serves the API over HTTP: the caller, whether they may change things, the envelope, and headers that make responses
 * private.
 */
export function serveApi(app: FastifyInstance, settings: ApiSettings): void {
  const { clock } = settings.deps;
  const context: ApiContext = {
    ...settings,
    clearedOf: strayCookies({ https: settings.site.hosts[0].origin.startsWith('https:'), ...settings.site }),
    takeRead: callBudget({ clock, points: readsAMinute, stretchMs: 60_000 }),
    takeHintLine: callBudget({ clock, points: hintLines, stretchMs: 60_000 }),
  };
  const larger = routes.flatMap(({ endpoint: { path, limits: { bodyBytes } = {} } }) =>
    bodyBytes === undefined ? [] : segmentPaths(path).map((at) => ({ at, bodyLimit: bodyBytes })),
  );
  for (const base of apiBases)
    for (const { at, bodyLimit } of [...plainPaths, ...larger]) {
      app.all(base + at, { bodyLimit }, async (request, reply) => {
        const served = await answer(request, reply, context);
        void reply.headers({
          'cache-control': 'no-store',
          'x-content-type-options': 'nosniff',
          [requestIdHeader]: request.id,
          vary: 'Sec-Fetch-Site, Origin',
        });
        if (served.retryAfter !== null) void reply.header('retry-after', served.retryAfter);
        if (served.allow !== null) void reply.header('allow', served.allow);
        if (served.head.setSession !== undefined) settings.setSession(reply, served.head.setSession);
        settings.setCookies(reply, served.head);
        void reply.code(served.status);
        return request.method === 'HEAD' ? sendHead(reply, served.envelope) : reply.send(served.envelope);
      });
    }
}

/** The head of an answer, with the length of the body that GET would get. */
function sendHead(reply: FastifyReply, envelope: Served['envelope']): FastifyReply {
  const length = Buffer.byteLength(JSON.stringify(envelope));
  return reply.type('application/json; charset=utf-8').header('content-length', length).send('');
}

type ApiContext = ApiSettings & {
  readonly clearedOf: ReturnType<typeof strayCookies>;
  readonly takeRead: CallBudget;
  readonly takeHintLine: CallBudget;
};

/**
 * Checks in this order: whether the call exists by this method, whether its change may be made, its rate limit, the
 * caller.
 */
async function answer(request: FastifyRequest, reply: FastifyReply, context: ApiContext): Promise<Served> {
  const target = targetOf(request);
  const query = new URLSearchParams(target.search);
  const { path, found } = calledRoute(target);
  if (path === null || found === null || !isOffered(found.route.endpoint, context.deps))
    return refused({ code: 'not_found' });
  const { endpoint } = found.route;
  if (!answersTo(endpoint, request.method)) return wrongMethod(endpoint);
  const call = endpoint.path.source;
  if (endpoint.method === 'POST' && !context.csrfAllows(request)) {
    noteRequest(context.deps, request, { kind: 'csrf_refused', outcome: 'refused', reason: 'csrf_refused', call });
    return refused({ code: 'csrf_refused' });
  }
  if (endpoint.limits?.rate === 'reads' && !context.takeRead(networkOf(request.ip))) {
    noteRequest(context.deps, request, { kind: 'limit_reached', outcome: 'refused', reason: 'reads', call });
    return refused({ code: 'too_many_requests' });
  }
  const named = query.get('k_currency') ?? header(request, 'currency');
  const door = enterCall(request, context.site, {
    language: languageOf(request, query),
    currency: named !== null && isCurrency(named) ? named : null,
  });
  addCookies(reply, context.clearedOf(request, door.site.host));
  const withVariants = { ...door, site: context.variants.withVariants(request, door.site) };
  const known = await context.callerOf(request, reply, withVariants);
  // A call names no page: only those that belong to home show its preview.
  const preview = endpoint.previewed === true ? previewAt(request, '/') : null;
  const caller: Caller = preview === null ? known : { ...known, preview };
  noteTextDebug(request, reply, context, path);
  const hints = mismatchedHints(request, caller);
  if (hints.length > 0 && context.takeHintLine('all'))
    context.deps.log.info({ kind: 'hint-mismatch', hints, reqId: request.id }, 'a client hint contradicts the request');
  const idempotencyKey = header(request, 'idempotency-key');
  return serve(
    context.deps,
    caller,
    { path, method: request.method, query, body: request.body, idempotencyKey },
    found,
  );
}

/** A call in text debug (RU-38) is answered as such, and written down, where the browser holds the link for it. */
function noteTextDebug(request: FastifyRequest, reply: FastifyReply, { deps }: ApiContext, path: string): void {
  const preview = header(request, callHeaders.debugMode.toLowerCase()) === '1' ? textDebugOf(request) : null;
  if (preview === null) return;
  void reply.header(callHeaders.debugMode, '1');
  deps.log.info({ kind: 'text-debug', preview, path, reqId: request.id }, 'a call in text debug');
}

function languageOf(request: FastifyRequest, query: URLSearchParams): LanguageCode {
  const named = query.get('k_lang') ?? header(request, 'accept-language')?.split(/[,;]/, 1)[0] ?? defaultLanguage;
  return isLanguage(named) ? named : (respell(named) ?? defaultLanguage);
}

function header(request: FastifyRequest, name: string): string | null {
  const value = request.headers[name];
  return typeof value === 'string' ? value : null;
}
