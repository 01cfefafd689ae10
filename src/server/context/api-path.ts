import type { RequestTarget } from '#src/domain/site/addresses/request-target.ts';

/** The second base, to which guest-checkout sites send some of their calls (spec §7). */
const guestBase = '/xos_gc';

/** The base paths of the API: the same handlers, with the same checks, on both bases (T-14). */
export const apiBases = ['', guestBase] as const;

/**
 * Returns the path of a call without its base, or null where the address is not of the API: a call has one spelling.
 * Everything that decides by an API path uses this function, so that no spelling of the second base bypasses a check
 * of the first.
 */
export function apiPath({ path, exact }: Pick<RequestTarget, 'path' | 'exact'>): string | null {
  if (!exact) return null;
  const bare = path.startsWith(`${guestBase}/`) ? path.slice(guestBase.length) : path;
  return /^\/v[123](\/|$)/.test(bare) ? bare : null;
}
