import { readAddress } from '#src/domain/site/addresses/address.ts';
import type { LanguageCode } from '#src/domain/site/language/languages.ts';

/**
 * Caches for offline use: the rules that the worker and pages share. Browsers separate caches by origin, so hosts never
 * mix; the version in a name increases when the format of its content changes.
 */
export const cacheNames = {
  /** Files of the build, whose names contain a hash of the content. */
  assets: 'kept-assets-1',
  /** The page that says that there is no connection, once for each language; all of one theme. */
  pages: 'kept-pages-1',
  /** The style sheets and icons of stored pages. */
  beside: 'kept-beside-1',
  /** Vouchers and their documents: a traveller's own. */
  vouchers: 'kept-vouchers-1',
  /** The scanner's page of a device that lets people in, whole, with all that it loads. */
  gate: 'kept-gate-1',
} as const;

/** The cache entry that a worker leaves when the server removes it. */
export const farewellPath = '/service-worker-away';

/** Caches of ours of which this release knows nothing. */
export function outdated(names: readonly string[]): string[] {
  const known: readonly string[] = Object.values(cacheNames);
  return names.filter((name) => name.startsWith('kept-') && !known.includes(name));
}

/** The maximum number of stored build files; the oldest are deleted first, since each release has new ones. */
export const mostAssets = 300;

/** How long after its visit, which lasts a day at most, a voucher is deleted (not in the spec; threat T-50). */
const daysAfter = 31;
const dayMs = 86_400_000;

/** Returns until when a voucher is stored, in milliseconds since 1970; `startsAt` is ISO 8601. */
export function storedUntil(startsAt: string): number {
  return Date.parse(startsAt) + daysAfter * dayMs;
}

/** What of a request matters here. */
export type RequestFacts = { readonly method: string; readonly mode: string; readonly address: URL };

/**
 * How a request is answered: `asset` from the cache, `page` by the network with the cache as offline fallback, `paper`
 * a file of a voucher, `beside` network first; `leave` is not handled.
 */
export type Road = 'asset' | 'page' | 'paper' | 'beside' | 'leave';

export function roadOf({ method, mode, address }: RequestFacts, origin: string): Road {
  if (method !== 'GET' || address.origin !== origin) return 'leave';
  if (address.pathname.startsWith('/assets/')) return 'asset';
  if (documentReference(address.pathname) !== null) return 'paper';
  if (mode === 'navigate') return 'page';
  return /^\/(brand\/\w+\.css|favicon\.svg)$/.test(address.pathname) ? 'beside' : 'leave';
}

/** Returns the voucher reference in the path of its page, or null. */
export function voucherReference(pathname: string): string | null {
  return /^\/voucher\/([A-Z0-9]{6,20})$/.exec(readAddress(pathname).path)?.[1] ?? null;
}

/** Whether a path is the scanner's page, in whatever language. */
export function isScannerPath(pathname: string): boolean {
  return readAddress(pathname).path === '/scan';
}

/** Returns our files that a running page has requested: those in its HTML, and those that its scripts loaded. */
export function filesOf(html: string, loaded: readonly string[], origin: string): string[] {
  const named = html.match(/(?<=\b(?:href|src)=")\/(?:assets|brand)\/[^"]+/g) ?? [];
  const requested = loaded.flatMap((address) => {
    const { origin: from, pathname } = new URL(address, origin);
    return from === origin && /^\/(?:assets|brand)\//.test(pathname) ? [pathname] : [];
  });
  return [...new Set([...named, ...besideOf(html), ...requested])];
}

/** Returns the voucher reference in the path of its PDF or calendar entry, or null. Wallets store passes themselves. */
export function documentReference(pathname: string): string | null {
  const found = /^(?:\/xos_gc)?\/v1\/ordersrv\/vouchers\/([A-Z0-9]{6,20})\/(?:voucher\.pdf|visit\.ics)$/.exec(pathname);
  return found?.[1] ?? null;
}

/** Returns the language in which a page was requested. */
export function languageOf(pathname: string): LanguageCode {
  return readAddress(pathname).language;
}

/**
 * Whether a response says that a voucher no longer belongs to this browser: gone, its link revoked, or its owner signed
 * out. `manual` redirects have the status 0. For visitors by link, a redirect only says that the cookie of the link has
 * expired: the copy for the entrance stays.
 */
export function isGone(
  { status, type }: Pick<Response, 'status' | 'type'>,
  { byLink }: { readonly byLink: boolean },
): boolean {
  return (type === 'opaqueredirect' && !byLink) || [401, 403, 404, 410].includes(status);
}

/**
 * Returns a page as it is cached: without scripts, which could only send requests that fail, and marked, so that its
 * style sheet shows the offline parts.
 */
export function documentCopy(html: string): string {
  return html
    .replaceAll(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
    .replaceAll(/<link\b[^>]*\brel="(?:modulepreload|preload|manifest)"[^>]*>/g, '')
    .replace(/<html\b/, '<html data-kept=""');
}

/** Returns the paths of the style sheets and icons that a page links. */
export function besideOf(html: string): string[] {
  const links = html.match(/<link\b[^>]*\brel="(?:stylesheet|icon)"[^>]*>/g) ?? [];
  return links.flatMap((link) => /\bhref="(\/[^"]+)"/.exec(link)?.[1] ?? []);
}

/** Whether a page is in the theme and language that it was requested in: a cookie may have changed meanwhile. */
export function isIn(
  html: string,
  { theme, language }: { readonly theme: string; readonly language: string },
): boolean {
  const [tag = ''] = /<html\b[^>]*>/.exec(html) ?? [];
  return tag.includes(`data-partner="${theme}"`) && tag.includes(`lang="${language}"`);
}

/** The ids of the list on the offline page, which the worker fills, and of its link to try again. */
export const listId = 'kept-vouchers';
export const againId = 'try-again';

/** A voucher in that list. */
export type Listed = { readonly path: string; readonly title: string; readonly when: string };

/** Returns the offline page for a requested address: it links to that address and to the vouchers stored here. */
export function offlinePage(html: string, requested: string, vouchers: readonly Listed[]): string {
  const items = vouchers.map(
    ({ path, title, when }) => `<li><a href="${escaped(path)}">${escaped(title)}</a><span>${escaped(when)}</span></li>`,
  );
  return html
    .replace(
      new RegExp(`(<a\\b[^>]*\\bid="${againId}"[^>]*?\\bhref=")[^"]*`),
      (_all, tag: string) => tag + escaped(requested),
    )
    .replace(
      new RegExp(`(<ul\\b[^>]*\\bid="${listId}"[^>]*>)</ul>`),
      (_all, tag: string) => `${tag}${items.join('')}</ul>`,
    );
}

function escaped(text: string): string {
  return text.replaceAll(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
