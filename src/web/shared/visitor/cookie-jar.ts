import { believedJar, readCookie, writeCookie, type CookieName } from '#src/contract/site/cookies.ts';

/** A cookie that scripts may read; null when there is none, or none of ours (spec §9). */
export function storedCookie(name: CookieName): string | null {
  const pairs = document.cookie.split('; ').map((pair): [string, string] => {
    const [key = '', ...value] = pair.split('=');
    return [key, value.join('=')];
  });
  return readCookie(believedJar(Object.fromEntries(pairs), here()), name);
}

/** Writes a cookie that a script may write: a hint about this device. */
export function storeCookie(name: 'retina' | 'time_zone', value: string): void {
  for (const text of writeCookie(name, value, here())) document.cookie = text;
}

function here(): { readonly https: boolean } {
  return { https: globalThis.location?.protocol === 'https:' };
}
