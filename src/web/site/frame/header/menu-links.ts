import type { I18n } from '@lingui/core';

import { chosenLines, menuOf } from '#src/domain/site/menu.ts';
import type { SitePart } from '#src/domain/site/site-part.ts';
import { isBuilt } from '#src/web/site/frame/use-page.ts';
import { href } from '#src/web/shared/page/href.ts';
import { categoryWords, verticalWords } from '#src/web/shared/labels/category-labels.ts';

export type MenuLink = { readonly text: string; readonly href: string };

/** The menu as content has it: of that what is built, and what the agreement with an affiliate allows (spec §1). */
export function menuLinks(i18n: I18n, site: SitePart): readonly MenuLink[] {
  const menu = menuOf(isBuilt, site.affiliateLook?.menu ?? null);
  return chosenLines(menu, site.menu).map(({ vertical, category, page, query }) => ({
    text: category === null ? verticalWords(i18n, vertical) : categoryWords(i18n, category),
    href: href(site, page, {}, query),
  }));
}
