import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';

import type { Caller, Deps } from '#src/actions/deps.ts';
import { inProcessClient } from '#src/api/serve.ts';
import { readCookie, type CookieName } from '#src/contract/cookies.ts';
import { needsSignIn, pages, type PageName } from '#src/contract/pages.ts';
import { jumpTo, localPath } from '#src/domain/site/address.ts';
import type { SitePart } from '#src/domain/site/site-part.ts';
import { matchUrl } from '#src/domain/site/url-pattern.ts';
import { enter, type Entry, type SiteChoice, type SiteSettings } from '#src/server/doorway.ts';
import { chosenCookies } from '#src/server/chosen-cookies.ts';
import type { AssetsOf } from '#src/server/page-assets.ts';
import { sendKeptPage } from '#src/server/kept-pages.ts';
import type { KeptPage, PageCache } from '#src/server/page-cache.ts';
import { pageHeaders } from '#src/server/policy.ts';
import { addCookies } from '#src/server/session-cookies.ts';
import type { CallerOf } from '#src/server/caller.ts';
import { strayCookies } from '#src/server/stray-cookies.ts';
import type { renderPage, Rendered } from '#src/web/entry-server.tsx';

export type WebSettings = {
  readonly deps: Deps;
  readonly site: SiteSettings;
  readonly renderPage: typeof renderPage;
  readonly assetsOf: AssetsOf;
  readonly cache: PageCache | null;
  readonly callerOf: CallerOf;
  /** A visitor whom nobody knows, for pages that are cached. */
  readonly stranger: (entry: Entry) => Caller;
  /** HKD per unit of each currency today, as decimal strings; empty when no rate is known. */
  readonly ratesNow: () => Promise<SitePart['currencyRate']>;
};

const renderLimitMs = 10_000;
/** The first page while developing waits for Vite to read the sources. */
const patientLimitMs = 60_000;

/** What a request asks for: worked out from its address, its browser's name and its currency, and from nothing else. */
type Plan = { readonly entry: Entry; readonly page: PageName | null; readonly kept: Keyed };

/** The same questions come again and again; long ones, which only a machine writes, are worked out each time. */
const longestQuestion = 1_000;
const plansKept = 5_000;

/** Every page of the site: doorway, redirects, the auth gate, the page cache, and the render. */
export function webPages(app: FastifyInstance, settings: WebSettings): void {
  const https = settings.site.hosts[0].origin.startsWith('https:');
  // Nothing is kept while developing.
  const developing = settings.cache === null;
  const headers = {
    shared: pageHeaders({ https, personal: false, developing }),
    personal: pageHeaders({ https, personal: true, developing }),
  };
  const plans = new LRUCache<string, Plan>({ max: plansKept });
  const clearedOf = strayCookies({ https, cookieKeys: settings.site.cookieKeys });
  const desk: Desk = { ...settings, https, headers, clearedOf };
  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    handler: (request, reply) => {
      const question = questionOf(request);
      const known = plans.get(question);
      const plan = known ?? planFor(request, settings.site);
      if (known === undefined && question.length <= longestQuestion) plans.set(question, plan);
      return answer(request, reply, desk, plan);
    },
  });
}

/** The settings, with what is worked out once for all requests. */
type Desk = WebSettings & {
  readonly https: boolean;
  readonly clearedOf: ReturnType<typeof strayCookies>;
  readonly headers: Readonly<Record<'shared' | 'personal', Readonly<Record<string, string>>>>;
};

/** All that the doorway looks at, in one line: no header and no cookie that it takes can hold the end of a line. */
function questionOf({ raw, headers, cookies }: FastifyRequest): string {
  const told = doorHeaders.map((name) => headers[name]?.toString() ?? '');
  if (headers.cookie === undefined) return [raw.url, ...told].join('\n');
  const kept = doorCookies.map((name) => readCookie(cookies, name) ?? (cookies[name] === undefined ? '' : '?'));
  return [raw.url, ...told, ...kept].join('\n');
}

const doorHeaders = ['host', 'user-agent', 'sec-fetch-dest', 'sec-purpose', 'x-klook-host'] as const;
const doorCookies: readonly CookieName[] = ['currency', 'lang', 'platform', 'util', 'affiliate', 'host_override'];

