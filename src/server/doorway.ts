import type { FastifyRequest } from 'fastify';
import { isbot } from 'isbot';

import { readAddress, type Address } from '#src/domain/site/address.ts';
import { chooseCurrency } from '#src/domain/site/currency-choice.ts';
import { platformOf } from '#src/domain/site/platform.ts';
import type { Brand, SitePart } from '#src/domain/site/site-part.ts';

/** What the configuration says of the site, the same for every request. */
export type SiteSettings = {
  readonly origin: string;
  readonly brand: Brand;
  readonly demonstration: boolean;
  readonly developerPages: boolean;
  /** Whether the developers' pages answer under other names than those of this machine. */
  readonly developerPagesPublic: boolean;
  /** In production a host that is not ours gets 421 (RU-4). */
  readonly strictHosts: boolean;
};

/** Through the door: where the request wants to go and what site it gets. Decided in this order, once per request. */
export type Entry = {
  readonly site: SitePart;
  readonly address: Address;
  /** Where it should have been asked, when that differs (RU-36: one redirect settles all). */
  readonly moveTo: string | null;
  readonly query: URLSearchParams;
  /** Set when the stored currency was not valid (spec §4). */
  readonly writeCurrency: boolean;
};

/** Reads a page request: address → platform → bot → currency → site. The host is never echoed: origins come from settings. */
export function enter(request: FastifyRequest, settings: SiteSettings): Entry {
  const [rawPath = '/', ...rest] = request.raw.url?.split('?') ?? [];
  const query = new URLSearchParams(rest.join('?'));
  const address = readAddress(rawPath);
  const userAgent = request.headers['user-agent'] ?? '';
  const choice = chooseCurrency({
    market: 'global',
    query: query.get('_currency'),
    cookie: request.cookies['currency'] ?? null,
    language: address.language,
    websiteDefault: null,
  });
  const site: SitePart = {
    origin: settings.origin,
    market: 'global',
    language: address.language,
    currency: choice.currency,
    platform: platformOf(userAgent),
    isBot: isbot(userAgent),
    partner: 'meander',
    brand: settings.brand,
    demonstration: settings.demonstration,
    developerPages: settings.developerPages,
  };
  const moveTo = rawPath === address.canonical ? null : address.canonical;
  return { site, address, moveTo, query, writeCurrency: choice.write };
}
