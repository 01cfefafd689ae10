import type { Titled } from '#src/domain/catalogue/titled.ts';
import { cardView, type CardView, type Showing } from '#src/domain/search/cards/card.ts';
import type { ValuePack } from '#src/domain/marketing/value-packs/value-pack.ts';

export type ValuePackView = {
  readonly pack: ValuePack;
  readonly items: readonly {
    readonly card: CardView;
    readonly option: Titled;
    /** Tickets for each traveller. */
    readonly quantity: number;
  }[];
};

/** What of a pack is on sale now, in its order: all of it, or it is not sold. */
export function packItems(showing: Showing, pack: ValuePack): ValuePackView['items'] {
  return pack.items.flatMap((item) => {
    const product = showing.open.live.products.get(item.product);
    const option = product?.options.find(({ id }) => id === item.option);
    if (product === undefined || option === undefined || !showing.open.lowest.has(product.id)) return [];
    return [{ card: cardView(showing, product), option, quantity: item.quantity }];
  });
}
