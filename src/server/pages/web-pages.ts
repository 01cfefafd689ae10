import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import type { Caller, Deps } from '#src/actions/deps.ts';
import { inProcessClient } from '#src/api/serve.ts';
import { believedJar } from '#src/contract/site/cookies.ts';
import { needsSignIn } from '#src/contract/site/needs-sign-in.ts';
import { pages, type PageRow } from '#src/contract/pages.ts';
import { Contended } from '#src/domain/contended.ts';
import { jumpTo, localPath } from '#src/domain/site/addresses/address.ts';
import type { SitePart } from '#src/domain/site/site-part.ts';
import type { Entry, SiteChoice, SiteSettings } from '#src/server/context/request-context.ts';
import { chosenCookies } from '#src/server/cookies/chosen-cookies.ts';
import { cookieReader, type FastLane } from '#src/server/http/fast-lane.ts';
import type { AssetsOf } from '#src/server/pages/page-assets.ts';
import { sendCachedPage } from '#src/server/pages/cache/cached-pages.ts';
import { plainBytes, type CachedPage, type PageCache } from '#src/server/pages/cache/page-cache.ts';
import { move, nearestView, queryText, withQuery } from '#src/server/pages/page-moves.ts';
import { pagePlans, type PageRequest, type Keyed, type Plan, type Plans } from '#src/server/pages/page-plans.ts';
import { pageHeaders } from '#src/server/http/policy.ts';
import { addCookies } from '#src/server/cookies/session-cookies.ts';
import type { Residents } from '#src/server/cookies/residents.ts';
import type { CallerOf } from '#src/server/context/caller.ts';
import { previewOf } from '#src/server/pages/share-preview.ts';
import { strayCookies } from '#src/server/cookies/stray-cookies.ts';
import { loggedUrl } from '#src/server/context/request-target.ts';
import { cacheKeyOf, withThese, type PageVariants, type VariantsOf } from '#src/server/cookies/variants.ts';
import { visitorZone } from '#src/server/cookies/visitor-zone.ts';
import type { renderPage, Rendered } from '#src/web/entry-server.tsx';

export type WebSettings = {
  readonly deps: Deps;
  readonly site: SiteSettings;
  readonly renderPage: typeof renderPage;
  readonly assetsOf: AssetsOf;
  readonly cache: PageCache | null;
  readonly callerOf: CallerOf;
  /** Returns an anonymous visitor, for pages that are cached. */
  readonly anonymousCaller: (entry: Entry, residence: string | null) => Caller;
  readonly residents: Residents;
  readonly variants: VariantsOf;
  /** The site with what is of this moment. */
  readonly siteNow: (site: SiteChoice, caller: Caller) => Promise<SitePart>;
};

const renderLimitMs = 10_000;
/** The first page while developing waits for Vite to read the sources. */
const patientLimitMs = 60_000;

/**
 * Every page of the site: request context, redirects, the sign-in check, the page cache, and the render. Returns the lane
 * on which a cached page bypasses the framework.
 */
export function webPages(app: FastifyInstance, settings: WebSettings): FastLane {
  const https = settings.site.hosts[0].origin.startsWith('https:');
  // Nothing is cached during development.
  const developing = settings.cache === null;
  const headers = {
    shared: pageHeaders({ https, personal: false, developing }),
    personal: pageHeaders({ https, personal: true, developing }),
  };
  const plans = pagePlans(settings.site);
  const clearedOf = strayCookies({ https, cookieKeys: settings.site.cookieKeys });
  const context: PagesContext = { ...settings, https, headers, clearedOf };
  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    handler: (request, reply) => answer(request, reply, context, plans.of(request)),
  });
  return laneOf(app, context, plans);
}

/** The settings, with what is worked out once for all requests. */
type PagesContext = WebSettings & {
  readonly https: boolean;
  readonly clearedOf: ReturnType<typeof strayCookies>;
  readonly headers: Readonly<Record<'shared' | 'personal', Readonly<Record<string, string>>>>;
};

