import { get } from '#src/contract/endpoint.ts';
import type { DestinationCard } from '#src/contract/catalogue/catalogue.ts';
import type { WireText } from '#src/contract/wire.ts';
import type { Category } from '#src/domain/catalogue/product.ts';
import type { CurrencyCode } from '#src/domain/shared/money/currency.ts';
import type { MenuVertical } from '#src/domain/site/affiliate.ts';

/** What the site itself is made of (spec §7 "site data"). Paths in answers are in the caller's language. */
export const siteDataEndpoints = {
  exchangeRate: get<{ date?: string }, ExchangeRateAnswer>('/v1/usrcsrv/exchange_rate'),
  /** `admin_preview_mode` asks for what is not published yet; it shows nothing without a preview token (T-16). */
  classificationNavigation: get<{ admin_preview_mode?: string }, ClassificationAnswer>(
    '/v1/usrcsrv/general/classification/navigation/info',
  ),
  seoNavigation: get<Record<never, never>, SeoNavigationAnswer>('/v1/seosrv/public/query/navigation/basic/info'),
  destinationGuide: get<Record<never, never>, DestinationGuideAnswer>('/v2/usrcsrv/destination/guide'),
  menuCategory: get<Record<never, never>, MenuAnswer>('/v1/usrcsrv/menu/category'),
  /** `platform` is a sum of the bits of spec §3, or the name of a device. */
  genericTypes: get<{ type: string; platform?: 'mobile' | 'desktop' | number }, GenericTypesAnswer>(
    '/v1/usrcsrv/generic/types/:type(key)',
    { timeoutMs: 1000 },
  ),
  /** `id` is the country's numeric id, the one of residences (RU-11). */
  country: get<{ id: number }, CountryAnswer>('/v1/usrcsrv/country/:id/basic_info'),
} as const;

/** Rates of the last business day that is not after the date asked for (RU-13). */
export type ExchangeRateAnswer = {
  /** "2026-11-20"; null when no rate that old is known, and then there are none. */
  readonly date: string | null;
  readonly base: 'HKD';
  /** HKD for one unit of each currency, as decimal strings. */
  readonly rates: Readonly<Record<string, string>>;
  /** The days of those rates that are older than `date`. */
  readonly earlier: Readonly<Record<string, string>>;
};

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

export type GenericTypesAnswer = {
  readonly type: string;
  readonly items: readonly {
    readonly id: string;
    /** In the caller's language; null where the word belongs to the page that shows it. */
    readonly name: string | null;
    /** A residence's numeric id, a currency's decimal places; null for the rest. */
    readonly value: number | null;
  }[];
};

export type CountryAnswer = {
  readonly id: number;
  readonly code: string;
  readonly name: string;
  /** Of its destinations. */
  readonly currencies: readonly CurrencyCode[];
  readonly destinations: readonly DestinationCard[];
};
