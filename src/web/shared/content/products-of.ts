import type { BlockView } from '#src/web/shared/content/block-view.ts';
import type { DealWords } from '#src/web/shared/cards/deal-labels.ts';

/** The products that a block shows as cards. */
export function productsOf(block: BlockView): readonly number[] {
  if (block.kind === 'products') return block.cards.map(({ id }) => id);
  return block.kind === 'deals' ? dealtProducts(block.deals) : [];
}

/** Whether a block has anything left to show; a block without products always does. */
export function showsSome(block: BlockView, leftOut: ReadonlySet<number>): boolean {
  const products = leftOut.size === 0 ? [] : productsOf(block);
  return products.length === 0 || products.some((id) => !leftOut.has(id));
}

/** The products that deals show as cards. */
export function dealtProducts(deals: readonly DealWords[]): readonly number[] {
  return deals.flatMap(({ cards }) => cards.map(({ id }) => id));
}
