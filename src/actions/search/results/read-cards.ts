import type { Deps } from '#src/actions/deps.ts';
import type { ListingCard, Showing } from '#src/domain/search/cards/card.ts';
import { cardOfListed } from '#src/domain/search/cards/listed-card.ts';
import { destinationOf } from '#src/domain/search/cards/open-catalogue.ts';
import { convert } from '#src/domain/shared/money/exchange.ts';
import { money } from '#src/domain/shared/money/money.ts';
import { searchPageSize } from '#src/domain/search/query/filter.ts';
import type { IndexAnswer } from '#src/domain/search/query/index-query.ts';
import { priceBeside, type PriceWish } from '#src/domain/search/party-price.ts';
import { findListed } from '#src/store/search/search-cards.store.ts';

export type CardsWanted = {
  /** One page of those that have not been shown already. */
  readonly shown?: readonly number[];
  readonly wish?: PriceWish;
};

const anybody: PriceWish = { party: [], day: null };

/**
 * The cards of hits, in their order, read together in one statement: no process keeps all listings of a large shop. Their
 * price is that of one adult on any day; beside it stands what those who travel pay on theirs, by which a search that names
 * them sorts and limits.
 */
export async function readCards(
  { db }: Pick<Deps, 'db'>,
  showing: Showing,
  { hits }: Pick<IndexAnswer, 'hits'>,
  { shown, wish = anybody }: CardsWanted = {},
): Promise<ListingCard[]> {
  const ids = hits
    .map((hit) => hit.id)
    .filter((id) => shown?.includes(id) !== true)
    .slice(0, shown === undefined ? undefined : searchPageSize);
  if (ids.length === 0) return [];
  const listed = new Map((await findListed(db, ids)).map((one) => [one.id, one]));
  return ids.flatMap((id) => listed.get(id) ?? []).map((one) => pricedFor(showing, cardOfListed(showing, one), wish));
}

/**
 * A card with the price for those who travel, on their day. Where the options of a listing are not at hand (a large shop's
 * are not all kept), the price of one adult is all there is.
 */
function pricedFor({ open, currency, rates }: Showing, card: ListingCard, wish: PriceWish): ListingCard {
  const product = open.live.products.get(card.product.id);
  const price = product === undefined ? null : priceBeside(open, product, wish);
  if (product === undefined || price === null) return card;
  return { ...card, wished: convert(money(price, destinationOf(open, product).currency), currency, rates) };
}
