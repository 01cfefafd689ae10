import type { BlockGround } from '#src/domain/content/home/block-context.ts';
import type { ContentItem, SpokenContent } from '#src/domain/content/content-item.ts';
import type { CmsType } from '#src/domain/content/blocks/cms-types.ts';
import { isPageNumber } from '#src/domain/content/page-number.ts';
import { inRank, shownItems, spoken } from '#src/domain/content/shown-content.ts';

/** The slot of the picture that opens the home page; other banners are its slides. */
export const heroSlot = 'hero';

const typesOf: Readonly<Record<'articles' | 'banners', readonly CmsType[]>> = {
  articles: ['city-article', 'newsroom'],
  banners: ['home-banner'],
};

/** Items of content that lead somewhere, in the visitor's language: the greatest priority first, then the latest. */
export function listedItems(
  { items, visitor, nowMs }: Pick<BlockGround, 'items' | 'visitor' | 'nowMs'>,
  of: 'articles' | 'banners',
): readonly SpokenContent[] {
  return typesOf[of]
    .flatMap((type) => shownItems(items, type, visitor, nowMs))
    .filter(({ slot }) => !(of === 'banners' && slot === heroSlot))
    .map((item) => (of === 'articles' ? { ...item, link: item.link ?? articlePath(item) } : item))
    .filter(({ link }) => link !== null)
    .toSorted(inRank)
    .map((item) => spoken(item, visitor.language));
}

/**
 * Returns the path of an article, which has its own page where its slot is a number; its key is the name in the
 * address.
 */
function articlePath({ slot, key }: ContentItem): string | null {
  return isPageNumber(slot) ? `/articles/${slot}-${key}/` : null;
}
