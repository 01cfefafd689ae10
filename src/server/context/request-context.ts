import type { Seller } from '#src/domain/orders/documents/receipt.ts';
import type { FastifyRequest } from 'fastify';

import { cookies as cookieTable, readCookie, type CookieName } from '#src/contract/site/cookies.ts';
import type { ThemeName } from '#src/domain/site/partner.ts';
import {
  affiliateOfQuery,
  affiliateOfText,
  affiliateText,
  type AffiliateIds,
  type AffiliateRow,
} from '#src/domain/site/affiliate.ts';
import { localPath, readAddress, type Address } from '#src/domain/site/addresses/address.ts';
import type { Apps } from '#src/domain/site/addresses/apps.ts';
import { chooseCurrency } from '#src/domain/site/choices/currency-choice.ts';
import type { Experiment } from '#src/domain/site/choices/experiments.ts';
import { currencySymbol } from '#src/domain/site/language/formats.ts';
import { canonicalOrigin, marketIds, type HostRow, type HostTable } from '#src/domain/site/hosts.ts';
import { backendLanguage, defaultLanguage, languages, type LanguageCode } from '#src/domain/site/language/languages.ts';
import { noticeIn, type NoticeSetting } from '#src/domain/site/notice.ts';
import { choosePartner } from '#src/domain/site/partner-choice.ts';
import { appOf } from '#src/domain/site/page/platform.ts';
import { agentOf } from '#src/server/context/agents.ts';
import type { Brand, SitePart } from '#src/domain/site/site-part.ts';
import {
  chooseHabit,
  standardHabit,
  writingOf,
  type FormatPreference,
} from '#src/domain/site/language/formatting-locale.ts';
import { allPartners, partnerNamed, utilConfigAt } from '#src/partners/partners.ts';
import { cookiePurpose } from '#src/server/context/cookie-purpose.ts';
import { hostOf, namedHost } from '#src/server/context/hosts.ts';
import { noteOnce, oddInput } from '#src/server/context/malformed-input.ts';
import { targetOf } from '#src/server/context/request-target.ts';
import { sign, unsign } from '#src/server/context/signing.ts';

/** What the configuration says of the site, the same for every request. */
export type SiteSettings = {
  readonly hosts: HostTable;
  readonly brand: Brand;
  /** Who issues receipts; a demonstration has a sample. */
  readonly seller?: Seller;
  /** Apps that may open our addresses; a shop without any says nothing of them. */
  readonly apps?: Apps;
  readonly affiliates: readonly AffiliateRow[];
  readonly notice: NoticeSetting | null;
  readonly experiments: readonly Experiment[];
  readonly demonstration: boolean;
  readonly developerPages: boolean;
  /** Whether the developers' pages answer under other names than those of this machine. */
  readonly developerPagesPublic: boolean;
  /** In production a host that is not ours gets 421 (RU-4). */
  readonly strictHosts: boolean;
  /** RU-4: another of our hosts may be requested by cookie or header. */
  readonly allowHostOverride: boolean;
  /** The first signs cookies, all verify. */
  readonly cookieKeys: readonly [string, ...string[]];
};

/** The page part without its rates and its menu, which are current values and are added when a page is made. */
export type SiteChoice = Omit<SitePart, 'currencyRate' | 'menu'>;

/** A cookie to set: what was chosen, where the browser holds something else (spec §4). */
export type NewCookie = { readonly name: CookieName; readonly value: string };

/** Through the door: where the request wants to go and what site it gets. Decided in this order, once per request. */
export type Entry = {
  readonly site: SiteChoice;
  readonly address: Address;
  /** The address to redirect to, when it differs (RU-36: one redirect settles all). */
  readonly moveTo: string | null;
  readonly query: URLSearchParams;
  readonly affiliate: AffiliateIds | null;
  readonly cookies: readonly NewCookie[];
};

/** What a call of the API gets of its site; the address of a call names no language. */
export type CallSite = Pick<Entry, 'site' | 'affiliate'>;

/**
 * Reads a page request in this order: host → address (slash, language) → affiliate → partner → currency → device →
 * bot. The host is never echoed: origins come from the host table.
 */
