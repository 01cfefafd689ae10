import type { CurrencyCode } from '#src/domain/pricing/currency.ts';
import type { LanguageCode } from '#src/domain/site/languages.ts';
import type { Platform } from '#src/domain/site/platform.ts';

/**
 * The part of the site state (spec §3) that a page's HTML carries and a cache may key on. Nothing of a visitor stands
 * in it.
 */
export type SitePart = {
  /** "https://www.example.com", from the host table, never from the request (RU-4). */
  readonly origin: string;
  readonly market: 'global' | 'cn';
  readonly language: LanguageCode;
  readonly currency: CurrencyCode;
  readonly platform: Platform;
  readonly isBot: boolean;
  readonly partner: string;
  readonly brand: Brand;
  /** RU-30: a showcase says that it is a demonstration. */
  readonly demonstration: boolean;
  /** Whether pages for developers (`/dev/…`) exist. */
  readonly developerPages: boolean;
};

/** What an operator calls the shop and how he is reached (site configuration). */
export type Brand = {
  readonly name: string;
  /** A path under `public/`, or null for the drawn word mark. */
  readonly logo: string | null;
  readonly supportEmail: string;
  readonly supportPhone: string;
  /** Role tokens that the operator replaces: accent, action, second (`#rrggbb`). */
  readonly colours: Readonly<Partial<Record<'accent' | 'action' | 'second', string>>>;
};
