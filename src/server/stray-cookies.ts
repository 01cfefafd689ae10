import { LRUCache } from 'lru-cache';

import { clearCookie, cookies, readCookie, type CookieName } from '#src/contract/cookies.ts';
import { cookiePurpose } from '#src/server/cookie-purpose.ts';
import { unsign } from '#src/server/signing.ts';

type Jar = Readonly<Record<string, string | undefined>>;
type Settings = { readonly https: boolean; readonly cookieKeys: readonly string[] };

/** Signatures that were proved are not proved again for each request; what was not ours is never kept. */
const mostProved = 10_000;

/**
 * Takes back cookies of ours that hold what they cannot hold: too long, outside their grammar, or signed by somebody
 * else. They were ignored already; left there, some of them would fill every request until it fails (threat model
 * 2.3). Answers the texts of the headers that remove them, but for those that are written anew anyway.
 */
export function strayCookies({
  https,
  cookieKeys,
}: Settings): (request: { readonly cookies: Jar }, host: string, rewritten?: readonly CookieName[]) => string[] {
  const proved = new LRUCache<string, true>({ max: mostProved });
  const isSigned = (value: string, name: CookieName, host: string): boolean => {
    const key = `${name} ${host} ${value}`;
    if (proved.has(key)) return true;
    if (unsign(value, cookiePurpose(name, host), cookieKeys) === null) return false;
    proved.set(key, true);
    return true;
  };
  return ({ cookies: jar }, host, rewritten = []) =>
    Object.keys(jar)
      .filter(isOurs)
      .filter((name) => {
        const value = readCookie(jar, name);
        return value === null || (cookies[name].signed && !isSigned(value, name, host));
      })
      .filter((name) => !rewritten.includes(name))
      .map((name) => clearCookie(name, { https }));
}

function isOurs(name: string): name is CookieName {
  return Object.hasOwn(cookies, name);
}
