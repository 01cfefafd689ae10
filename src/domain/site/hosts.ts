import type { ThemeName } from '#src/domain/site/partner.ts';
import type { CurrencyCode } from '#src/domain/shared/money/currency.ts';
import type { LanguageCode } from '#src/domain/site/language/languages.ts';

export type Market = 'global' | 'cn';

/** Spec §9: the default is 1. */
export const marketIds: Readonly<Record<Market, number>> = { global: 1, cn: 2 };

/**
 * What a website sells in (spec §3 "website config"): its languages, and the currency used after the language's own.
 */
export type Website = {
  readonly name: string;
  readonly languages: readonly LanguageCode[];
  readonly currency: CurrencyCode | null;
  /** What it sells in; absent for every currency of ours. */
  readonly currencies?: readonly CurrencyCode[];
};

/** One line of the host table (RU-4). `origin` is the only ground for absolute URLs; a host is never echoed. */
export type HostRow = {
  /** In small letters, without port. */
  readonly host: string;
  /** "https://www.example.com". */
  readonly origin: string;
  readonly market: Market;
  readonly website: Website;
  readonly isGuest: boolean;
  readonly partner: ThemeName | null;
};

/** The hosts of an installation; the first is the default site. */
export type HostTable = readonly [HostRow, ...HostRow[]];

/** The row of a `Host` header ("cn.localhost:3000"), or null for a host that is not ours. */
export function hostRow(table: HostTable, header: string | undefined): HostRow | null {
  const host = hostName(header);
  return host === null ? null : (table.find((row) => row.host === host) ?? null);
}

/**
 * Returns the origin of the same page for search engines: the host itself, for a guest's or partner's the first of its
 * market.
 */
export function canonicalOrigin(table: HostTable, row: HostRow): string {
  if (isOurs(row)) return row.origin;
  const own = table.find((one) => one.market === row.market && isOurs(one));
  return (own ?? table[0]).origin;
}

function hostName(header: string | undefined): string | null {
  const match = /^([a-z0-9.-]{1,253}|\[[0-9a-f:.]{2,45}\])(?::\d{1,5})?$/i.exec(header ?? '');
  return match?.[1]?.toLowerCase() ?? null;
}

/**
 * Whether a host is one of our own, and no partner's or guest checkout's: only those are published to search engines
 * and feeds.
 */
export function isOurs({ isGuest, partner }: HostRow): boolean {
  return !isGuest && partner === null;
}
