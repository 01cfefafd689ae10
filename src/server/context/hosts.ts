import type { FastifyRequest } from 'fastify';

import { receivedHeaders } from '#src/contract/compat/spec-headers.ts';
import { readCookie } from '#src/contract/site/cookies.ts';
import { hostRow, type HostRow, type HostTable, type Website } from '#src/domain/site/hosts.ts';
import { languageCodes } from '#src/domain/site/language/languages.ts';
import { allPartners } from '#src/partners/partners.ts';
import { unsign } from '#src/server/context/signing.ts';

export const mainWebsite: Website = { name: 'main', languages: languageCodes, currency: null };
const chinaWebsite: Website = { name: 'china', languages: languageCodes, currency: 'CNY' };

/**
 * Returns the hosts of a showcase and of development (RU-4), all on one port: ours, China's, the guests', and each
 * partner's.
 */
export function showcaseHosts(origin: string): HostTable {
  const { protocol, port, hostname } = new URL(origin);
  const at = (host: string): Pick<HostRow, 'host' | 'origin'> => ({
    host,
    origin: `${protocol}//${host}${port === '' ? '' : `:${port}`}`,
  });
  const plain = { market: 'global', website: mainWebsite, isGuest: false, partner: null } as const;
  return [
    { ...plain, host: hostname, origin },
    { ...plain, ...at('cn.localhost'), market: 'cn', website: chinaWebsite },
    { ...plain, ...at('guest.localhost'), isGuest: true },
    ...allPartners
      .filter(({ name }) => name !== 'guest_checkout')
      .map(({ name, match }): HostRow => ({ ...plain, ...at(`${match.host}.localhost`), partner: name })),
  ];
}

type HostSettings = {
  readonly hosts: HostTable;
  readonly allowHostOverride: boolean;
  readonly cookieKeys: readonly string[];
};

/**
 * Returns the row that decides about a request: the host's own, an unknown host's is the default (production has
 * refused it before). Where it is allowed, another of our hosts may be named to look at (RU-4); name and origin, on
 * which orders, mails and links are built, stay those of the requested host (D-4).
 */
export function hostOf(request: FastifyRequest, settings: HostSettings): HostRow {
  const { hosts } = settings;
  const own = hostRow(hosts, request.headers.host) ?? hosts[0];
  const other = hostRow(hosts, namedHost(request, settings) ?? undefined);
  return other === null || other === own ? own : { ...other, host: own.host, origin: own.origin };
}

/**
 * Returns the host that the cookie we signed, or else the header, requests to look at; null where that is not allowed.
 */
export function namedHost(request: FastifyRequest, settings: HostSettings): string | null {
  if (!settings.allowHostOverride) return null;
  const cookie = readCookie(request.cookies, 'host_override');
  const chosen = cookie === null ? null : unsign(cookie, hostOverridePurpose, settings.cookieKeys);
  const header = request.headers[receivedHeaders.host];
  return chosen ?? (typeof header === 'string' ? header : null);
}

/** What the signature of the cookie `host_override` is for. */
export const hostOverridePurpose = 'host override';
