import type { IncomingHttpHeaders } from 'node:http';

import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';

import { receivedHeaders } from '#src/contract/compat/spec-headers.ts';
import { readCookie, type CookieName } from '#src/contract/site/cookies.ts';
import { pages, type PageName } from '#src/contract/pages.ts';
import { isAgreed } from '#src/domain/site/affiliate.ts';
import { matchUrl } from '#src/domain/site/addresses/url-pattern.ts';
import { sentTarget } from '#src/server/context/request-target.ts';
import { enter, type Entry, type SiteChoice, type SiteSettings } from '#src/server/context/request-context.ts';
import { namesPreview, previewAt } from '#src/server/context/held-previews.ts';

/**
 * What a request resolves to: computed from its address, its browser's name and its currency, and from nothing else.
 */
export type Plan = {
  readonly entry: Entry;
  readonly page: PageName | null;
  readonly cacheKey: Keyed;
  /** Shows what is not published yet: never cached, and neither is the plan, since it ends (T-16). */
  readonly preview: { readonly asOf: string } | null;
};

/** What a plan is made from, however the request was read. */
export type PageRequest = {
  readonly url: string | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly cookies: Readonly<Record<string, string | undefined>>;
};

export type Plans = {
  /** Returns the plan of a request that was seen before, else undefined. */
  readonly known: (requested: PageRequest) => Plan | undefined;
  readonly of: (request: FastifyRequest) => Plan;
};

/** The same questions come again and again; long ones, which only a machine writes, are worked out each time. */
const longestQuestion = 1_000;
const mostBytes = 12 * 1024 ** 2;
/** What a plan takes beside its texts: the site part as this visitor gets it, the query, cookies. */
const planBytes = 3_000;

/** Caches plans for identical requests. */
export function pagePlans(site: SiteSettings): Plans {
  const plans = new LRUCache<string, Plan>({
    maxSize: mostBytes,
    sizeCalculation: ({ cacheKey }, question) => planBytes + 2 * (question.length + cacheKey.key.length),
  });
  return {
    known: (requested) => (namesPreview(requested.cookies) ? undefined : plans.get(questionOf(requested))),
    of: (request) => {
      if (namesPreview(request.cookies)) return planFor(request, site);
      const question = questionOf({ url: sentTarget(request), headers: request.headers, cookies: request.cookies });
      const known = plans.get(question);
      if (known !== undefined) return known;
      const plan = planFor(request, site);
      if (question.length <= longestQuestion) plans.set(question, plan);
      return plan;
    },
  };
}

/** All that the request context reads, in one line: no header and no cookie that it takes can hold the end of a line. */
function questionOf({ url = '/', headers, cookies }: PageRequest): string {
  let question = url;
  for (const name of doorHeaders) question += `\n${headers[name]?.toString() ?? ''}`;
  return headers.cookie === undefined ? question : question + cookieWords(cookies);
}

const doorHeaders = ['host', 'user-agent', 'sec-fetch-dest', 'sec-purpose', receivedHeaders.host] as const;
const doorCookies: readonly CookieName[] = [
  'currency',
  'writing',
  'lang',
  'platform',
  'util',
  'affiliate',
  'host_override',
];

/** Cookies are checked once for each reading of them: a lane that caches what it has read finds their text here. */
const wordsOf = new WeakMap<PageRequest['cookies'], string>();

function cookieWords(cookies: PageRequest['cookies']): string {
  const known = wordsOf.get(cookies);
  if (known !== undefined) return known;
  let words = '';
  for (const name of doorCookies) words += `\n${readCookie(cookies, name) ?? (cookies[name] === undefined ? '' : '?')}`;
  wordsOf.set(cookies, words);
  return words;
}

function planFor(request: FastifyRequest, site: SiteSettings): Plan {
  const entry = enter(request, site);
  const preview = previewAt(request, entry.address.path);
  const page = pageAt(entry);
  if (page === null || entry.moveTo !== null || !hiddenHere(page, entry.site))
    return { entry, page, cacheKey: keyed(entry, page), preview };
  const nowhere = { ...entry, address: { ...entry.address, path: '/404' } };
  return { entry: nowhere, page: null, cacheKey: keyed(nowhere, null), preview };
}

export type Keyed = { readonly key: string; readonly query: URLSearchParams };

/** The cache key names derived values only, and of the query just the keys that the page row allows (T-11). */
function keyed(entry: Entry, page: PageName | null): Keyed {
  const { site, address, query } = entry;
  const cacheKey = new URLSearchParams();
  for (const name of page === null ? [] : pages[page].watched.toSorted()) {
    const value = query.get(name);
    if (value !== null && value !== '') cacheKey.set(name, value.slice(0, 200));
  }
  // A page that is not there looks the same at every address.
  const path = page === null ? '/404' : address.path;
  return {
    key: [
      site.host,
      site.canonicalOrigin,
      site.market,
      site.website.name,
      // The language, and how it is written: for most the language alone.
      site.writing,
      site.currency,
      site.platform,
      site.app,
      site.partner,
      // The same theme has a footer where a link has chosen it, and none on its own host (T-12).
      site.util.toggles.footer,
      site.affiliateLook?.aid,
      site.isBot,
      path,
      cacheKey.toString(),
    ].join(' '),
    query: cacheKey,
  };
}

function pageAt(entry: Entry): PageName | null {
  for (const [name, row] of pageRows)
    if (matchUrl(row.pattern, entry.address.path) !== null && !row.planned) return name;
  return null;
}

// The table's keys are its names.
const pageRows = Object.entries(pages) as [PageName, (typeof pages)[PageName]][];

type HidingSite = Pick<SiteChoice, 'developerPages' | 'affiliateLook'> & {
  readonly util: Pick<SiteChoice['util'], 'toggles'>;
};

/**
 * Pages for developers outside production, those of a feature that this site's theme has switched off, and those of a vertical
 * that the agreement with an affiliate leaves out.
 */
export function hiddenHere(page: PageName, { developerPages, util, affiliateLook }: HidingSite): boolean {
  const { feature, vertical, developer } = pages[page];
  const menu = affiliateLook?.menu ?? null;
  return (
    (developer && !developerPages) ||
    (feature !== null && !util.toggles[feature]) ||
    (vertical !== null && !isAgreed(menu, vertical))
  );
}
