import { defineEndpoint } from '#src/contract/endpoint.ts';
import { dealSchemas } from '#src/contract/marketing/deals.schema.ts';
import { dealAnswers } from '#src/contract/marketing/deals-answers.schema.ts';
import type { ProductCard } from '#src/contract/catalogue/catalogue.ts';
import type { WireText } from '#src/contract/wire.ts';
import type { DealTerms } from '#src/domain/catalogue/prices/deal-price.ts';
import type { DealKind } from '#src/domain/marketing/deals/deal.ts';

/** Deals and their campaigns (spec §2 "Promo path", "Destination deals"; paths by RU-17). */
export const dealEndpoints = {
  dealList: defineEndpoint({
    method: 'GET',
    path: '/v2/promosrv/deals/list',
    summary: 'The deals that may be had now, the coming ones, and where they are.',
    auth: 'everyone',
    vertical: 'deals',
    input: dealSchemas.dealList,
    output: dealAnswers.dealList,
  }),
  /** `coureg` is a country or region by its numeric id (RU-11, RU-16). Fails with `not_found` for an unknown id. */
  dealsOfPlace: defineEndpoint({
    method: 'GET',
    path: '/v2/promosrv/deals/place',
    summary: 'The deals of a city or a country, with all that they are for.',
    example: { scope: 'city', id: '13' },
    auth: 'everyone',
    vertical: 'deals',
    input: dealSchemas.dealsOfPlace,
    output: dealAnswers.dealsOfPlace,
  }),
  dealCampaigns: defineEndpoint({
    method: 'GET',
    path: '/v2/promosrv/deals/campaigns',
    summary: 'Campaigns with their deals.',
    auth: 'everyone',
    vertical: 'deals',
    input: dealSchemas.dealCampaigns,
    output: dealAnswers.dealCampaigns,
  }),
} as const;

export type DealPlace = { readonly id: number; readonly slug: string; readonly name: WireText };

/** A deal that may be had now; instants in UTC (ISO 8601), the end not in it, null for none. */
export type DealAnswer = {
  readonly id: number;
  readonly slug: string;
  readonly kind: DealKind;
  readonly title: WireText;
  readonly text: WireText;
  readonly ends: string | null;
  /** Whole days until it ends; null when that is further than a month, or never. */
  readonly daysLeft: number | null;
  /** How many orders may still have it; null is any number. */
  readonly left: number | null;
  readonly terms: Pick<DealTerms, 'visit' | 'days' | 'lead' | 'stacks'>;
  readonly places: readonly DealPlace[];
  readonly products: readonly ProductCard[];
};

/** A deal that has not begun. */
export type ComingDeal = Pick<DealAnswer, 'id' | 'slug' | 'title' | 'text'> & { readonly begins: string };

export type DealsAnswer = {
  readonly deals: readonly DealAnswer[];
  readonly coming: readonly ComingDeal[];
  readonly places: readonly { readonly place: DealPlace; readonly deals: number }[];
  readonly campaigns: number;
  readonly packs: readonly {
    readonly id: number;
    readonly slug: string;
    readonly title: WireText;
    readonly picture: string;
    readonly percentOff: number;
    readonly items: number;
  }[];
};

export type PlaceDealsAnswer = Pick<DealsAnswer, 'deals' | 'places'> & {
  /** The place that was asked for; a country has no words of ours and is named by its code (ISO 3166-1 alpha-2). */
  readonly place: {
    readonly id: number;
    readonly slug: string;
    readonly name: WireText | null;
    readonly country: string;
  };
};

export type CampaignsAnswer = {
  /** Those with open deals, in their order. */
  readonly campaigns: readonly {
    readonly id: number;
    readonly slug: string;
    readonly title: WireText;
    readonly text: WireText;
    /** Of the deal that ends last; null when that is further than a month, or never. */
    readonly daysLeft: number | null;
    readonly deals: readonly DealAnswer[];
  }[];
};
