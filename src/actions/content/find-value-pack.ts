import { openPromotions } from '#src/actions/content/open-promotions.ts';
import type { Deps } from '#src/actions/deps.ts';
import { cardView, type CardView, type Showing } from '#src/domain/content/card.ts';
import { packFor, type PackWish, type ValuePack } from '#src/domain/promotion/value-pack.ts';

export type ValuePackView = {
  readonly pack: ValuePack;
  readonly items: readonly {
    readonly card: CardView;
    /** The option's title, in English. */
    readonly optionTitle: string;
    /** Tickets for each traveller. */
    readonly quantity: number;
  }[];
};

/** The value pack that goes best with a result list (`value_package_info`, spec §3), or null. Only whole packs are shown. */
export async function findValuePack(
  deps: Pick<Deps, 'db' | 'clock'>,
  showing: Showing,
  wish: PackWish,
): Promise<ValuePackView | null> {
  const { valuePacks } = await openPromotions(deps, showing.open);
  const pack = packFor(
    valuePacks.filter((one) => itemsOf(showing, one).length === one.items.length),
    wish,
  );
  return pack === null ? null : { pack, items: itemsOf(showing, pack) };
}

function itemsOf(showing: Showing, pack: ValuePack): ValuePackView['items'] {
  return pack.items.flatMap((item) => {
    const product = showing.open.live.products.get(item.product);
    const option = product?.options.find(({ id }) => id === item.option);
    if (product === undefined || option === undefined || !showing.open.lowest.has(product.id)) return [];
    return [{ card: cardView(showing, product), optionTitle: option.title, quantity: item.quantity }];
  });
}
