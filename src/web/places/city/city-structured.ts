import { msg } from '@lingui/core/macro';

import type { CityAnswer } from '#src/contract/catalogue/catalogue.ts';
import { href, idAndSlug } from '#src/web/shared/page/href.ts';
import { itemList, structuredText } from '#src/web/shared/page-head/structured.ts';
import type { LoadContext } from '#src/web/shared/page/page-definition.ts';

/** The destination and the list of what can be done there, in the order of the page. */
export function cityStructured({ site, i18n }: LoadContext, { destination, products }: CityAnswer): string {
  const name = destination.name.text;
  const place = {
    '@type': 'TouristDestination',
    name,
    description: destination.summary.text,
    image: `${site.origin}/pictures/${destination.picture}/og.jpg`,
  };
  const list = itemList(
    site,
    products.map((card) => ({ title: card.title.text, href: href(site, 'activity', idAndSlug(card)) })),
  );
  const trail = [{ text: i18n._(msg`Home`), href: href(site, 'home') }, { text: name }];
  return structuredText(site, `/city/${destination.id}-${destination.slug}`, trail, [place, ...list]);
}
