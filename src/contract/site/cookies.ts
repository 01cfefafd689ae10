import {
  accountId,
  affiliateWords,
  countryCode,
  hostName,
  languageCode,
  linkPassWords,
  longestCookie,
  oneOf,
  randomWord,
  shortName,
  signedWord,
  storedCurrency,
  formatPreference,
  zoneName,
  type CookieGrammar,
} from '#src/domain/site/choices/cookie-grammar.ts';

/** One cookie: how long it lasts in seconds (null: as long as the browser is open), who may read it, what it may hold. */
export type CookieRow = {
  readonly maxAge: number | null;
  /** True where scripts must not see it. */
  readonly httpOnly: boolean;
  readonly sameSite: 'Lax' | 'Strict';
  /** True where the value carries our signature; `grammar` describes the whole of it, signature included. */
  readonly signed: boolean;
  /**
   * Whether the server acts on the value (RU-41). Where the site is https, such a cookie is stored as `__Host-<name>`,
   * which no sibling domain can set, and only that one is trusted. `beside`: the plain name is set too, for clients
   * that know the contract, and carries no authority. `alone`: there is no plain one.
   */
  readonly authority: 'beside' | 'alone' | null;
  readonly grammar: CookieGrammar;
};

export type CookieName = keyof typeof cookies;

const hour = 3600;
const day = 24 * hour;

function open(maxAge: number | null, grammar: CookieGrammar): CookieRow {
  return { maxAge, httpOnly: false, sameSite: 'Lax', signed: false, authority: null, grammar };
}

function closed(maxAge: number | null, grammar: CookieGrammar): CookieRow {
  return { ...open(maxAge, grammar), httpOnly: true };
}

function signed(row: CookieRow): CookieRow {
  return { ...row, signed: true, authority: 'beside', grammar: signedWord(row.grammar) };
}

function trusted(row: CookieRow): CookieRow {
  return { ...row, authority: 'beside' };
}

/**
 * Every cookie of the site (RU-2, spec §9; flags by the threat model 2.3). `Secure` is added wherever the site's own
 * origin is https. Only `_pt` identifies the user; `user_id` and its like are hints for what is shown (D-14).
 * `JSESSIONID` names a visit in the logs and opens nothing. `link_pass` holds what signed links have opened.
 */
export const cookies = {
  user_id: open(7 * day, accountId),
  host_override: signed({ ...closed(730 * day, hostName), sameSite: 'Strict' }),
  lang: open(30 * day, languageCode),
  currency: open(7 * day, storedCurrency),
  writing: open(365 * day, formatPreference),
  retina: open(30 * day, oneOf('1', '2', '3')),
  time_zone: open(30 * day, zoneName),
  device_id: signed(open(30 * day, randomWord(22))),
  platform: open(null, oneOf('mobile', 'desktop')),
  _pt: trusted(closed(7 * day, randomWord(43))),
  prefer_site: open(365 * day, shortName),
  residence: open(day, countryCode),
  kepler_id: signed(open(365 * day, randomWord(22))),
  util: signed(closed(10 * day, shortName)),
  affiliate: signed(closed(10 * day, affiliateWords)),
  JSESSIONID: closed(12 * hour, randomWord(43)),
  csrf_token: trusted({ ...open(12 * hour, signedWord(randomWord(22))), sameSite: 'Strict' }),
  csrf_valid: { ...open(12 * hour, oneOf('1')), sameSite: 'Strict' },
  text_debug: open(8 * hour, oneOf('1')),
  link_pass: { ...signed(closed(7 * day, linkPassWords)), authority: 'alone' },
} as const satisfies Record<string, CookieRow>;

/** Returns a cookie's value, or null when there is none or it is none of ours: too long, or outside its grammar. */
export function readCookie(jar: Readonly<Record<string, string | undefined>>, name: CookieName): string | null {
  const value = Object.hasOwn(jar, name) ? jar[name] : undefined;
  if (value === undefined || value.length > longestCookie) return null;
  return cookies[name].grammar(value) ? value : null;
}

type Site = { readonly https: boolean };
type Jar = Readonly<Record<string, string | undefined>>;

const hostPrefix = '__Host-';
/**
 * Marks, in a jar, the plain twin of a cookie that is stored under the host prefix: to be cleared, never to be trusted.
 */
const twinMark = '~';

/**
 * Returns a request's cookies under their names in the table, as far as they may be believed. Where the site is https,
 * a cookie of authority is taken from `__Host-<name>` alone: anyone who controls a sibling domain can set the plain
 * name, but not this one.
 */
export function believedJar(jar: Jar, { https }: Site): Jar {
  if (!https) return jar;
  const believed: Record<string, string | undefined> = { ...jar };
  for (const name of authorityNames) {
    const [prefixed, plain] = [own(jar, hostPrefix + name), own(jar, name)];
    delete believed[name];
    if (prefixed !== undefined) believed[name] = prefixed;
    if (plain !== undefined) believed[twinMark + name] = plain;
  }
  return believed;
}

/** Returns the cookie whose plain twin is in a jar under this key, or null. */
export function twinOf(key: string): CookieName | null {
  return twins.get(key) ?? null;
}

function own(jar: Jar, name: string): string | undefined {
  return Object.hasOwn(jar, name) ? jar[name] : undefined;
}

export function isCookieName(name: string): name is CookieName {
  return Object.hasOwn(cookies, name);
}

const authorityNames = Object.keys(cookies)
  .filter(isCookieName)
  .filter((name) => cookies[name].authority !== null);
const twins: ReadonlyMap<string, CookieName> = new Map(authorityNames.map((name) => [twinMark + name, name]));

/**
 * Returns the texts of the `Set-Cookie` headers of one cookie: two where a plain name is set beside the trusted one.
 * Throws when the value is outside the cookie's grammar, which is our error: no grammar admits what could end a header
 * or begin another attribute.
 */
export function writeCookie(name: CookieName, value: string, site: Site): readonly string[] {
  const row: CookieRow = cookies[name];
  if (value.length > longestCookie || !row.grammar(value)) throw new Error(`no value for the cookie ${name}`);
  return keysOf(name, site).map((key) => cookieText(key, value, row, row.maxAge, site.https));
}

/** Returns the texts of the `Set-Cookie` headers that remove a cookie. */
export function clearCookie(name: CookieName, site: Site): readonly string[] {
  return keysOf(name, site).map((key) => cookieText(key, '', cookies[name], 0, site.https));
}

/** Returns the text that removes the plain name alone. */
export function clearTwin(name: CookieName, { https }: Site): string {
  return cookieText(name, '', cookies[name], 0, https);
}

/** Returns the names a cookie is set under, the one that is believed first. */
function keysOf(name: CookieName, { https }: Site): readonly string[] {
  const { authority }: CookieRow = cookies[name];
  if (!https || authority === null) return [name];
  return authority === 'beside' ? [hostPrefix + name, name] : [hostPrefix + name];
}

function cookieText(
  key: string,
  value: string,
  { httpOnly, sameSite }: CookieRow,
  maxAge: number | null,
  https: boolean,
): string {
  return [
    `${key}=${value}`,
    'Path=/',
    ...(maxAge === null ? [] : [`Max-Age=${maxAge}`]),
    `SameSite=${sameSite}`,
    ...(httpOnly ? ['HttpOnly'] : []),
    ...(https ? ['Secure'] : []),
  ].join('; ');
}
