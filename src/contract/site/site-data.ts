import { defineEndpoint } from '#src/contract/endpoint.ts';
import { siteDataSchemas } from '#src/contract/site/site-data.schema.ts';
import { siteDataAnswers } from '#src/contract/site/site-data-answers.schema.ts';
import type { DestinationCard } from '#src/contract/catalogue/catalogue.ts';
import type { WireText } from '#src/contract/wire.ts';
import type { Category } from '#src/domain/catalogue/product.ts';
import type { MenuVertical } from '#src/domain/site/affiliate.ts';

/** What the site itself is made of (spec §7 "site data"). Paths in answers are in the caller's language. */
export const siteDataEndpoints = {
  exchangeRate: defineEndpoint({
    method: 'GET',
    path: '/v1/usrcsrv/exchange_rate',
    summary: 'Rates of the last business day that is not after a date.',
    example: { date: '2026-11-22' },
    auth: 'everyone',
    limits: { rate: 'reads' },
    input: siteDataSchemas.exchangeRate,
    output: siteDataAnswers.exchangeRate,
  }),
  /** `admin_preview_mode` asks for what is not published yet; it shows nothing without a preview token (T-16). */
  classificationNavigation: defineEndpoint({
    method: 'GET',
    path: '/v1/usrcsrv/general/classification/navigation/info',
    summary: 'What is offered, by category and destination.',
    auth: 'everyone',
    previewed: true,
    input: siteDataSchemas.classificationNavigation,
    output: siteDataAnswers.classificationNavigation,
  }),
  seoNavigation: defineEndpoint({
    method: 'GET',
    path: '/v1/seosrv/public/query/navigation/basic/info',
    summary: 'The pages that search engines should find first.',
    auth: 'everyone',
    input: siteDataSchemas.nothing,
    output: siteDataAnswers.seoNavigation,
  }),
  destinationGuide: defineEndpoint({
    method: 'GET',
    path: '/v2/usrcsrv/destination/guide',
    summary: 'Every country we go to, with its destinations.',
    auth: 'everyone',
    input: siteDataSchemas.nothing,
    output: siteDataAnswers.destinationGuide,
  }),
  menuCategory: defineEndpoint({
    method: 'GET',
    path: '/v1/usrcsrv/menu/category',
    summary: 'The menu: what is built and open to this visitor.',
    auth: 'everyone',
    input: siteDataSchemas.nothing,
    output: siteDataAnswers.menuCategory,
  }),
  /** `platform` is a sum of the bits of spec §3, or the name of a device. */
  genericTypes: defineEndpoint({
    method: 'GET',
    path: '/v1/usrcsrv/generic/types/:type(key)',
    summary: 'A closed list: category, vertical, unit, sort, special_option, language, currency or residence.',
    example: { type: 'currency' },
    auth: 'everyone',
    timeoutMs: 1_000,
    input: siteDataSchemas.genericTypes,
    output: siteDataAnswers.genericTypes,
  }),
  /** `id` is the country's numeric id, the one of residences (RU-11). */
  country: defineEndpoint({
    method: 'GET',
    path: '/v1/usrcsrv/country/:id/basic_info',
    summary: 'A country by the number of its residence, and what we have there.',
    example: { id: '2' },
    auth: 'everyone',
    input: siteDataSchemas.country,
    output: siteDataAnswers.country,
  }),
} as const;

export type ClassificationAnswer = {
  readonly classifications: readonly {
    readonly category: Category;
    readonly count: number;
    readonly path: string;
    readonly destinations: readonly DestinationLink[];
  }[];
};

export type DestinationLink = {
  readonly id: number;
  readonly slug: string;
  readonly name: WireText;
  readonly count: number;
  readonly path: string;
};

export type SeoNavigationAnswer = {
  readonly groups: readonly {
    readonly key: 'destinations' | 'activities';
    readonly links: readonly { readonly id: number; readonly name: WireText; readonly path: string }[];
  }[];
};

export type DestinationGuideAnswer = {
  readonly countries: readonly {
    readonly code: string;
    readonly name: string;
    readonly destinations: readonly DestinationCard[];
  }[];
};

export type MenuAnswer = {
  readonly menu: readonly {
    readonly vertical: MenuVertical;
    readonly path: string;
    readonly categories: readonly { readonly category: Category; readonly count: number; readonly path: string }[];
  }[];
};
