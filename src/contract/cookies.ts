import {
  accountId,
  affiliateWords,
  countryCode,
  hostName,
  languageCode,
  longestCookie,
  oneOf,
  randomWord,
  shortName,
  signedWord,
  storedCurrency,
  writingHabit,
  type CookieGrammar,
} from '#src/domain/site/cookie-grammar.ts';

/** One cookie: how long it lasts in seconds (null: as long as the browser is open), who may read it, what it may hold. */
export type CookieRow = {
  readonly maxAge: number | null;
  /** True where scripts must not see it. */
  readonly httpOnly: boolean;
  readonly sameSite: 'Lax' | 'Strict';
  /** True where the value carries our signature; `grammar` tells the whole of it, signature included. */
  readonly signed: boolean;
  readonly grammar: CookieGrammar;
};

export type CookieName = keyof typeof cookies;

const hour = 3600;
const day = 24 * hour;

function open(maxAge: number | null, grammar: CookieGrammar): CookieRow {
  return { maxAge, httpOnly: false, sameSite: 'Lax', signed: false, grammar };
}

function closed(maxAge: number | null, grammar: CookieGrammar): CookieRow {
  return { ...open(maxAge, grammar), httpOnly: true };
}

function signed(row: CookieRow): CookieRow {
  return { ...row, signed: true, grammar: signedWord(row.grammar) };
}

/**
 * Every cookie of the site (RU-2, spec §9; flags by the threat model 2.3). `Secure` is added wherever the site's own
 * origin is https. Only `_pt` says who somebody is; `user_id` and its like are hints for what is shown (D-14).
 */
export const cookies = {
  user_id: open(7 * day, accountId),
  host_override: signed({ ...closed(730 * day, hostName), sameSite: 'Strict' }),
  lang: open(30 * day, languageCode),
  currency: open(7 * day, storedCurrency),
  writing: open(365 * day, writingHabit),
  retina: open(30 * day, oneOf('1', '2', '3')),
  device_id: signed(open(30 * day, randomWord(22))),
  platform: open(null, oneOf('mobile', 'desktop')),
  _pt: closed(7 * day, randomWord(43)),
  prefer_site: open(365 * day, shortName),
  residence: open(day, countryCode),
  kepler_id: signed(open(365 * day, randomWord(22))),
  util: signed(closed(10 * day, shortName)),
  affiliate: signed(closed(10 * day, affiliateWords)),
  JSESSIONID: closed(12 * hour, randomWord(43)),
  csrf_token: { ...open(12 * hour, signedWord(randomWord(22))), sameSite: 'Strict' },
  csrf_valid: { ...open(12 * hour, oneOf('1')), sameSite: 'Strict' },
} as const satisfies Record<string, CookieRow>;

/** A cookie's value, or null when there is none or it is none of ours: too long, or outside its grammar. */
export function readCookie(jar: Readonly<Record<string, string | undefined>>, name: CookieName): string | null {
  const value = Object.hasOwn(jar, name) ? jar[name] : undefined;
  if (value === undefined || value.length > longestCookie) return null;
  return cookies[name].grammar(value) ? value : null;
}

/**
 * The text of a `Set-Cookie` header. Throws when the value is outside the cookie's grammar, which is a fault of ours:
 * no grammar admits what could end a header or begin another attribute.
 */
export function writeCookie(name: CookieName, value: string, site: { readonly https: boolean }): string {
  const row: CookieRow = cookies[name];
  if (value.length > longestCookie || !row.grammar(value)) throw new Error(`no value for the cookie ${name}`);
  return cookieText(name, value, row.maxAge, site.https);
}

/** The text of a `Set-Cookie` header that removes a cookie. */
export function clearCookie(name: CookieName, site: { readonly https: boolean }): string {
  return cookieText(name, '', 0, site.https);
}

function cookieText(name: CookieName, value: string, maxAge: number | null, https: boolean): string {
  const { httpOnly, sameSite } = cookies[name];
  return [
    `${name}=${value}`,
    'Path=/',
    ...(maxAge === null ? [] : [`Max-Age=${maxAge}`]),
    `SameSite=${sameSite}`,
    ...(httpOnly ? ['HttpOnly'] : []),
    ...(https ? ['Secure'] : []),
  ].join('; ');
}
