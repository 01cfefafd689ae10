import { pages, type PageName } from '#src/contract/pages.ts';
import type { Destination } from '#src/domain/catalogue/destination.ts';
import type { LiveProduct } from '#src/domain/catalogue/live-product.ts';
import { localPath } from '#src/domain/site/addresses/address.ts';
import type { LanguageCode } from '#src/domain/site/language/languages.ts';
import type { MenuPage, MenuTarget } from '#src/domain/site/menu.ts';
import type { Platform } from '#src/domain/site/page/platform.ts';
import { buildUrl, type UrlParams } from '#src/domain/site/addresses/url-pattern.ts';

/** Returns the address of a product's page with its slug (RU-15), in a language. */
export function activityPath({ id, slug }: Pick<LiveProduct, 'id' | 'slug'>, language: LanguageCode): string {
  return pagePath('activity', language, { id: String(id), path: slug });
}

/** Returns the address of a destination's page with its slug. */
export function cityPath({ id, slug }: Pick<Destination, 'id' | 'slug'>, language: LanguageCode): string {
  return pagePath('city', language, { id: String(id), path: slug });
}

/** Returns where a line of the menu leads. */
export function menuPath({ page, query }: MenuTarget, language: LanguageCode): string {
  const search = new URLSearchParams(query);
  return pagePath(page, language, {}) + (search.size === 0 ? '' : `?${search}`);
}

/** Returns a check of whether a page is built and has a view for a device. */
export function isBuiltFor(platform: Platform): (page: MenuPage) => boolean {
  return (page) => {
    const { planned, views } = pages[page];
    return !planned && (views === 'both' || views === platform);
  };
}

function pagePath(page: PageName, language: LanguageCode, params: UrlParams): string {
  return localPath(language, buildUrl(pages[page].pattern, params));
}
