import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { eventOfToken } from '#src/actions/accounts/notices/event-of-token.ts';
import { addressOfToken } from '#src/actions/orders/messages/address-of-token.ts';
import { linkClaim } from '#src/actions/orders/links/link-claim.ts';
import { isExportKey } from '#src/actions/accounts/privacy/is-export-key.ts';
import type { Deps } from '#src/actions/deps.ts';
import { writeCookie } from '#src/contract/site/cookies.ts';
import { filePaths } from '#src/contract/site/file-paths.ts';
import { pages, type PageName } from '#src/contract/pages.ts';
import type { LinkClaim } from '#src/domain/orders/vouchers/link-key.ts';
import { noticeSubject } from '#src/domain/accounts/account-event.ts';
import { reviewLimits } from '#src/domain/reviews/reviewing.ts';
import { readAddress } from '#src/domain/site/addresses/address.ts';
import type { RequestTarget } from '#src/domain/site/addresses/request-target.ts';
import type { LinkPass } from '#src/domain/shared/tokens/link-pass.ts';
import { uuidDigits } from '#src/domain/uuid.ts';
import { matchUrl, type UrlPattern } from '#src/domain/site/addresses/url-pattern.ts';
import { apiPath } from '#src/server/context/api-path.ts';
import type { SiteSettings } from '#src/server/context/request-context.ts';
import { hostOf } from '#src/server/context/hosts.ts';
import { passCookie, passesOf } from '#src/server/context/link-passes.ts';
import { targetOf } from '#src/server/context/request-target.ts';
import { previewKey, readPreviewToken } from '#src/server/context/preview-link.ts';
import { addCookies } from '#src/server/cookies/session-cookies.ts';
import { countPreviewUse, livePreviews } from '#src/store/site/preview-links.store.ts';
import { findVisited } from '#src/store/reviews/reviews.store.ts';

type Keyed = Pick<Deps, 'db' | 'secrets' | 'clock' | 'log'> & { readonly cookieKeys: readonly string[] };

type Linked = {
  /** The path of a page, without language and slash; of a file unchanged. */
  readonly path: string;
  readonly params: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  readonly key: string;
};

/** One kind of link: what its key opens, and what replaces it in the address. */
type Exchange = {
  /** The key of the query that carries the secret. */
  readonly secret: string;
  readonly passOf: (deps: Keyed, linked: Linked) => Promise<LinkPass | null> | LinkPass | null;
  readonly instead?: (pass: LinkPass) => Readonly<Record<string, string>>;
};

const minute = 60;
const day = 86_400;
/** Seconds that a pass lasts; never longer than its link. A voucher is shown on several days of a trip. */
const lasts = {
  voucher: 7 * day,
  order: day,
  export: 15 * minute,
  mail: 60 * minute,
  notice: 60 * minute,
  preview: 8 * 60 * minute,
  debug: 8 * 60 * minute,
} as const;

const voucher: Exchange = {
  secret: 'key',
  passOf: (deps, { params, key }) => claimed(deps, { kind: 'voucher', reference: params['reference'] ?? '' }, key),
};
const order: Exchange = {
  secret: 'key',
  passOf: (deps, { query, key }) => claimed(deps, { kind: 'order', reference: query.get('order') ?? '' }, key),
};

const review: Exchange = {
  secret: 'key',
  passOf: async (deps, { params, key }) => {
    const visited = await findVisited(deps.db, params['reference'] ?? '', reviewLimits.days);
    return visited === null ? null : claimed(deps, { kind: 'order', reference: visited.orderReference }, key);
  },
};
const unsubscribe: Exchange = {
  secret: 'token',
  instead: () => ({ from: 'mail' }),
  passOf: (deps, { key }) => {
    const hash = addressOfToken(deps, key);
    return hash === null ? null : lasting(deps, { kind: 'mail', subject: hash.toString('hex'), version: 0 });
  },
};

/** What an operator has made (`npx meander content preview`, `preview-message-ids`): for one page, or text debug on every page. */
const preview: Exchange = {
  secret: previewKey,
  passOf: async (deps, { path, key }) => {
    const claim = readPreviewToken(key, path, deps.cookieKeys);
    const [live] = claim === null ? [] : await livePreviews(deps.db, [claim.id]);
    if (live === undefined || live.kind !== claim?.kind || (live.path ?? path) !== path) return null;
    await countPreviewUse(deps.db, live.id);
    deps.log.info({ kind: 'preview', preview: live.id, of: live.kind, path }, 'a preview link was opened');
    const pass = lasting(deps, {
      kind: live.kind === 'content' ? 'preview' : 'debug',
      subject: uuidDigits(live.id),
      version: 0,
    });
    return { ...pass, untilSeconds: Math.min(pass.untilSeconds, Math.ceil(Date.parse(live.expiresAt) / 1000)) };
  },
};

const notice: Exchange = {
  secret: 'token',
  // Two notices may be open in two tabs: each page says which one it shows. The word opens nothing without the pass.
  instead: ({ subject }) => ({ notice: subject }),
  passOf: (deps, { key }) => {
    const link = eventOfToken(deps, key);
    return link === null ? null : lasting(deps, { kind: 'notice', subject: noticeSubject(link), version: 0 });
  },
};

/** The pages whose links carry a secret. A test refuses a page that watches such a key of the query by itself. */
const pageExchanges: readonly (readonly [PageName, Exchange])[] = [
  ['voucher', voucher],
  ['order-lookup', order],
  ['order-receipt', order],
  ['review', review],
  ['unsubscribe', unsubscribe],
  ['secure-account', notice],
];

