import type { FastifyRequest } from 'fastify';

import { readCookie } from '#src/contract/cookies.ts';
import { partnerNames } from '#src/domain/partner.ts';
import { hostRow, type HostRow, type HostTable, type Website } from '#src/domain/site/hosts.ts';
import { languageCodes } from '#src/domain/site/languages.ts';
import { partners } from '#src/partners/partners.ts';
import { unsign } from '#src/server/signing.ts';

export const mainWebsite: Website = { name: 'main', languages: languageCodes, currency: null };
const chinaWebsite: Website = { name: 'china', languages: languageCodes, currency: 'CNY' };

/** The hosts of a showcase and of development (RU-4), all on one port: ours, China's, the guests', and each partner's. */
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
    ...partnerNames
      .filter((name) => name !== 'guest_checkout')
      .map((name): HostRow => ({ ...plain, ...at(`${partners[name].match.host}.localhost`), partner: name })),
  ];
}

type HostSettings = {
  readonly hosts: HostTable;
  readonly allowHostOverride: boolean;
  readonly cookieKeys: readonly string[];
};

/**
 * The row that decides about a request: the host's own, an unknown host's is the default (production has refused it
 * before). Where it is allowed, a signed cookie or a header may name another of our hosts to look at (RU-4); what is
 * built on the origin stays with the host that was asked (D-4).
 */
export function hostOf(request: FastifyRequest, { hosts, allowHostOverride, cookieKeys }: HostSettings): HostRow {
  const own = hostRow(hosts, request.headers.host) ?? hosts[0];
  if (!allowHostOverride) return own;
  const header = request.headers['x-klook-host'];
  const cookie = readCookie(request.cookies, 'host_override');
  const named = cookie === null ? header : (unsign(cookie, hostOverridePurpose, cookieKeys) ?? header);
  const other = typeof named === 'string' ? hostRow(hosts, named) : null;
  return other === null ? own : { ...other, origin: own.origin };
}

export const hostOverridePurpose = 'host override';
