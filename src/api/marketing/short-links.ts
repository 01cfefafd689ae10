import { readShortLink } from '#src/actions/marketing/short-links/read-short-link.ts';
import { route, type Route } from '#src/api/route.ts';
import { shortLinkEndpoints } from '#src/contract/marketing/referral/short-links.ts';
import { ok } from '#src/domain/failure.ts';
import { deepLink, webAddress } from '#src/domain/site/addresses/short-link.ts';

/** Short addresses (T-05). */
export const shortLinkRoutes: readonly Route[] = [
  route(shortLinkEndpoints.shortLink, async (deps, { caller, input }) => {
    const target = await readShortLink(deps, caller.network, input.code);
    if (!target.ok) return target;
    const web = webAddress(target.value, caller.language);
    return ok({ kind: target.value.kind, deepLink: deepLink(target.value), web });
  }),
];
