import type { CurrencyCode } from '#src/domain/shared/money/currency.ts';

/** The theme of a page: the name of a partner in `src/partners`, or `meander`, our own. Cookies and orders store it, so it never changes. */
export type ThemeName = string;

/** A feature that a theme turns on or off (spec §1). Only guest checkout turns off the banner. */
export type Feature =
  | 'userCentre'
  | 'cart'
  | 'footer'
  | 'search'
  | 'secondaryNav'
  | 'creditsUse'
  | 'breadcrumb'
  | 'recommendations'
  | 'globalNotice'
  | 'banner';

export type Toggles = Readonly<Record<Feature, boolean>>;

/** Role tokens that a theme or an operator replaces (`#rrggbb`); `action` and `second` carry white text (WCAG AA). */
export type BrandColours = Readonly<Partial<Record<'accent' | 'action' | 'second', string>>>;

/** How a request is recognized as a partner's (spec §4 "utility style"). */
export type PartnerMatch = {
  /** The first label of its host in showcase and development (`touring-pandas.localhost`, RU-4). */
  readonly host: string;
  /** Paths, without language prefix and trailing slash, below which every page is the partner's. */
  readonly paths: readonly string[];
  /** IATA codes of airline partners, sent as `airline_id`. */
  readonly airlineIds: readonly string[];
  /** Affiliate ids (`aid`) that belong to the partner. */
  readonly affiliateIds: readonly string[];
  /** Whether `?util=` may choose it on our own hosts, which a cookie stores for ten days. */
  readonly chosenByQuery: boolean;
};

/** One partner theme: a file in `src/partners`. */
export type Partner = {
  /** Lower-case letters and underscores (spec §1; RU-40 names the distribution partner). */
  readonly name: string;
  /** Links may name the partner by number instead; never reused. */
  readonly id: number;
  /** The name that is shown beside our logo. */
  readonly title: string;
  readonly toggles: Toggles;
  readonly colours: BrandColours;
  /** The order sub-channel that bookings are counted under; 11 for guest and express checkout (spec §9). */
  readonly subChannel: number;
  /** The default currency of its website, used if the language has none (spec §4). */
  readonly currency: CurrencyCode | null;
  readonly match: PartnerMatch;
};

/** All features on, as on our own site. */
export const allFeatures: Toggles = {
  userCentre: true,
  cart: true,
  footer: true,
  search: true,
  secondaryNav: true,
  creditsUse: true,
  breadcrumb: true,
  recommendations: true,
  globalNotice: true,
  banner: true,
};

/** Our own site's sub-channel. */
export const ownSubChannel = 1;

/** Returns all features except these. */
export function allBut(...off: readonly Feature[]): Toggles {
  return { ...allFeatures, ...Object.fromEntries(off.map((feature) => [feature, false])) };
}
