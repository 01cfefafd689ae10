import type { BlockGround } from '#src/domain/content/home/block-context.ts';
import type { FilledBlock, FilledCards, FilledMenu } from '#src/domain/content/home/filled-block.ts';
import { listedItems } from '#src/domain/content/home/listed-items.ts';
import type { LiveProduct } from '#src/domain/catalogue/live-product.ts';
import { cardView, destinationView } from '#src/domain/search/cards/card.ts';
import type { CardsBlock, ContentBlock, ListingBlock, MenuBlock } from '#src/domain/content/blocks/content-block.ts';
import { dealProducts, carouselProducts } from '#src/domain/search/cards/carousels.ts';
import { dealView, openDeals } from '#src/domain/marketing/deals/deal-view.ts';
import { preferredProducts } from '#src/domain/marketing/programmes/preferred-products.ts';
import { runningPrograms, themeCards } from '#src/domain/marketing/programmes/promotion-cards.ts';
import { chosenLines } from '#src/domain/site/menu.ts';

/** Whole rows on a wide screen. */
const mostOfListing = 8;

/**
 * Fills the blocks of a page, called in their order, with what is on sale; null for one that has nothing to show, so
 * that it leaves no hole. What one carousel of activities has shown, none below it shows again.
 */
export function blockFiller(ground: BlockGround): (block: ContentBlock) => FilledBlock | null {
  const shown = new Set<number>();
  return (block) => {
    if (block.kind === 'cards') return cardsOfIds(ground, block);
    if (block.kind === 'listing') return listing(ground, block, shown);
    return block.kind === 'menu' ? menu(ground, block) : block;
  };
}

/** Those of the ids that are on sale, in the order of the block. */
function cardsOfIds(ground: BlockGround, block: CardsBlock): FilledCards | null {
  const { showing, promotions, deals, nowMs } = ground;
  const { open } = showing;
  const { of, ids } = block;
  const found = <Item>(find: (id: number) => Item | undefined): readonly Item[] => ids.flatMap((id) => find(id) ?? []);
  switch (of) {
    case 'products':
      return products(
        ground,
        block,
        found((id) => open.live.products.get(id)),
      );
    case 'destinations': {
      const destinations = found((id) => open.live.destinations.get(id));
      return orNone(destinations, () => ({
        ...headOf(block),
        of,
        destinations: destinations.map((one) => destinationView(open, one)),
      }));
    }
    case 'themes': {
      const cards = themeCards(open, promotions.themes);
      const themes = found((id) => cards.find(({ theme }) => theme.id === id));
      return orNone(themes, () => ({ ...headOf(block), of, themes }));
    }
    case 'deals': {
      if (!sells(ground, 'deals')) return null;
      const shown = openDeals(open, deals, nowMs);
      const named = found((id) => shown.find(({ deal }) => deal.id === id));
      return orNone(named, () => ({ ...headOf(block), of, deals: named.map((one) => dealView(showing, one)) }));
    }
    case 'articles': {
      const articles = listedItems(ground, of);
      const items = found((id) => articles.find(({ item }) => item.slot === String(id)));
      return orNone(items, () => ({ ...headOf(block), of, items }));
    }
  }
}

/** What a rule finds at this moment. */
function listing(ground: BlockGround, block: ListingBlock, shown: Set<number>): FilledCards | null {
  const { showing, promotions, nowMs } = ground;
  const { open } = showing;
  const { of, most = mostOfListing } = block;
  const once = (some: readonly LiveProduct[]): FilledCards | null => {
    for (const { id } of some) shown.add(id);
    return products(ground, block, some);
  };
  switch (of) {
    case 'destinations': {
      const destinations = [...open.live.destinations.values()].slice(0, most);
      return orNone(destinations, () => ({
        ...headOf(block),
        of,
        destinations: destinations.map((one) => destinationView(open, one)),
      }));
    }
    case 'themes': {
      const themes = themeCards(open, promotions.themes).slice(0, most);
      return orNone(themes, () => ({ ...headOf(block), of, themes }));
    }
    case 'programmes': {
      const programmes = runningPrograms(open, promotions.programs, nowMs).slice(0, most);
      return orNone(programmes, () => ({ ...headOf(block), of, programmes }));
    }
    case 'articles':
    case 'banners': {
      const items = listedItems(ground, of).slice(0, most);
      return orNone(items, () => ({ ...headOf(block), of, items }));
    }
    case 'preferred':
      return products(ground, block, preferredProducts(showing).slice(0, most));
    case 'deals':
      return sells(ground, 'deals') ? once(dealProducts(open, most, shown)) : null;
    default:
      return once(carouselProducts(open, of, most, shown));
  }
}

/** The lines that an editor chose, of those that this site has: kinds of which nothing is on sale are left out. */
function menu({ showing, menu: entries }: BlockGround, block: MenuBlock): FilledMenu | null {
  const sold = new Set([...showing.open.live.products.values()].map(({ category }) => category));
  const lines = chosenLines(entries, block.of).filter(({ category }) => category === null || sold.has(category));
  return lines.length === 0 ? null : { kind: 'menu', lines };
}

/** False for what the agreement with an affiliate hides from the affiliate's visitors (spec §1). */
function sells({ menu: entries }: BlockGround, vertical: 'deals'): boolean {
  return entries.some((entry) => entry.vertical === vertical);
}

function products(
  { showing }: Pick<BlockGround, 'showing'>,
  block: CardsBlock | ListingBlock,
  some: readonly LiveProduct[],
): FilledCards | null {
  return orNone(some, () => ({
    ...headOf(block),
    of: 'products',
    products: some.map((product) => cardView(showing, product)),
  }));
}

/** Cards cost work: they are made where there are any. */
function orNone(some: readonly unknown[], make: () => FilledCards): FilledCards | null {
  return some.length === 0 ? null : make();
}

function headOf({ title }: CardsBlock | ListingBlock): { readonly kind: 'cards'; readonly title?: string } {
  return { kind: 'cards', ...(title === undefined ? {} : { title }) };
}
