import { defaultLanguage, isLanguage, respell, type LanguageCode } from '#src/domain/site/language/languages.ts';

/** What a path says before any pattern is matched: its language and the rest without prefix and trailing slash. */
export type Address = { readonly language: LanguageCode; readonly path: string };

/**
 * Reads a raw URL path. `canonical` is the path it should have been requested at: one leading slash, right spelling of
 * the language, no `/en/` (RU-27), a trailing slash (RU-8), all settled in one redirect (RU-36). It is built from the
 * path's own segments and begins with exactly one slash, so it can never name another host (T-03).
 */
export function readAddress(rawPath: string): Address & { readonly canonical: string } {
  const segments = rawPath.split(/[/\\]/).filter((segment) => segment !== '');
  const first = segments[0] ?? '';
  const language = isLanguage(first) ? first : respell(first);
  if (language !== null) segments.shift();
  const path = `/${segments.join('/')}`;
  const chosen = language ?? defaultLanguage;
  return { language: chosen, path, canonical: localPath(chosen, path) };
}

/** Returns the path in a language: prefix (none for `en`) and trailing slash. */
export function localPath(language: LanguageCode, path: string): string {
  const prefix = language === defaultLanguage ? '' : `/${language}`;
  return path === '/' ? `${prefix}/` : `${prefix}${path}/`;
}

/** Longest way back that is remembered, in characters (T-01, T-02). */
const longestJump = 2048;

/** Keys that appear in no address we write: what they carry is secret (T-02). */
export const secretKeys = ['key', 'token', 'code', 'otp', 'card', 'admin_preview_mode'] as const;

/**
 * The `signin_jump` of a page (spec §2), encoded for a query: its path, prefix and slash included, with its query.
 * Secrets are left behind, and a query that would make it too long stays behind whole.
 */
export function jumpTo(path: string, query: URLSearchParams): string {
  const rest = new URLSearchParams(query);
  for (const key of secretKeys) rest.delete(key);
  const whole = rest.size === 0 ? path : `${path}?${rest}`;
  return encodeURIComponent(whole.length > longestJump ? path : whole);
}

/**
 * RU-10: a `signin_jump` that may be followed: a path of this site after decoding once, and not the sign-in itself.
 * Anything else gives "/". `value` is as it appears in the address, not decoded yet.
 */
export function safeJump(value: string | null | undefined): string {
  if (value === null || value === undefined || value.length > 4 * longestJump) return '/';
  let path: string;
  try {
    path = decodeURIComponent(value);
  } catch {
    return '/';
  }
  if (path.length > longestJump) return '/';
  // oxlint-disable-next-line no-control-regex -- control characters are what is looked for
  if (!/^\/(?![/\\])/.test(path) || /[\\\u0000-\u001f\u007f]/.test(path)) return '/';
  const base = 'https://own.invalid';
  const target = URL.canParse(path, base) ? new URL(path, base) : null;
  if (target === null || target.origin !== base || target.pathname.startsWith('//')) return '/';
  const { path: canonical } = readAddress(target.pathname);
  if (canonical === '/signin' || canonical.startsWith('/signin/')) return '/';
  return target.pathname + target.search + target.hash;
}
