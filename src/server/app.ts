import { fileURLToPath } from 'node:url';

import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance, type FastifyRequest } from 'fastify';

import { paymentEventsPath } from '#src/contract/site/file-paths.ts';
import type { Caller, Deps } from '#src/actions/deps.ts';
import { receiveProviderEvent } from '#src/actions/checkout/payment/receive-provider-event.ts';
import { networkOf } from '#src/domain/accounts/network.ts';
import { defaultLanguage } from '#src/domain/site/language/languages.ts';
import { accessLog, withAccessLog, type AccessLines } from '#src/server/http/access-log.ts';
import { serveApi } from '#src/server/http/api-middleware.ts';
import { apiDocs } from '#src/server/docs/api-docs.ts';
import { guide } from '#src/server/docs/guide.ts';
import { brandSheet } from '#src/server/pages/brand-sheet.ts';
import { beacons } from '#src/server/feeds/beacons.ts';
import type { CallerOf } from '#src/server/context/caller.ts';
import { dealFeed } from '#src/server/feeds/deal-feed.ts';
import { enterCall, type SiteSettings } from '#src/server/context/request-context.ts';
import { PageCache } from '#src/server/pages/cache/page-cache.ts';
import { webServer, type FastLane } from '#src/server/http/fast-lane.ts';
import { files } from '#src/server/files/files.ts';
import { health } from '#src/server/logs/health.ts';
import { restrictDeveloperPages, refuseForeignHosts, refuseHostileTargets } from '#src/server/http/host-checks.ts';
import {
  answerFailures,
  failureAnswer,
  sendBareFailure,
  statusOfError,
  type FailureAnswer,
} from '#src/server/http/plain-error-page.ts';
import { answerHeaders } from '#src/server/http/policy.ts';
import { readPreviews } from '#src/server/context/held-previews.ts';
import { exchangeLinks } from '#src/server/forms/link-exchange.ts';
import type { Readiness } from '#src/server/logs/readiness.ts';
import { classRequests } from '#src/server/pages/request-class.ts';
import type { CountrySource } from '#src/server/cookies/session-cookies.ts';
import { residents } from '#src/server/cookies/residents.ts';
import type { Renderer } from '#src/server/pages/renderer.ts';
import { reviewPhotos } from '#src/server/documents/review-photos.ts';
import { siteNow } from '#src/server/pages/site-now.ts';
import { securityHooks } from '#src/server/http/security-hooks.ts';
import { sitemaps } from '#src/server/feeds/sitemaps.ts';
import { anonymousCaller } from '#src/server/context/anonymous-visitor.ts';
import { takeCookies } from '#src/server/cookies/take-cookies.ts';
import { trimWhenIdle } from '#src/server/processes/trim-when-idle.ts';
import { pageVariants } from '#src/server/cookies/variants.ts';
import { webManifest } from '#src/server/feeds/web-manifest.ts';
import { webPages } from '#src/server/pages/web-pages.ts';
import { watchForProxy } from '#src/server/processes/watch-proxy.ts';
import { wellKnown } from '#src/server/feeds/well-known.ts';

export type AppSettings = {
  readonly deps: Deps;
  readonly site: SiteSettings;
  readonly renderer: Renderer;
  readonly callerOf: CallerOf;
  readonly csrfAllows: Parameters<typeof serveApi>[1]['csrfAllows'];
  readonly setSession: Parameters<typeof serveApi>[1]['setSession'];
  readonly setCookies: Parameters<typeof serveApi>[1]['setCookies'];
  readonly log: FastifyBaseLogger;
  readonly trustProxy: false | number | readonly string[];
  /** Developing shows every page fresh. */
  readonly cachePages: boolean;
  /** Where a line about every request is written; none where it is switched off. */
  readonly accessLog?: AccessLines | undefined;
  /** What load balancers get as readiness; without it, whether the database answers. */
  readonly readiness?: Readiness;
  /** Where the visitor's country is known from. */
  readonly country?: CountrySource;
  /** Further routes: pictures, voucher files. */
  readonly parts: readonly ((app: FastifyInstance) => Promise<void> | void)[];
};

export type App = { readonly server: FastifyInstance; readonly forgetPages: () => void };

/** Cached pages are stored compressed: some 700 of them. */
const pageCacheBytes = 16 * 1024 ** 2;
const clientFolder = fileURLToPath(new URL('../../dist/client', import.meta.url));
const publicFolder = fileURLToPath(new URL('../../public', import.meta.url));

