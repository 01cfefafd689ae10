import { isPageNumber } from '#src/domain/content/page-number.ts';
import { href } from '#src/web/shared/page/href.ts';
import type { ContentView } from '#src/web/shared/content/content-view.ts';
import type { PosterView } from '#src/web/shared/banners/promotion-banners.ts';
import type { LoadContext } from '#src/web/shared/page/page-definition.ts';

type Site = LoadContext['site'];

/** An item of content as a poster that leads to its page, or to where an editor says. */
export function contentBanner(site: Site, content: ContentView, to: string): PosterView {
  const { title, summary, lang, picture } = content;
  return {
    href: to,
    name: title,
    lang: lang ?? site.language,
    text: summary,
    textLang: lang ?? site.language,
    picture: picture?.picture ?? '',
    alt: picture?.alt ?? '',
  };
}

/** Where an article or a piece of news is read; null for one that was stored before it needed a number, or a link. */
export function articleHref(
  site: Site,
  { href: link, slot, key }: Pick<ContentView, 'href' | 'slot' | 'key'>,
): string | null {
  if (link !== null) return link;
  return isPageNumber(slot) ? href(site, 'article', { id: slot, name: key }) : null;
}
