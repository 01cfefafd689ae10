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

/** Facts for search engines (schema.org) as the text of their element: what the page is about, and where it lies; a page at the top has no trail. */
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

/** Who runs the site. Search engines show the logo beside its name; the word mark is drawn, so one of the icons stands for it. */
export function houseFacts({ brand, canonicalOrigin }: Pick<SitePart, 'brand' | 'canonicalOrigin'>): object {
  return {
    '@type': 'Organization',
    name: brand.name,
    logo: canonicalOrigin + (brand.logo ?? ownLogo),
    email: brand.supportEmail,
    telephone: brand.supportPhone,
  };
}

/** The same of a page that stands for itself, below no other and about nothing that has a type of its own. */
export function pageFacts(
  site: Pick<SitePart, 'language' | 'canonicalOrigin'>,
  path: string,
  { name, description }: { readonly name: string; readonly description: string },
): string {
  return structuredText(site, path, [], [{ '@type': 'WebPage', name, description }]);
}