/** Returns the whole site and its API as one server; nothing listens yet, so that tests can inject requests. */
export async function buildApp(settings: AppSettings): Promise<App> {
  const { deps, site, renderer } = settings;
  const https = site.hosts[0].origin.startsWith('https:');
  const lane: { take: FastLane } = { take: () => false };
  const reportFailure = failureAnswer({ https });
  const server = openServer(settings, lane, reportFailure);
  // Set before any route: a route that has begun to boot uses the error handler set at that moment, and the framework's
  // own sends the texts of errors.
  answerFailures(server, reportFailure);
  await guard(server, settings, reportFailure);
  await renderer.attach(server);
  const cache = settings.cachePages
    ? new PageCache({ clock: deps.clock, freshMs: 30_000, longestMs: 300_000, maxBytes: pageCacheBytes })
    : null;
  const variants = pageVariants(deps, { https, cookieKeys: site.cookieKeys });
  health(server, deps, settings.readiness);
  await apiDocs(server, { site, assetsOf: renderer.assetsOf, developing: !settings.cachePages });
  await guide(server, site);
  webhook(server, deps);
  reviewPhotos(server, deps);
  sitemaps(server, deps, site);
  dealFeed(server, deps, { site, renderer });
  wellKnown(server, deps, site);
  webManifest(server, site.brand);
  for (const part of settings.parts) await part(server);
  await files(server, { clientFolder, publicFolder, brandSheet: (theme) => brandSheet(site.brand, theme) });
  beacons(server, { deps, reporter: (request) => reporter(request, site) });
  serveApi(server, {
    deps,
    callerOf: settings.callerOf,
    csrfAllows: settings.csrfAllows,
    variants,
    setSession: settings.setSession,
    setCookies: settings.setCookies,
    site,
  });
  const pagesLane = webPages(server, {
    deps,
    site,
    renderPage: renderer.renderPage,
    assetsOf: renderer.assetsOf,
    cache,
    callerOf: settings.callerOf,
    anonymousCaller,
    variants,
    residents: residents(deps, settings.country ?? {}),
    siteNow: (chosen, caller) => siteNow(deps, chosen, caller),
  });
  lane.take = withAccessLog(pagesLane, settings.accessLog);
  trimWhenIdle(server.server);
  return { server, forgetPages: () => cache?.clear() };
}

function openServer(
  settings: AppSettings,
  lane: { readonly take: FastLane },
  reportFailure: FailureAnswer,
): FastifyInstance {
  const https = settings.site.hosts[0].origin.startsWith('https:');
  return Fastify({
    serverFactory: (framework) =>
      webServer(framework, lane, {
        refuse: (response) => sendBareFailure(response, 400, https),
        isDraining: () => settings.readiness?.phase() === 'draining',
      }),
    loggerInstance: settings.log,
    trustProxy: trusted(settings.trustProxy),
    genReqId: () => settings.deps.ids.uuid(),
    routerOptions: { ignoreTrailingSlash: false, caseSensitive: true },
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: 65_536,
    // What is on its way when the server closes is answered, not refused.
    return503OnClosing: false,
    // An address that cannot be decoded reaches no route and no hook.
    frameworkErrors: (error, request, reply) => void reportFailure(request, reply, statusOfError(error)),
  });
}

/**
 * The hooks that every request passes before a route, in this order. Hooks that wait for nothing call `done`: a promise
 * for each of them would cost every request a turn of the queue.
 */
async function guard(
  server: FastifyInstance,
  { deps, site, trustProxy, accessLog: accessLines }: AppSettings,
  reportFailure: FailureAnswer,
): Promise<void> {
  const https = site.hosts[0].origin.startsWith('https:');
  const everywhere = answerHeaders(https);
  classRequests(server);
  await takeCookies(server, { https });
  server.addHook('onRequest', (_request, reply, done) => {
    void reply.headers(everywhere);
    done();
  });
  securityHooks(server, deps);
  if (accessLines !== undefined) accessLog(server, accessLines);
  refuseHostileTargets(server, reportFailure);
  if (trustProxy === false) watchForProxy(server, deps.log);
  if (site.strictHosts) refuseForeignHosts(server, site.hosts);
  if (site.developerPages && !site.developerPagesPublic) restrictDeveloperPages(server, reportFailure);
  exchangeLinks(server, deps, site);
  readPreviews(server, deps, site);
}

/** So many proxies nearest to us, or those named, may say where a request came from. */
function trusted(proxies: AppSettings['trustProxy']): false | string[] | ((address: string, hop: number) => boolean) {
  if (typeof proxies === 'number') return (_address, hop) => hop < proxies;
  return proxies === false ? false : [...proxies];
}

/** Returns the sender of a report: known by network only. */
function reporter(request: FastifyRequest, settings: SiteSettings): Caller {
  const requested = { language: defaultLanguage, currency: null };
  return { ...anonymousCaller(enterCall(request, settings, requested)), network: networkOf(request.ip) };
}

/** The payment provider's events: verified on their raw bytes, stored, then applied (threat model §4.5). */
function webhook(server: FastifyInstance, deps: Deps): void {
  void server.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: 262_144 }, (_request, body, done) =>
      done(null, body),
    );
    scope.post(paymentEventsPath, async (request, reply) => {
      const signature = request.headers['stripe-signature'];
      const raw = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      const taken = await receiveProviderEvent(deps, raw, typeof signature === 'string' ? signature : undefined);
      return reply
        .code(taken.ok ? 200 : 400)
        .header('cache-control', 'no-store')
        .send({ received: taken.ok });
    });
  });
}