function planFor(request: FastifyRequest, site: SiteSettings): Plan {
  const entry = enter(request, site);
  const page = pageAt(entry);
  if (page === null || entry.moveTo !== null || !hiddenHere(page, entry.site))
    return { entry, page, kept: keyed(entry, page) };
  const nowhere = { ...entry, address: { ...entry.address, path: '/404' } };
  return { entry: nowhere, page: null, kept: keyed(nowhere, null) };
}

function answer(
  request: FastifyRequest,
  reply: FastifyReply,
  desk: Desk,
  { entry, page, kept }: Plan,
): FastifyReply | Promise<FastifyReply> {
  const row = page === null ? null : pages[page];
  // A page that is not there is made each time: it names the address that was asked, and costs no call.
  const isKept = row !== null && row.cached && entry.moveTo === null;
  if (isKept && desk.cache !== null) return sendKept(request, reply, desk, entry, kept, desk.cache);
  addCookies(reply, newCookies(request, entry, desk));
  if (row !== null && entry.moveTo !== null) return move(reply, 301, withQuery(entry.moveTo, entry.query));
  if (row !== null && row.otherDevice !== null && row.views !== 'both' && row.views !== entry.site.platform) {
    return move(reply, 302, nearestView(row.otherDevice, entry));
  }
  return sendFresh(request, reply, desk, entry, page, row === null || row.cached);
}

/** What was chosen lasts, wherever it was chosen (spec §4); what is not ours goes. */
function newCookies(request: FastifyRequest, entry: Entry, { https, clearedOf }: Desk): readonly string[] {
  const { names, texts } = chosenCookies(entry, https);
  if (request.headers.cookie === undefined) return texts;
  const cleared = clearedOf(request, entry.site.host, names);
  return cleared.length === 0 ? texts : [...cleared, ...texts];
}

async function sendFresh(
  request: FastifyRequest,
  reply: FastifyReply,
  desk: Desk,
  entry: Entry,
  page: PageName | null,
  isShared: boolean,
): Promise<FastifyReply> {
  void reply.headers(isShared ? desk.headers.shared : desk.headers.personal);
  const caller = isShared ? desk.stranger(entry) : await desk.callerOf(request, reply, entry);
  if (page !== null && needsSignIn(pages[page], entry.site.util) && caller.account === null) {
    const jump = jumpTo(localPath(entry.site.language, entry.address.path), entry.query);
    return move(reply, 302, `${localPath(entry.site.language, '/signin')}?signin_jump=${jump}`, 'no-store');
  }
  const rendered = await renderFor(request, reply, desk, entry, caller);
  if (rendered.kind === 'redirect')
    return move(reply, rendered.status, rendered.location, isShared ? 'no-cache' : 'no-store');
  return reply.code(rendered.status).type('text/html; charset=utf-8').send(rendered.html);
}

/** Nobody's fault, and nobody is there to read the answer: the error handler logs nothing below 500. */
class VisitorLeft extends Error {
  readonly statusCode = 499;
}

const visitorLeft = new VisitorLeft('the visitor left before the page was there');

/** Renders for one visitor; when he leaves, or it takes too long, the render stops. */
async function renderFor(
  request: FastifyRequest,
  reply: FastifyReply,
  desk: Desk,
  entry: Entry,
  caller: Caller,
): Promise<Rendered> {
  const stop = new AbortController();
  const leave = (): void => stop.abort(visitorLeft);
  const limitMs = desk.cache === null ? patientLimitMs : renderLimitMs;
  const limit = setTimeout(() => stop.abort(new Error(`no page within ${limitMs} ms`)), limitMs);
  reply.raw.once('close', leave);
  try {
    return await render(request, desk, entry, { query: entry.query, caller, signal: stop.signal });
  } finally {
    clearTimeout(limit);
    reply.raw.off('close', leave);
  }
}

type RenderFor = { readonly query: URLSearchParams; readonly caller: Caller; readonly signal: AbortSignal };

