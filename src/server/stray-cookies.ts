import type { FastifyReply, FastifyRequest } from 'fastify';

import { clearCookie, cookies, readCookie, type CookieName } from '#src/contract/cookies.ts';
import { addCookies } from '#src/server/session-cookies.ts';

const names: readonly CookieName[] = Object.keys(cookies).filter(isOurs);

/**
 * Takes back cookies of ours that hold what they cannot hold: too long, or outside their grammar. They were ignored
 * already; left there, some of them would fill every request until it fails (threat model 2.3).
 */
export function clearStrayCookies(
  request: FastifyRequest,
  reply: FastifyReply,
  site: { readonly https: boolean },
): void {
  const strays = names.filter(
    (name) => request.cookies[name] !== undefined && readCookie(request.cookies, name) === null,
  );
  addCookies(
    reply,
    strays.map((name) => clearCookie(name, site)),
  );
}

function isOurs(name: string): name is CookieName {
  return Object.hasOwn(cookies, name);
}
