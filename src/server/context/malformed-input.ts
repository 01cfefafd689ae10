import type { FastifyBaseLogger, FastifyRequest } from 'fastify';

import { readCookie, type CookieName } from '#src/contract/site/cookies.ts';
import type { Partner } from '#src/domain/site/partner.ts';
import { isCurrency } from '#src/domain/shared/money/currency.ts';
import { affiliateOfQuery } from '#src/domain/site/affiliate.ts';
import { hostRow, type HostRow, type HostTable } from '#src/domain/site/hosts.ts';
import { isLanguage, respell, type LanguageCode } from '#src/domain/site/language/languages.ts';
import { isFormatPreference } from '#src/domain/site/language/formatting-locale.ts';
import { isPlatformWord, longestAgent } from '#src/domain/site/page/platform.ts';

type OddKind = 'currency' | 'language' | 'host' | 'partner' | 'affiliate' | 'device';

/** A value that the request context could not use, and where it was. */
export type OddInput = { readonly kind: OddKind; readonly where: string; readonly value: string };

type RequestParts = {
  readonly hosts: HostTable;
  /** The other host that a cookie or header names; null where none does, or none may. */
  readonly namedHost: string | null;
  readonly row: HostRow;
  readonly language: LanguageCode;
  readonly query: URLSearchParams;
  readonly partners: readonly Partner[];
  /** A cookie's value, its signature proved. */
  readonly stored: (name: CookieName) => string | null;
};

/** Everything in a request that names a host, language, currency, partner, affiliate or device that is not ours. */
export function oddInput(request: FastifyRequest, requested: RequestParts): readonly OddInput[] {
  return [
    ...oddHosts(request, requested),
    ...oddWords(request, requested),
    ...oddPartners(requested),
    ...oddAffiliate(requested),
    ...oddCookies(request, requested),
  ];
}

function oddHosts({ headers }: FastifyRequest, { hosts, namedHost }: RequestParts): OddInput[] {
  return [
    ...odd('host', 'Host', headers.host, (value) => hostRow(hosts, value) !== null),
    ...odd('host', 'override', namedHost, (value) => hostRow(hosts, value) !== null),
  ];
}

function oddWords({ headers }: FastifyRequest, { row, language, query }: RequestParts): OddInput[] {
  const isKnown = (code: string): boolean => isLanguage(code) || respell(code) !== null;
  return [
    ...odd('language', 'address', language, () => row.website.languages.includes(language)),
    ...odd('language', 'k_lang', query.get('k_lang'), isKnown),
    ...odd('currency', '_currency', query.get('_currency'), isCurrency),
    ...odd('language', '_writing', query.get('_writing'), isFormatPreference),
    ...odd('currency', 'k_currency', query.get('k_currency'), isCurrency),
    ...odd('currency', 'header Currency', headers['currency']?.toString(), isCurrency),
    ...odd('device', 'header X-Platform', headers['x-platform']?.toString(), isPlatformWord),
    ...odd('device', 'User-Agent', headers['user-agent'], (agent) => agent.length <= longestAgent),
  ];
}

function oddPartners({ query, partners }: RequestParts): OddInput[] {
  const isPossible = ({ name, id, match }: Partner, value: string): boolean =>
    match.chosenByQuery && (name === value || String(id) === value);
  return [
    ...odd('partner', 'util', query.get('util'), (value) => partners.some((one) => isPossible(one, value))),
    ...odd('partner', 'airline_id', query.get('airline_id'), (value) =>
      partners.some(({ match }) => match.airlineIds.includes(value.toUpperCase())),
    ),
  ];
}

function oddAffiliate({ query }: RequestParts): OddInput[] {
  const ids = affiliateOfQuery(query);
  return [
    ...odd('affiliate', 'aid', query.get('aid'), () => ids !== null),
    ...odd('affiliate', 'wid', query.get('wid'), () => ids === null || ids.wid !== ''),
    ...odd('affiliate', 'aff_pid', query.get('aff_pid'), () => ids === null || ids.affPid !== ''),
  ];
}

const cookieKinds = {
  lang: 'language',
  currency: 'currency',
  writing: 'language',
  platform: 'device',
  util: 'partner',
  affiliate: 'affiliate',
} as const satisfies Partial<Record<CookieName, OddKind>>;

function oddCookies({ cookies }: FastifyRequest, { stored }: RequestParts): OddInput[] {
  const names: readonly (keyof typeof cookieKinds)[] = ['lang', 'currency', 'writing', 'platform', 'util', 'affiliate'];
  return [
    ...names.flatMap((name) => odd(cookieKinds[name], `cookie ${name}`, cookies[name], () => stored(name) !== null)),
    ...odd(
      'host',
      'cookie host_override',
      cookies['host_override'],
      () => readCookie(cookies, 'host_override') !== null,
    ),
  ];
}

function odd(
  kind: OddKind,
  where: string,
  value: string | null | undefined,
  isOurs: (value: string) => boolean,
): OddInput[] {
  return value === null || value === undefined || value === '' || isOurs(value) ? [] : [{ kind, where, value }];
}

/** More than these of one kind are an attack, which other log lines report. */
const mostNoted = 300;
const noted = new WeakMap<object, Map<OddKind, Set<string>>>();

/**
 * Logs what was odd, each kind of it once for an installation (`of`): where it was, how long it was and what it looked
 * like. The value itself is a visitor's and is not written.
 */
export function noteOnce(log: Pick<FastifyBaseLogger, 'info'>, of: object, found: readonly OddInput[]): void {
  if (found.length === 0) return;
  const kinds = noted.get(of) ?? new Map<OddKind, Set<string>>();
  noted.set(of, kinds);
  for (const { kind, where, value } of found) {
    const known = kinds.get(kind) ?? new Set<string>();
    kinds.set(kind, known);
    const shape = shapeOf(value);
    const key = `${where} ${shape}`;
    if (known.has(key) || known.size >= mostNoted) continue;
    known.add(key);
    log.info({ kind, where, length: value.length, shape }, 'an unknown value was ignored');
  }
}

/** "evil.example:80" → "a.a:9": runs of letters and digits as one sign, what is no plain sign as a question mark. */
function shapeOf(value: string): string {
  return value
    .slice(0, 64)
    .replaceAll(/[A-Za-z]+/g, 'a')
    .replaceAll(/\d+/g, '9')
    .replaceAll(/[^\x21-\x7e]+/g, '?')
    .slice(0, 24);
}
