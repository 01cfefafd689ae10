import type { BrandColours, ThemeName, Toggles } from '#src/domain/site/partner.ts';
import type { CurrencyCode } from '#src/domain/shared/money/currency.ts';
import type { AffiliateLook } from '#src/domain/site/affiliate.ts';
import type { Stores } from '#src/domain/site/addresses/apps.ts';
import type { Variant } from '#src/domain/site/choices/experiments.ts';
import type { Market, Website } from '#src/domain/site/hosts.ts';
import type { LanguageCode } from '#src/domain/site/language/languages.ts';
import type { MenuWord } from '#src/domain/site/menu.ts';
import type { SiteNotice } from '#src/domain/site/notice.ts';
import type { AppShell, Platform } from '#src/domain/site/page/platform.ts';
import type { FormattingLocale } from '#src/domain/site/language/formatting-locale.ts';

/**
 * The page part of the site state (spec §3): what a page's HTML carries and a cache may key on. It contains nothing
 * about a visitor; the rest is the visitor part (`visitor-part.ts`), which the browser gets by calls and cookies.
 */
export type SitePart = {
  /** The host table's name of this site, never the request's (RU-4). */
  readonly host: string;
  /** "https://www.example.com", from the host table. */
  readonly origin: string;
  /** The origin of canonical addresses: a partner's pages are our pages in another dress. */
  readonly canonicalOrigin: string;
  readonly market: Market;
  readonly marketId: number;
  readonly website: Pick<Website, 'name' | 'currency' | 'currencies'>;
  readonly language: LanguageCode;
  /** The language with the years and digits that are wanted: what numbers, dates and amounts are formatted by. */
  readonly writing: FormattingLocale;
  readonly backendLanguage: string;
  readonly supportLanguages: readonly LanguageCode[];
  readonly currency: CurrencyCode;
  readonly currencySymbol: string;
  /** HKD per unit of each currency as decimal strings (RU-13); empty when no rate is known. */
  readonly currencyRate: Readonly<Record<string, string>>;
  /**
   * What the menu names, in its order, as editors chose it for such visitors; who may see which of it is settled where
   * it is drawn.
   */
  readonly menu: readonly MenuWord[];
  /**
   * Paths of pages that an editor writes and that are not there at this moment, so that nothing leads to them; none
   * where it is not said.
   */
  readonly withdrawn?: readonly string[];
  readonly platform: Platform;
  /**
   * Our own app around the page, for which editors may write something else (spec §3 platform bits); null in a browser.
   */
  readonly app: AppShell | null;
  readonly isBot: boolean;
  /** The theme's name, our own included. */
  readonly partner: ThemeName;
  readonly util: UtilConfig;
  /** What is agreed with the affiliate that sent this visitor, where it changes pages. */
  readonly affiliateLook: AffiliateLook | null;
  readonly brand: Brand;
  /** The line above every page: an editor's, else the operator's; null for none. */
  readonly notice: SiteNotice | null;
  /** Where the operator's apps are in their stores; absent without any. */
  readonly stores?: Stores;
  /** Experiments that act on this page, as the visitor's groups see it; absent without any, and for bots (RU-22). */
  readonly variants?: readonly Variant[];
  /** RU-30: a showcase says that it is a demonstration. */
  readonly demonstration: boolean;
  /** Whether pages for developers (`/dev/…`) exist. */
  readonly developerPages: boolean;
};

/** What a theme decides (spec §3 `utilConfig`). */
export type UtilConfig = {
  readonly isGuestCheckout: boolean;
  readonly toggles: Toggles;
  /** The partner's name beside ours; null on our own site. */
  readonly title: string | null;
};

/** The name of the shop and how to reach its operator (site configuration). */
export type Brand = {
  readonly name: string;
  /** A path under `public/`, or null for the drawn word mark. */
  readonly logo: string | null;
  readonly supportEmail: string;
  readonly supportPhone: string;
  readonly colours: BrandColours;
};