function answer(
  request: FastifyRequest,
  reply: FastifyReply,
  context: PagesContext,
  plan: Plan,
): FastifyReply | Promise<FastifyReply> {
  const { page, cacheKey, preview } = plan;
  const groups = context.variants.ofPage(request, plan.entry.site);
  const entry: GroupedEntry = { ...plan.entry, site: withThese(plan.entry.site, groups.variants), groups };
  const row = page === null ? null : pages[page];
  if (isCacheable(plan) && context.cache !== null)
    return sendCached(request, reply, context, entry, cacheKey, context.cache);
  addCookies(reply, newCookies(request, entry, context));
  if (row !== null && entry.moveTo !== null) return move(reply, 301, withQuery(entry.moveTo, entry.query));
  if (row !== null && row.otherDevice !== null && !hasView(row, entry)) {
    return move(reply, 302, nearestView(row.otherDevice, entry));
  }
  return sendFresh(request, reply, context, { entry, page, preview, isAnonymous: row === null || row.cached });
}

/**
 * A known plan has passed the framework and its checks before, and a cached page needs nothing of it: sent from here it
 * costs half. Anything else takes the full path.
 */
function laneOf(app: FastifyInstance, context: PagesContext, plans: Plans): FastLane {
  const { cache } = context;
  if (cache === null) return () => false;
  const cookiesOf = cookieReader((text) => believedJar(app.parseCookie(text), context));
  return (request, response) => {
    const { method, url, headers } = request;
    if ((method !== 'GET' && method !== 'HEAD') || context.residents.claimed(headers)) return false;
    const requested = { url, headers, cookies: cookiesOf(headers.cookie) };
    const plan = plans.known(requested);
    if (plan === undefined || !isCacheable(plan)) return false;
    // A newcomer to be assigned by an experiment gets an id on the full path.
    const groups = context.variants.known(requested, plan.entry.site);
    const page = groups === null ? null : cache.ready(cacheKeyOf(plan.cacheKey.key, null, groups));
    if (page === null) return false;
    sendCachedPage(request, response, page, {
      headers: context.headers.shared,
      cookies: newCookies(requested, plan.entry, context),
    });
    return true;
  };
}

// A page that is not found is made each time: it names the requested address, and costs no call.
function isCacheable({ entry, page, preview }: Plan): boolean {
  return (
    preview === null && page !== null && pages[page].cached && entry.moveTo === null && hasView(pages[page], entry)
  );
}

/** RU-7: whether the page has a view for the visitor's device. */
function hasView({ views }: Pick<PageRow, 'views'>, { site }: Entry): boolean {
  return views === 'both' || views === site.platform;
}

/** A choice lasts, wherever it was made (spec §4); foreign values are removed. */
function newCookies(
  request: Pick<PageRequest, 'headers' | 'cookies'>,
  entry: Entry & { readonly groups?: PageVariants },
  { https, clearedOf }: PagesContext,
): readonly string[] {
  const chosen = chosenCookies(entry, https);
  const { names } = chosen;
  const dealt = entry.groups?.cookies ?? [];
  const texts = dealt.length === 0 ? chosen.texts : [...chosen.texts, ...dealt];
  if (request.headers.cookie === undefined) return texts;
  const cleared = clearedOf(request, entry.site.host, names);
  return cleared.length === 0 ? texts : [...cleared, ...texts];
}

/** A request's entry with the groups of its visitor. */
type GroupedEntry = Entry & { readonly groups: PageVariants };

type Fresh = Pick<Plan, 'page' | 'preview'> & {
  readonly entry: GroupedEntry;
  /** The page shows nothing of a visitor. */
  readonly isAnonymous: boolean;
};

async function sendFresh(
  request: FastifyRequest,
  reply: FastifyReply,
  context: PagesContext,
  { entry, page, preview, isAnonymous }: Fresh,
): Promise<FastifyReply> {
  const isShared = isAnonymous && preview === null;
  void reply.headers(isShared ? context.headers.shared : context.headers.personal);
  if (preview !== null) void reply.header('x-robots-tag', 'noindex, nofollow');
  const known = isAnonymous
    ? context.anonymousCaller(entry, context.residents.of(request))
    : await context.callerOf(request, reply, entry);
  const caller: Caller = preview === null ? known : { ...known, preview };
  if (page !== null && needsSignIn(pages[page], entry.site.util) && caller.account === null) {
    const jump = jumpTo(localPath(entry.site.language, entry.address.path), entry.query);
    return move(reply, 302, `${localPath(entry.site.language, '/signin')}?signin_jump=${jump}`, 'no-store');
  }
  const rendered = await renderFor(request, reply, context, entry, caller);
  if (rendered.kind === 'redirect')
    return move(reply, rendered.status, rendered.location, isShared ? 'no-cache' : 'no-store');
  if (rendered.status === 503) void reply.header('retry-after', busySeconds);
  return reply.code(rendered.status).type('text/html; charset=utf-8').send(rendered.html);
}

