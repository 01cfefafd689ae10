import { msg, plural } from '@lingui/core/macro';

import { promotionCalls } from '#src/contract/marketing/promotion.calls.ts';
import type { WireText } from '#src/contract/wire.ts';
import { href } from '#src/web/shared/page/href.ts';
import type { ContentView } from '#src/web/shared/content/content-view.ts';
import { placedContent } from '#src/web/shared/content/placed-content.ts';
import { productCardView, type ProductCardView } from '#src/web/shared/cards/product-card-view.ts';
import { themePoster, type PosterView } from '#src/web/shared/banners/promotion-banners.ts';
import { pictureWords } from '#src/web/shared/labels/category-labels.ts';
import { itemList, structuredText } from '#src/web/shared/page-head/structured.ts';
import type { LoadContext, Loaded } from '#src/web/shared/page/page-definition.ts';

export type ThemeView = {
  readonly title: WireText;
  readonly description: WireText;
  readonly picture: string;
  readonly alt: string;
  readonly count: string;
  readonly cards: readonly ProductCardView[];
  /** What holds at this time of the year. */
  readonly season: ContentView | null;
  readonly others: readonly PosterView[];
  readonly structured: string;
};

/** A travel theme (spec §2, §3); an unknown one is not found (spec §8). */
export async function loadTheme(context: LoadContext): Promise<Loaded<ThemeView>> {
  const { api, i18n, params, site } = context;
  const themeId = params['themeId'] ?? '';
  const [answer, placed] = await Promise.all([
    api.call(promotionCalls.themeDetail, { theme_id: themeId }),
    placedContent(context, 'theme', { id: Number(themeId) }),
  ]);
  if (!answer.ok) {
    if (answer.error.code === 'not_found') return { kind: 'missing' };
    throw new Error(`theme: ${answer.error.code}`);
  }
  const { id, slug, title, description, banner_info: banner, items, others } = answer.value;
  const path = `/theme-v2/${id}-${slug}`;
  if (params['path'] !== slug) return { kind: 'moved', path };
  const cards = items.map((card) => productCardView(context, card));
  const trail = [{ text: i18n._(msg`Home`), href: href(site, 'home') }, { text: title.text }];
  return {
    kind: 'page',
    data: {
      title,
      description,
      picture: banner.picture,
      alt: pictureWords(i18n, banner.picture, title.text),
      count: i18n._(msg`${plural(items.length, { one: '# activity', other: '# activities' })}`),
      cards,
      season: placed['seasonal-theme'] ?? null,
      others: others.map((other) => themePoster(context, other)),
      structured: structuredText(site, path, trail, itemList(site, cards)),
    },
    head: {
      title: `${title.text} | ${site.brand.name}`,
      description: description.text,
      path,
      image: `/pictures/${banner.picture}/og.jpg`,
    },
  };
}