export function enter(request: FastifyRequest, settings: SiteSettings): Entry {
  const { search, exact, path: sent } = targetOf(request);
  const query = new URLSearchParams(search);
  const row = hostOf(request, settings);
  const read = readAddress(sent);
  const isSpoken = row.website.languages.includes(read.language);
  const address = isSpoken ? read : { language: defaultLanguage, path: read.path };
  const canonical = isSpoken ? read.canonical : localPath(defaultLanguage, read.path);
  noteOdd(request, settings, row, read.language, query);
  const link = affiliateOf(request, row, query, settings);
  const partner = partnerFor(request, settings, { row, path: address.path, query, affiliate: link.affiliate });
  const writing = chooseHabit({ query: query.get('_writing'), cookie: readCookie(request.cookies, 'writing') });
  const { site, writeCurrency } = siteOf(request, settings, {
    row,
    language: address.language,
    theme: partner.theme,
    givenCurrency: query.get('_currency'),
    habit: writing.habit,
    affiliate: link.affiliate,
  });
  const signed = (name: CookieName, value: string): NewCookie => ({
    name,
    value: sign(value, cookiePurpose(name, row.host), settings.cookieKeys[0]),
  });
  const cookies: NewCookie[] = [
    ...(writeCurrency ? [{ name: 'currency', value: site.currency } as const] : []),
    ...(writing.write ? [{ name: 'writing', value: writing.habit } as const] : []),
    ...missing(request, 'lang', site.language),
    ...missing(request, 'platform', site.platform),
    ...(partner.keep ? [signed('util', partner.theme)] : []),
    ...(link.isClick && link.affiliate !== null ? [signed('affiliate', affiliateText(link.affiliate))] : []),
  ];
  return {
    site,
    address,
    moveTo: exact && sent === canonical ? null : canonical,
    query,
    affiliate: link.affiliate,
    cookies,
  };
}

/** Reads what a call of the API may rely on: host and signed cookies; the rest of its headers are hints (D-12). */
export function enterCall(
  request: FastifyRequest,
  settings: SiteSettings,
  given: { readonly language: LanguageCode; readonly currency: string | null },
): CallSite {
  const row = hostOf(request, settings);
  const language = row.website.languages.includes(given.language) ? given.language : defaultLanguage;
  noteOdd(request, settings, row, given.language, new URLSearchParams(targetOf(request).search));
  const query = new URLSearchParams();
  const { affiliate } = affiliateOf(request, row, query, settings);
  const { theme } = partnerFor(request, settings, { row, path: '/', query, affiliate });
  const { habit } = chooseHabit({ query: null, cookie: readCookie(request.cookies, 'writing') });
  const { site } = siteOf(request, settings, { row, language, theme, givenCurrency: given.currency, habit, affiliate });
  return { site, affiliate };
}

/**
 * Returns the site of an address for a visitor who sends nothing along: no cookie, no query, no partner's link. Null
 * for a language that the host does not speak.
 */
export function enterBare(
  request: FastifyRequest,
  settings: SiteSettings,
  { language, path }: Address,
): SiteChoice | null {
  const row = hostOf(request, settings);
  if (!row.website.languages.includes(language)) return null;
  const nothing = { airlineId: null, requested: null, stored: null, affiliateId: null, agreed: null };
  const { theme } = choosePartner({ host: row, path, ...nothing }, allPartners);
  const givenCurrency = languages[language].currency;
  return siteOf(request, settings, { row, language, theme, givenCurrency, habit: standardHabit, affiliate: null }).site;
}

type Chosen = {
  readonly row: HostRow;
  readonly language: LanguageCode;
  readonly theme: ThemeName;
  readonly givenCurrency: string | null;
  readonly habit: FormatPreference;
  readonly affiliate: AffiliateIds | null;
};

