import type { CardView, DestinationView } from '#src/domain/search/cards/card.ts';
import type { CardsBlock, ContentBlock, ListingBlock, MenuBlock } from '#src/domain/content/blocks/content-block.ts';
import type { SpokenContent } from '#src/domain/content/content-item.ts';
import type { DealView } from '#src/domain/marketing/deals/deal-view.ts';
import type { ProgramCard, ThemeCard } from '#src/domain/marketing/programmes/promotion-cards.ts';
import type { MenuLine } from '#src/domain/site/menu.ts';

/** Cards with their content, chosen by an editor or by a rule. Never empty. */
export type FilledCards = { readonly kind: 'cards'; readonly title?: string } & (
  | { readonly of: 'products'; readonly products: readonly CardView[] }
  | { readonly of: 'destinations'; readonly destinations: readonly DestinationView[] }
  | { readonly of: 'themes'; readonly themes: readonly ThemeCard[] }
  | { readonly of: 'programmes'; readonly programmes: readonly ProgramCard[] }
  | { readonly of: 'deals'; readonly deals: readonly DealView[] }
  /** Items of content that lead somewhere. */
  | { readonly of: 'articles' | 'banners'; readonly items: readonly SpokenContent[] }
);

/** The menu with its lines; never none. */
export type FilledMenu = { readonly kind: 'menu'; readonly lines: readonly MenuLine[] };

/** A block that can be drawn. */
export type FilledBlock = Exclude<ContentBlock, CardsBlock | ListingBlock | MenuBlock> | FilledCards | FilledMenu;
