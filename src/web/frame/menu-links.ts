import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

import type { MenuVertical } from '#src/domain/site/affiliate.ts';
import { menuOf } from '#src/domain/site/menu.ts';
import type { SitePart } from '#src/domain/site/site-part.ts';
import { isBuilt } from '#src/web/frame/use-page.ts';
import { href } from '#src/web/href.ts';
import { categoryWords } from '#src/web/parts/words.ts';

const verticals: Readonly<Record<MenuVertical, MessageDescriptor>> = {
  activities: msg`All activities`,
  rails: msg`Trains and buses`,
  'car-rentals': msg`Car rentals`,
  hotels: msg`Hotels`,
  'value-packs': msg`Value packs`,
  deals: msg`Deals`,
};

export type MenuLink = { readonly text: string; readonly href: string };

/** The menu by vertical (spec §1): what is built, what the agreement with an affiliate allows, and its kinds. */
export function menuLinks(i18n: I18n, site: SitePart): readonly MenuLink[] {
  return menuOf(isBuilt, site.affiliateLook?.menu ?? null).flatMap(({ vertical, page, query, categories }) => [
    { text: i18n._(verticals[vertical]), href: href(site, page, {}, query) },
    ...categories.map((one) => ({
      text: categoryWords(i18n, one.category),
      href: href(site, one.page, {}, one.query),
    })),
  ]);
}