async function render(
  request: FastifyRequest,
  desk: Desk,
  { site, address }: Entry,
  { query, caller, signal }: RenderFor,
): Promise<Rendered> {
  return desk.renderPage({
    url: new URL(localPath(site.language, address.path) + queryText(query), site.origin),
    site: { ...site, currencyRate: await desk.ratesNow() },
    api: inProcessClient(desk.deps, caller),
    signal,
    assetsOf: (page) => desk.assetsOf(page, site.language),
    onError: (error) => {
      if (signal.reason !== visitorLeft) request.log.error({ err: error, url: request.url }, 'page failed');
    },
  });
}

/** A page from the cache, or made for it; nothing of this visitor goes into the render. */
function sendKept(
  request: FastifyRequest,
  reply: FastifyReply,
  desk: Desk,
  entry: Entry,
  about: Keyed,
  cache: PageCache,
): FastifyReply | Promise<FastifyReply> {
  const found = cache.page(about.key, async () => {
    const rendered = await render(request, desk, entry, {
      query: about.query,
      caller: desk.stranger(entry),
      signal: AbortSignal.timeout(renderLimitMs),
    });
    if (rendered.kind === 'redirect') return { status: rendered.status, html: Buffer.from(rendered.location) };
    return rendered;
  });
  const send = (page: KeptPage): FastifyReply => {
    const cookies = newCookies(request, entry, desk);
    if (page.status >= 300 && page.status < 400) {
      addCookies(reply.headers(desk.headers.shared), cookies);
      // The page was made for the keys it watches; the way on keeps all that was asked (RU-28).
      const [path = '/'] = page.plain.toString().split('?', 1);
      return move(reply, page.status, withQuery(path, entry.query));
    }
    return sendKeptPage(request, reply, page, { headers: desk.headers.shared, cookies });
  };
  return found instanceof Promise ? found.then(send) : send(found);
}

type Keyed = { readonly key: string; readonly query: URLSearchParams };

/** The cache key names derived values only, and of the query just the keys that the page row allows (T-11). */
function keyed(entry: Entry, page: PageName | null): Keyed {
  const { site, address, query } = entry;
  const kept = new URLSearchParams();
  for (const name of page === null ? [] : pages[page].watched.toSorted()) {
    const value = query.get(name);
    if (value !== null && value !== '') kept.set(name, value.slice(0, 200));
  }
  // A page that is not there looks the same at every address.
  const path = page === null ? '/404' : address.path;
  return {
    key: [
      site.host,
      site.canonicalOrigin,
      site.market,
      site.website.name,
      site.language,
      site.currency,
      site.platform,
      site.partner,
      // The same theme keeps its footer where a link has chosen it, and not on its own host (T-12).
      site.util.toggles.footer,
      site.affiliateLook?.aid,
      site.isBot,
      path,
      kept.toString(),
    ].join(' '),
    query: kept,
  };
}

function pageAt(entry: Entry): PageName | null {
  for (const [name, row] of pageRows)
    if (matchUrl(row.pattern, entry.address.path) !== null && !row.planned) return name;
  return null;
}

// The table's keys are its names.
const pageRows = Object.entries(pages) as [PageName, (typeof pages)[PageName]][];

/** Pages for developers outside production, and those of a feature that this site's theme has switched off. */
function hiddenHere(page: PageName, { developerPages, util }: SiteChoice): boolean {
  const { feature } = pages[page];
  return (page.startsWith('dev-') && !developerPages) || (feature !== null && !util.toggles[feature]);
}

function move(
  reply: FastifyReply,
  status: number,
  location: string,
  cacheControl: 'no-cache' | 'no-store' = 'no-cache',
): FastifyReply {
  return reply.code(status).header('location', location).header('cache-control', cacheControl).send();
}

/** RU-7: the page that has a view for this device, in the same language, its query before its hash. */
function nearestView(target: string, { site, query }: Entry): string {
  const [path = '/', hash] = target.split('#', 2);
  const address = withQuery(localPath(site.language, path === '/' ? '/' : path.replace(/\/$/, '')), query);
  return hash === undefined ? address : `${address}#${hash}`;
}

function withQuery(path: string, query: URLSearchParams): string {
  return path + queryText(query);
}

function queryText(query: URLSearchParams): string {
  return query.size === 0 ? '' : `?${query}`;
}