const receipt: Exchange = {
  secret: 'key',
  passOf: (deps, { params, key }) => claimed(deps, { kind: 'order', reference: params['reference'] ?? '' }, key),
};
const dataExport: Exchange = {
  secret: 'key',
  passOf: (deps, { params: { id = '' }, key }) =>
    isExportKey(deps, id, key) ? lasting(deps, { kind: 'export', subject: uuidDigits(id), version: 0 }) : null,
};

/** Files behind such links. Calls of the API are not opened by a browser's address bar, and retain their `key`. */
const fileExchanges: readonly (readonly [UrlPattern, Exchange])[] = [
  [filePaths.voucherPdf, voucher],
  [filePaths.voucherCalendar, voucher],
  [filePaths.voucherPass, voucher],
  [filePaths.receiptPdf, receipt],
  [filePaths.supportPicture, order],
  [filePaths.exportJson, dataExport],
  [filePaths.exportPdf, dataExport],
  [filePaths.exportCalendar, dataExport],
  [filePaths.exportPictures, dataExport],
];

/**
 * Exchanges the long-lived key of a link for a short-lived cookie and leads to the address without it, so that no
 * secret is in an address bar, a history, a bookmark or a later log. One redirect settles slash and language too. An
 * invalid key stays in the address: the page reports it.
 */
export function exchangeLinks(
  server: FastifyInstance,
  { db, secrets, clock, log }: Omit<Keyed, 'cookieKeys'>,
  site: SiteSettings,
): void {
  const deps = { db, secrets, clock, log, cookieKeys: site.cookieKeys };
  const https = site.hosts[0].origin.startsWith('https:');
  server.addHook('onRequest', async (request, reply) => {
    const found = linkIn(request);
    const pass = found === null ? null : await found.exchange.passOf(deps, found);
    if (found === null || pass === null) return;
    const { host } = hostOf(request, site);
    const passes = passesOf(request, host, site, deps.clock());
    // The readable value makes scripts show ids; it opens nothing.
    if (pass.kind === 'debug') addCookies(reply, writeCookie('text_debug', '1', { https }));
    addCookies(reply, passCookie(pass, { passes, host }, { https, cookieKeys: site.cookieKeys }));
    return lead(reply, cleanAddress(found, pass));
  });
}

/** Returns the pass for what a key was signed for, or null. */
function claimed(deps: Keyed, about: Pick<LinkClaim, 'kind' | 'reference'>, key: string): LinkPass | null {
  const claim = linkClaim(deps, about, key);
  if (claim === null) return null;
  const { kind, reference, version, untilDay } = claim;
  const pass = lasting(deps, { kind, subject: reference, version });
  return { ...pass, untilSeconds: Math.min(pass.untilSeconds, (untilDay + 1) * day) };
}

function lasting({ clock }: Keyed, pass: Omit<LinkPass, 'untilSeconds'>): LinkPass {
  return { ...pass, untilSeconds: Math.floor(clock() / 1000) + lasts[pass.kind] };
}

function lead(reply: FastifyReply, location: string): FastifyReply {
  return reply
    .code(303)
    .headers({
      location,
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'x-robots-tag': 'noindex, nofollow',
    })
    .send();
}

type Found = Linked & { readonly exchange: Exchange; readonly canonical: string };

/** Returns the address without the key, with what replaces it. */
function cleanAddress({ exchange, query, canonical }: Found, pass: LinkPass): string {
  const left = new URLSearchParams([...query].filter(([name]) => name !== exchange.secret));
  for (const [name, value] of Object.entries(exchange.instead?.(pass) ?? {})) left.set(name, value);
  return left.size === 0 ? canonical : `${canonical}?${left}`;
}

/**
 * A link with a secret that a browser opens, or null. App shells, which store no cookies, identify themselves by their
 * `Token`.
 */
function linkIn(request: FastifyRequest): Found | null {
  const { method, headers } = request;
  const target = targetOf(request);
  const { search } = target;
  if (search === '' || (method !== 'GET' && method !== 'HEAD') || headers['token'] !== undefined) return null;
  const query = new URLSearchParams(search);
  const found = fileAt(target) ?? pageAt(target.path, query);
  const key = found === null ? null : query.get(found.exchange.secret);
  if (found === null || key === null || key === '' || key.length > longestKey) return null;
  const { exchange, params, path: at, canonical } = found;
  return { exchange, path: at, params, query, key, canonical };
}

const longestKey = 200;

type At = {
  readonly exchange: Exchange;
  readonly path: string;
  readonly params: Readonly<Record<string, string>>;
  readonly canonical: string;
};

function fileAt(target: RequestTarget): At | null {
  const called = apiPath(target);
  if (called === null) return null;
  for (const [pattern, exchange] of fileExchanges) {
    const params = matchUrl(pattern, called);
    if (params !== null) return { exchange, path: target.path, params, canonical: target.path };
  }
  return null;
}

function pageAt(rawPath: string, query: URLSearchParams): At | null {
  const { path, canonical } = readAddress(rawPath);
  if (query.has(previewKey)) return { exchange: preview, path, params: {}, canonical };
  for (const [name, exchange] of pageExchanges) {
    const params = matchUrl(pages[name].pattern, path);
    if (params !== null) return { exchange, path, params, canonical };
  }
  return null;
}
