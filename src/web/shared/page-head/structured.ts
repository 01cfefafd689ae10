import { localPath } from '#src/domain/site/addresses/address.ts';
import type { SitePart } from '#src/domain/site/site-part.ts';
import { inScript } from '#src/web/shared/page/page-state.ts';

type Listed = { readonly title: string; readonly href: string };

/** A list in the order of the page, as something it is about; an empty one is nothing. */
export function itemList(
  { canonicalOrigin }: Pick<SitePart, 'canonicalOrigin'>,
  listed: readonly Listed[],
): readonly object[] {
  if (listed.length === 0) return [];
  const itemListElement = listed.map(({ title, href }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: title,
    url: canonicalOrigin + href,
  }));
  return [{ '@type': 'ItemList', numberOfItems: listed.length, itemListElement }];
}

type Step = { readonly text: string; readonly href?: string | undefined };

/** Returns structured data (schema.org): what the page is about, and its breadcrumbs, which top-level pages lack. */
export function structuredText(
  site: Pick<SitePart, 'language' | 'canonicalOrigin'>,
  path: string,
  trail: readonly Step[],
  about: readonly object[],
): string {
  const url = site.canonicalOrigin + localPath(site.language, path);
  const list = {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ text, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: text,
      item: href === undefined ? url : site.canonicalOrigin + href,
    })),
  };
  const way = trail.length === 0 ? [] : [list];
  return inScript({ '@context': 'https://schema.org', '@graph': [...about.map((one) => ({ ...one, url })), ...way] });
}

/** The largest of the site's own icons that are not cut to a shape. */
const ownLogo = '/icon-any-512.png';

/** Returns the site's organization. Search engines show its logo; the wordmark is inline SVG, so an icon is used. */
export function organizationFacts({ brand, canonicalOrigin }: Pick<SitePart, 'brand' | 'canonicalOrigin'>): object {
  return {
    '@type': 'Organization',
    name: brand.name,
    logo: canonicalOrigin + (brand.logo ?? ownLogo),
    email: brand.supportEmail,
    telephone: brand.supportPhone,
  };
}

/** Returns the structured data of a top-level page whose subject has no specific schema.org type. */
export function pageFacts(
  site: Pick<SitePart, 'language' | 'canonicalOrigin'>,
  path: string,
  { name, description }: { readonly name: string; readonly description: string },
): string {
  return structuredText(site, path, [], [{ '@type': 'WebPage', name, description }]);
}
