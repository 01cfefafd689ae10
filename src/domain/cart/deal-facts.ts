import type { CartItem, PricedCart } from '#src/domain/cart/cart.ts';
import type { Deal } from '#src/domain/catalogue/prices/deal-price.ts';

/** The deals that lower the items of a priced cart that can be bought, by item. */
export function dealsOn({ items, quote }: Pick<PricedCart, 'items' | 'quote'>): ReadonlyMap<string, readonly Deal[]> {
  return new Map(
    items.flatMap(({ line: { itemId }, offer }) => {
      const codes = new Set(
        quote.lines.filter((line) => line.stage === 'deal' && line.itemId === itemId).map((line) => line.code),
      );
      const deals = offer.deals.filter((deal) => codes.has(String(deal.id)));
      return deals.length === 0 ? [] : [[itemId, deals] as const];
    }),
  );
}

/** Items of a cart as if some deals were not there. */
export function withoutDeals(items: readonly CartItem[], isOut: (deal: Deal) => boolean): readonly CartItem[] {
  return items.map((item) => ({
    ...item,
    offer: { ...item.offer, deals: item.offer.deals.filter((deal) => !isOut(deal)) },
  }));
}
