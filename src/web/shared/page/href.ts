import { pages, type PageName } from '#src/contract/pages.ts';
import { localPath } from '#src/domain/site/addresses/address.ts';
import type { SitePart } from '#src/domain/site/site-part.ts';
import { buildUrl, type UrlParams } from '#src/domain/site/addresses/url-pattern.ts';

type Query = Readonly<Record<string, string | number | boolean | null | undefined>>;

/** The path of a page in the site's language, with its slash; empty query values are left out. */
export function href(
  site: Pick<SitePart, 'language'>,
  page: PageName,
  params: UrlParams = {},
  query: Query = {},
): string {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    if (value !== undefined && value !== null && value !== '' && value !== false) search.set(key, String(value));
  }
  const path = localPath(site.language, buildUrl(pages[page].pattern, params));
  return search.size === 0 ? path : `${path}?${search}`;
}

/** Params of `{id}{path?}` pages. */
export function idAndSlug(item: { readonly id: number; readonly slug: string }): UrlParams {
  return { id: String(item.id), path: item.slug };
}
