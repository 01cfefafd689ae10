import type { I18n } from '@lingui/core';

import { menuOf } from '#src/domain/site/menu.ts';
import type { SitePart } from '#src/domain/site/site-part.ts';
import { isBuilt } from '#src/web/frame/use-page.ts';
import { href } from '#src/web/href.ts';
import { categoryWords, verticalWords } from '#src/web/parts/words.ts';

export type MenuLink = { readonly text: string; readonly href: string };

/** The menu by vertical (spec §1): what is built, what the agreement with an affiliate allows, and its kinds. */
export function menuLinks(i18n: I18n, site: SitePart): readonly MenuLink[] {
  const menu = menuOf(isBuilt, site.affiliateLook?.menu ?? null);
  // Whole trades first: where the line is short, kinds of one of them are left out, and not the others.
  return [
    ...menu.map(({ vertical, page, query }) => ({
      text: verticalWords(i18n, vertical),
      href: href(site, page, {}, query),
    })),
    ...menu.flatMap(({ categories }) =>
      categories.map((one) => ({
        text: categoryWords(i18n, one.category),
        href: href(site, one.page, {}, one.query),
      })),
    ),
  ];
}
