import type { FastifyRequest } from 'fastify';

import { readCookie, writeCookie } from '#src/contract/site/cookies.ts';
import { linkPassText, readLinkPasses, withPass, type LinkPass } from '#src/domain/shared/tokens/link-pass.ts';
import { cookiePurpose } from '#src/server/context/cookie-purpose.ts';
import { sign, unsign } from '#src/server/context/signing.ts';

type Keys = { readonly cookieKeys: readonly string[] };

/** Returns what signed links have opened in this browser on this host, and is not over. */
export function passesOf(
  { cookies }: Pick<FastifyRequest, 'cookies'>,
  host: string,
  { cookieKeys }: Keys,
  nowMs: number,
): readonly LinkPass[] {
  const stored = readCookie(cookies, 'link_pass');
  const text = stored === null ? null : unsign(stored, cookiePurpose('link_pass', host), cookieKeys);
  const passes = text === null ? null : readLinkPasses(text);
  return (passes ?? []).filter(({ untilSeconds }) => nowMs < untilSeconds * 1000);
}

/** Returns the texts of the `Set-Cookie` headers that add a pass to those a browser has. */
export function passCookie(
  pass: LinkPass,
  { passes, host }: { readonly passes: readonly LinkPass[]; readonly host: string },
  { https, cookieKeys: [key] }: Keys & { readonly https: boolean },
): readonly string[] {
  if (key === undefined) throw new Error('no key for signing cookies');
  const value = sign(linkPassText(withPass(passes, pass)), cookiePurpose('link_pass', host), key);
  return writeCookie('link_pass', value, { https });
}
