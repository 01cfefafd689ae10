import type { Showing } from '#src/domain/search/cards/card.ts';
import type { ContentItem, ContentVisitor } from '#src/domain/content/content-item.ts';
import type { DealFacts } from '#src/domain/marketing/deals/deal.ts';
import type { Promotions } from '#src/domain/marketing/programmes/promotions.ts';
import type { MenuEntry } from '#src/domain/site/menu.ts';

/** What blocks are filled from, for one visitor at one moment. */
export type BlockGround = {
  readonly showing: Showing;
  readonly promotions: Pick<Promotions, 'programs' | 'themes'>;
  readonly deals: readonly DealFacts[];
  /** All content that this visitor might be shown. */
  readonly items: readonly ContentItem[];
  readonly visitor: ContentVisitor;
  /** The menu that the visitor may see: built pages that the agreement with an affiliate allows. */
  readonly menu: readonly MenuEntry[];
  /** Milliseconds since the epoch. */
  readonly nowMs: number;
};
