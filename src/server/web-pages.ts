import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import type { Caller, Deps } from '#src/actions/deps.ts';
import { inProcessClient } from '#src/api/serve.ts';
import { writeCookie } from '#src/contract/cookies.ts';
import { pages, type PageName } from '#src/contract/pages.ts';
import { localPath } from '#src/domain/site/address.ts';
import { matchUrl } from '#src/domain/site/url-pattern.ts';
import { enter, type Entry, type SiteSettings } from '#src/server/doorway.ts';
import type { AssetsOf } from '#src/server/page-assets.ts';
import type { PageCache } from '#src/server/page-cache.ts';
import { setPageHeaders } from '#src/server/policy.ts';
import type { CallerOf } from '#src/server/caller.ts';
import { addCookies } from '#src/server/session-cookies.ts';
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
};

const renderLimitMs = 10_000;

/** Every page of the site: doorway, redirects, the auth gate, the page cache, and the render. */
export function webPages(app: FastifyInstance, settings: WebSettings): void {
  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    handler: async (request, reply) => {
      const entry = enter(request, settings.site);
      const page = pageAt(entry);
      if (page !== null && entry.moveTo !== null) return move(reply, 301, withQuery(entry.moveTo, entry.query));
      if (page !== null && hiddenHere(page, settings.site)) return sendPage(request, reply, settings, { ...entry, address: { ...entry.address, path: '/404' } }, null);
      return sendPage(request, reply, settings, entry, page);
    },
  });
}

async function sendPage(request: FastifyRequest, reply: FastifyReply, settings: WebSettings, entry: Entry, page: PageName | null): Promise<FastifyReply> {
  const row = page === null ? null : pages[page];
  if (row !== null && row.otherDevice !== null && row.views !== 'both' && row.views !== entry.site.platform) {
    return move(reply, 302, withQuery(row.otherDevice, entry.query));
  }
  const cached = row === null || row.cached;
  setPageHeaders(reply, { https: settings.site.origin.startsWith('https:'), personal: !cached });
  if (cached && settings.cache !== null) return sendKept(request, reply, settings, entry, page);
  const caller = cached ? settings.stranger(entry) : await settings.callerOf(request, reply, entry.site);
  if (row?.auth === true && caller.account === null) {
    const jump = encodeURIComponent(`${localPath(entry.site.language, entry.address.path)}${queryText(entry.query)}`.slice(0, 2000));
    return move(reply, 302, `${localPath(entry.site.language, '/signin')}?signin_jump=${jump}`);
  }
  const rendered = await render(request, reply, settings, entry, caller);
  if (rendered.kind === 'redirect') return move(reply, rendered.status, rendered.location);
  return reply.code(rendered.status).type('text/html; charset=utf-8').send(request.method === 'HEAD' ? drop(rendered) : piped(reply, rendered));
}

type RenderedPage = Extract<Rendered, { kind: 'page' }>;

/**
 * The deferred pipe: status and headers are settled, so React's own pipe writes into the response without a web
 * stream in between; when the visitor leaves, the render stops.
 */
function piped(reply: FastifyReply, rendered: RenderedPage): PassThrough {
  const out = new PassThrough();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) rendered.abort();
  });
  rendered.pipe(out);
  return out;
}

function drop(rendered: RenderedPage): string {
  rendered.abort();
  return '';
}

async function render(request: FastifyRequest, reply: FastifyReply, settings: WebSettings, entry: Entry, caller: Caller): Promise<Rendered> {
  const { site, address, query } = entry;
  const leave = new AbortController();
  reply.raw.once('close', () => leave.abort());
  return settings.renderPage({
    url: new URL(localPath(site.language, address.path) + queryText(query), site.origin),
    site,
    api: inProcessClient(settings.deps, caller),
    signal: AbortSignal.any([leave.signal, AbortSignal.timeout(renderLimitMs)]),
    assetsOf: (page) => settings.assetsOf(page, site.language),
    onError: (error) => {
      if (!leave.signal.aborted) request.log.error({ err: error, url: request.url }, 'page failed');
    },
  });
}

/** A page from the cache, or made for it; nothing of this visitor goes into the render. */
async function sendKept(request: FastifyRequest, reply: FastifyReply, settings: WebSettings, entry: Entry, page: PageName | null): Promise<FastifyReply> {
  const kept = settings.cache;
  if (kept === null) throw new Error('no page cache');
  const about = keyed(entry, page);
  const found = await kept.page(about.key, async () => {
    const rendered = await settings.renderPage({
      url: new URL(localPath(entry.site.language, entry.address.path) + queryText(about.query), entry.site.origin),
      site: entry.site,
      api: inProcessClient(settings.deps, settings.stranger(entry)),
      signal: AbortSignal.timeout(renderLimitMs),
      assetsOf: (name) => settings.assetsOf(name, entry.site.language),
      onError: (error) => request.log.error({ err: error, url: request.url }, 'page failed'),
    });
    if (rendered.kind === 'redirect') return { status: rendered.status, html: Buffer.from(rendered.location) };
    const out = new PassThrough();
    rendered.pipe(out);
    return { status: rendered.status, html: await buffer(out) };
  });
  if (found.status >= 300 && found.status < 400) return move(reply, found.status, found.plain.toString());
  if (entry.writeCurrency) addCookies(reply, [writeCookie('currency', entry.site.currency, { https: settings.site.origin.startsWith('https:') })]);
  void reply.code(found.status).type('text/html; charset=utf-8').header('etag', found.etag).header('vary', 'accept-encoding, cookie, user-agent');
  if (request.headers['if-none-match'] === found.etag) return reply.code(304).send();
  const [encoding, body] = encoded(request.headers['accept-encoding'] ?? '', found);
  if (encoding !== null) void reply.header('content-encoding', encoding);
  return reply.header('content-length', body.length).send(request.method === 'HEAD' ? '' : body);
}

function encoded(accepts: string, page: { readonly plain: Buffer; readonly gzip: Buffer; readonly br: Buffer }): [string | null, Buffer] {
  if (/\bbr\b/.test(accepts)) return ['br', page.br];
  return /\bgzip\b/.test(accepts) ? ['gzip', page.gzip] : [null, page.plain];
}

/** The cache key names derived values only, and of the query just the keys that the page row allows (T-11). */
function keyed(entry: Entry, page: PageName | null): { readonly key: string; readonly query: URLSearchParams } {
  const { site, address, query } = entry;
  const kept = new URLSearchParams();
  for (const name of page === null ? [] : pages[page].watched.toSorted()) {
    const value = query.get(name);
    if (value !== null && value !== '') kept.set(name, value.slice(0, 200));
  }
  // A page that is not there looks the same at every address.
  const path = page === null ? '/404' : address.path;
  return { key: [site.language, site.currency, site.platform, site.partner, site.isBot, path, kept.toString()].join(' '), query: kept };
}

function pageAt(entry: Entry): PageName | null {
  for (const [name, row] of pageRows) if (matchUrl(row.pattern, entry.address.path) !== null && !row.planned) return name;
  return null;
}

// The table's keys are its names.
const pageRows = Object.entries(pages) as [PageName, (typeof pages)[PageName]][];

function hiddenHere(page: PageName, site: SiteSettings): boolean {
  return page.startsWith('dev-') && !site.developerPages;
}

function move(reply: FastifyReply, status: number, location: string): FastifyReply {
  return reply.code(status).header('location', location).header('cache-control', 'no-cache').send();
}

function withQuery(path: string, query: URLSearchParams): string {
  return path + queryText(query);
}

function queryText(query: URLSearchParams): string {
  return query.size === 0 ? '' : `?${query}`;
}
