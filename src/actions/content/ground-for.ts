import { openPromotions } from '#src/actions/marketing/programmes/open-promotions.ts';
import { showTo } from '#src/actions/catalogue/show-to.ts';
import type { Caller, Deps } from '#src/actions/deps.ts';
import type { BlockGround } from '#src/domain/content/home/block-context.ts';
import type { ContentBlock } from '#src/domain/content/blocks/content-block.ts';
import { isAgreed } from '#src/domain/site/affiliate.ts';
import { menuOf, type MenuPage } from '#src/domain/site/menu.ts';
import { findDeals } from '#src/store/catalogue/deals-reading.store.ts';

/** The dependencies of reading content. */
export type ContentGround = Pick<Deps, 'db' | 'caches' | 'clock' | 'log' | 'sampleData' | 'oldestRateDays'>;

type About = Pick<BlockGround, 'items' | 'visitor'> & {
  /** The blocks that are to be filled: only what they need is read. */
  readonly blocks: readonly ContentBlock[];
  readonly isBuilt: (page: MenuPage) => boolean;
};

/** What blocks are filled from, for a caller now. */
export async function groundFor(deps: ContentGround, caller: Caller, about: About): Promise<BlockGround> {
  const { items, visitor, blocks, isBuilt } = about;
  const showing = await showTo(deps, caller);
  const namesDeals = blocks.some((block) => block.kind === 'cards' && block.of === 'deals');
  const [promotions, deals] = await Promise.all([
    openPromotions(deps, showing.open),
    namesDeals && isAgreed(caller.menu, 'deals') ? findDeals(deps.db) : [],
  ]);
  return { showing, promotions, deals, items, visitor, menu: menuOf(isBuilt, caller.menu), nowMs: deps.clock() };
}
