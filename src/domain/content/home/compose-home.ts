import type { BlockGround } from '#src/domain/content/home/block-context.ts';
import { blockFiller } from '#src/domain/content/home/fill-blocks.ts';
import type { FilledBlock } from '#src/domain/content/home/filled-block.ts';
import { heroSlot } from '#src/domain/content/home/listed-items.ts';
import type { ContentItem, SpokenContent } from '#src/domain/content/content-item.ts';
import type { CmsType } from '#src/domain/content/blocks/cms-types.ts';
import { shownItem, shownItems, spoken } from '#src/domain/content/shown-content.ts';

/** The types whose items are the sections of the home page; whichever the type, priorities set their order. */
const sectionTypes: readonly CmsType[] = ['home-destination', 'home-activities', 'home-section'];

/** Types that other pages show too: of these the item of one slot is on the home page. */
const sharedTypes: readonly CmsType[] = ['seasonal-theme', 'seo-link'];
const homeSlot = 'home';

/** True for an item that is a section of the home page. */
export function isHomeSection({ type, slot }: Pick<ContentItem, 'type' | 'slot'>): boolean {
  return sectionTypes.includes(type) || (sharedTypes.includes(type) && slot === homeSlot);
}

/** A section of the home page: an item of content with its blocks filled; never without any. */
export type FilledSection = SpokenContent & { readonly blocks: readonly FilledBlock[] };

/** The home page as content makes it: what opens it (null where no editor says so), and its sections in their order. */
export type HomeComposition = { readonly banner: SpokenContent | null; readonly sections: readonly FilledSection[] };

/**
 * Puts the home page together (spec §7 "home components"): the items that this visitor is shown now, the greatest
 * priority first, ties by key. A section of which nothing is on sale is left out with its heading.
 */
export function composeHome(ground: BlockGround): HomeComposition {
  const { items, visitor, nowMs } = ground;
  const banner = shownItem(items, { type: 'home-banner', slot: heroSlot }, visitor, nowMs);
  const fill = blockFiller(ground);
  const own = items.filter(isHomeSection);
  const sections = [...sectionTypes, ...sharedTypes]
    .flatMap((type) => shownItems(own, type, visitor, nowMs))
    .toSorted((a, b) => b.priority - a.priority || (a.key < b.key ? -1 : 1))
    .map((item) => {
      const said = spoken(item, visitor.language);
      return { ...said, blocks: said.text.blocks.flatMap((block) => fill(block) ?? []) };
    });
  return {
    banner: banner === null ? null : spoken(banner, visitor.language),
    sections: sections.filter(({ blocks }) => blocks.length > 0),
  };
}
