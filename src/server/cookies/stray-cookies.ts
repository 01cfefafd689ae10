import {
  clearCookie,
  clearTwin,
  cookies,
  isCookieName,
  readCookie,
  twinOf,
  type CookieName,
} from '#src/contract/site/cookies.ts';
import { cookiePurpose } from '#src/server/context/cookie-purpose.ts';
import { unsign } from '#src/server/context/signing.ts';

type Jar = Readonly<Record<string, string | undefined>>;
type Settings = { readonly https: boolean; readonly cookieKeys: readonly string[] };

/**
 * Takes back cookies of ours that hold what they cannot hold: too long, outside their grammar, or with a signature that
 * is not ours. They were ignored already; left there, some of them would fill every request until it fails (threat
 * model 2.3). Answers the texts of the headers that remove them, but for those that are written again anyway.
 */
export function strayCookies({
  https,
  cookieKeys,
}: Settings): (
  request: { readonly cookies: Jar },
  host: string,
  rewritten?: readonly CookieName[],
) => readonly string[] {
  const isSigned = (value: string, name: CookieName, host: string): boolean =>
    unsign(value, cookiePurpose(name, host), cookieKeys) !== null;
  const straysOf = (jar: Jar, host: string, rewritten: readonly CookieName[]): string[] => {
    const strays = Object.keys(jar)
      .filter(isCookieName)
      .filter((name) => {
        const value = readCookie(jar, name);
        return value === null || (cookies[name].signed && !isSigned(value, name, host));
      })
      .filter((name) => !rewritten.includes(name))
      .flatMap((name) => clearCookie(name, { https }));
    return https ? [...strays, ...strayTwins(jar)] : strays;
  };
  const found = new WeakMap<Jar, Found>();
  return ({ cookies: jar }, host, rewritten = noNames) => {
    const known = found.get(jar);
    if (known !== undefined && known.host === host && known.rewritten === rewritten) return known.texts;
    const texts = straysOf(jar, host, rewritten);
    found.set(jar, { host, rewritten, texts });
    return texts;
  };
}

/** A cookie jar that was read once serves many requests, with the same names to write: its last result is cached. */
type Found = { readonly host: string; readonly rewritten: readonly CookieName[]; readonly texts: readonly string[] };

const noNames: readonly CookieName[] = [];

/** Plain names beside the ones that are believed, where they hold what they cannot hold. */
function strayTwins(jar: Jar): string[] {
  return Object.entries(jar).flatMap(([key, value]) => {
    const name = twinOf(key);
    return name === null || readCookie({ [name]: value }, name) !== null ? [] : [clearTwin(name, { https: true })];
  });
}
