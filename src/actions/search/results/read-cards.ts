import type { Deps } from '#src/actions/deps.ts';
import type { ListingCard, Showing } from '#src/domain/search/cards/card.ts';
import { cardOfListed } from '#src/domain/search/cards/listed-card.ts';
import { destinationOf } from '#src/domain/search/cards/open-catalogue.ts';
import { convert } from '#src/domain/shared/money/exchange.ts';
import { money } from '#src/domain/shared/money/money.ts';
import { searchPageSize } from '#src/domain/search/query/filter.ts';
import type { IndexAnswer } from '#src/domain/search/query/index-query.ts';
import { priceBeside, type PriceQuery } from '#src/domain/search/party-price.ts';
import { findListed } from '#src/store/search/search-cards.store.ts';

export type CardOptions = {
  /** Ids that are already on the page; then one page of other cards is returned. */
  readonly shown?: readonly number[];
  readonly priceQuery?: PriceQuery;
};

const anybody: PriceQuery = { party: [], day: null };

/**
 * Returns the cards of hits in their order. They are read in one statement, because a process does not hold all
 * listings of a large shop in memory. A card has the price for one adult on any day, and `wished`, the price for the
 * party on its day, by which a search with a party sorts and filters.
 */
export async function readCards(
  { db }: Pick<Deps, 'db'>,
  showing: Showing,
  { hits }: Pick<IndexAnswer, 'hits'>,
  { shown, priceQuery: query = anybody }: CardOptions = {},
): Promise<ListingCard[]> {
  const ids = hits
    .map((hit) => hit.id)
    .filter((id) => shown?.includes(id) !== true)
    .slice(0, shown === undefined ? undefined : searchPageSize);
  if (ids.length === 0) return [];
  const listed = new Map((await findListed(db, ids)).map((one) => [one.id, one]));
  return ids.flatMap((id) => listed.get(id) ?? []).map((one) => pricedFor(showing, cardOfListed(showing, one), query));
}

/**
 * Adds the price for the party on its day. A card has only the price for one adult if the options of its listing are
 * not in memory, as in a large shop.
 */
function pricedFor({ open, currency, rates }: Showing, card: ListingCard, query: PriceQuery): ListingCard {
  const product = open.live.products.get(card.product.id);
  const price = product === undefined ? null : priceBeside(open, product, query);
  if (product === undefined || price === null) return card;
  return { ...card, wished: convert(money(price, destinationOf(open, product).currency), currency, rates) };
}