function siteOf(
  request: FastifyRequest,
  settings: SiteSettings,
  { row, language, theme, givenCurrency, habit, affiliate }: Chosen,
): { readonly site: SiteChoice; readonly writeCurrency: boolean } {
  const { device, isBot } = agentOf(request.headers['user-agent'] ?? '');
  const { currency, write } = chooseCurrency({
    market: row.market,
    query: givenCurrency,
    cookie: readCookie(request.cookies, 'currency'),
    language,
    websiteDefault: partnerNamed(theme)?.currency ?? row.website.currency,
    supported: row.website.currencies,
  });
  const writing = writingOf(language, habit);
  const site: SiteChoice = {
    host: row.host,
    origin: row.origin,
    canonicalOrigin: canonicalOrigin(settings.hosts, row),
    market: row.market,
    marketId: marketIds[row.market],
    website: websiteFacts(row.website),
    language,
    writing,
    backendLanguage: backendLanguage(language),
    supportLanguages: row.website.languages,
    currency,
    currencySymbol: currencySymbol(currency, writing),
    platform: device.platform,
    app: appOf(device),
    isBot,
    partner: theme,
    util: utilConfigAt(theme, row),
    affiliateLook: lookOf(affiliate, settings.affiliates),
    brand: settings.brand,
    notice: settings.notice === null ? null : noticeIn(settings.notice, language),
    ...(settings.apps?.stores === undefined ? {} : { stores: settings.apps.stores }),
    demonstration: settings.demonstration,
    developerPages: settings.developerPages,
  };
  return { site, writeCurrency: write };
}

function websiteFacts({ name, currency, currencies }: HostRow['website']): SitePart['website'] {
  return { name, currency, ...(currencies === undefined ? {} : { currencies }) };
}

/** Only agreements that change pages are named in one, so that ids invented by clients share a cached page. */
function lookOf(ids: AffiliateIds | null, rows: readonly AffiliateRow[]): SitePart['affiliateLook'] {
  const row = ids === null ? undefined : rows.find(({ aid }) => aid === ids.aid);
  if (row === undefined || (row.menu === null && row.banners.length === 0)) return null;
  return { aid: row.aid, menu: row.menu, banners: row.banners };
}

/**
 * Who sent the visitor: the last click counts (T-15), for as long as its cookie lasts. It is a click when it opens a page
 * by itself, never as a frame, a picture or a script, and not ahead of the visitor's wish.
 */
function affiliateOf(
  request: FastifyRequest,
  row: HostRow,
  query: URLSearchParams,
  settings: SiteSettings,
): { readonly affiliate: AffiliateIds | null; readonly isClick: boolean } {
  const { 'sec-fetch-dest': destination = 'document', 'sec-purpose': purpose } = request.headers;
  const isOpened = destination === 'document' && purpose === undefined;
  const requested = isOpened ? affiliateOfQuery(query) : null;
  if (requested !== null) return { affiliate: requested, isClick: true };
  return { affiliate: affiliateOfText(stored(request, settings, row, 'affiliate')), isClick: false };
}

type Arrived = {
  readonly row: HostRow;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly affiliate: AffiliateIds | null;
};

function partnerFor(
  request: FastifyRequest,
  settings: SiteSettings,
  { row, path, query, affiliate }: Arrived,
): ReturnType<typeof choosePartner> {
  return choosePartner(
    {
      host: row,
      path,
      airlineId: query.get('airline_id'),
      requested: query.get('util'),
      stored: stored(request, settings, row, 'util'),
      affiliateId: affiliate?.aid ?? null,
      agreed: settings.affiliates.find(({ aid }) => aid === affiliate?.aid)?.partner ?? null,
    },
    allPartners,
  );
}

/** Returns a cookie's value, of a signed one without its signature; null when it is none of ours. */
function stored(request: FastifyRequest, settings: SiteSettings, row: HostRow, name: CookieName): string | null {
  const value = readCookie(request.cookies, name);
  if (value === null || !cookieTable[name].signed) return value;
  return unsign(value, cookiePurpose(name, row.host), settings.cookieKeys);
}

function noteOdd(
  request: FastifyRequest,
  settings: SiteSettings,
  row: HostRow,
  language: LanguageCode,
  query: URLSearchParams,
): void {
  const found = oddInput(request, {
    hosts: settings.hosts,
    namedHost: namedHost(request, settings),
    row,
    language,
    query,
    partners: allPartners,
    stored: (name) => stored(request, settings, row, name),
  });
  noteOnce(request.log, settings, found);
}

function missing(request: FastifyRequest, name: CookieName, value: string): readonly NewCookie[] {
  return readCookie(request.cookies, name) === value ? [] : [{ name, value }];
}