/** The seconds after which to retry a page that others were blocking. */
const busySeconds = '5';

/** No error, and no client is left to read the response: the error handler logs nothing below 500. */
class VisitorLeft extends Error {
  readonly statusCode = 499;
}

const visitorLeft = new VisitorLeft('the visitor left before the page was there');

/** Renders for one visitor; when they leave, or it takes too long, the render stops. */
async function renderFor(
  request: FastifyRequest,
  reply: FastifyReply,
  context: PagesContext,
  entry: Entry,
  caller: Caller,
): Promise<Rendered> {
  const stop = new AbortController();
  const leave = (): void => stop.abort(visitorLeft);
  const limitMs = context.cache === null ? patientLimitMs : renderLimitMs;
  const limit = setTimeout(() => stop.abort(), limitMs);
  reply.raw.once('close', leave);
  try {
    return await render(request, context, entry, { query: entry.query, caller, signal: stop.signal });
  } finally {
    clearTimeout(limit);
    reply.raw.off('close', leave);
  }
}

type RenderFor = { readonly query: URLSearchParams; readonly caller: Caller; readonly signal: AbortSignal };

/** Draws a page; one that fails while it is drawn is answered with our own page for that, in the frame (spec §2). */
async function render(
  request: FastifyRequest,
  context: PagesContext,
  entry: Entry,
  about: RenderFor,
): Promise<Rendered> {
  try {
    return await draw(request, context, entry, about);
  } catch (fault) {
    if (about.signal.reason === visitorLeft) throw fault;
    // A page that is not there in time waits for something busy, such as the database: the same request succeeds later.
    if (about.signal.aborted) throw new Contended('no page in time', 'no_page', fault);
    const failed = { ...entry, address: { ...entry.address, path: '/500' } };
    const page = await draw(request, context, failed, { ...about, query: new URLSearchParams() });
    return fault instanceof Contended && page.kind === 'page' ? { ...page, status: 503 } : page;
  }
}

async function draw(
  request: FastifyRequest,
  context: PagesContext,
  { site, address }: Entry,
  { query, caller, signal }: RenderFor,
): Promise<Rendered> {
  let busy = false;
  const rendered = await context.renderPage({
    url: new URL(localPath(site.language, address.path) + queryText(query), site.origin),
    site: await context.siteNow(site, caller),
    api: inProcessClient(context.deps, caller, () => (busy = true)),
    visitorZone: visitorZone(request),
    signal,
    previewOf,
    assetsOf: (page) => context.assetsOf(page, site.language),
    onError: (error) => {
      if (signal.reason !== visitorLeft) request.log.error({ err: error, url: loggedUrl(request) }, 'page failed');
    },
  });
  // What was only blocked by others is worth a retry.
  return rendered.kind === 'page' && rendered.status === 500 && busy ? { ...rendered, status: 503 } : rendered;
}

/**
 * Sends a page from the cache, or made for it; nothing of this visitor enters the render but the country of the IP
 * address, and that only where content is for its residents, all of whom get this page (decision 56).
 */
function sendCached(
  request: FastifyRequest,
  reply: FastifyReply,
  context: PagesContext,
  entry: GroupedEntry,
  about: Keyed,
  cache: PageCache,
): FastifyReply | Promise<FastifyReply> {
  const residence = context.residents.of(request);
  const key = cacheKeyOf(about.key, residence, entry.groups);
  const found = cache.page(key, async () => {
    const rendered = await render(request, context, entry, {
      query: about.query,
      caller: context.anonymousCaller(entry, residence),
      signal: AbortSignal.timeout(renderLimitMs),
    });
    if (rendered.kind === 'redirect') return { status: rendered.status, html: Buffer.from(rendered.location) };
    return rendered;
  });
  const send = (page: CachedPage): FastifyReply => {
    const cookies = newCookies(request, entry, context);
    if (page.status >= 300 && page.status < 400) {
      addCookies(reply.headers(context.headers.shared), cookies);
      // The page was made for the keys it watches; the redirect preserves the full query (RU-28).
      const [path = '/'] = plainBytes(page).toString().split('?', 1);
      return move(reply, page.status, withQuery(path, entry.query));
    }
    reply.hijack();
    const headers = context.headers.shared;
    sendCachedPage(request, reply.raw, page, {
      headers: page.status === 503 ? { ...headers, 'retry-after': busySeconds } : headers,
      cookies,
    });
    return reply;
  };
  return found instanceof Promise ? found.then(send) : send(found);
}
