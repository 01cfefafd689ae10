import { showTo } from '#src/actions/content/show-to.ts';
import type { Caller, Deps } from '#src/actions/deps.ts';
import { columnOfDays } from '#src/actions/search/column-of-days.ts';
import { columnOfPrices } from '#src/actions/search/column-of-prices.ts';
import { openSearchIndex } from '#src/actions/search/open-search-index.ts';
import { dayNumber } from '#src/domain/availability/local-time.ts';
import type { Destination } from '#src/domain/catalogue/destination.ts';
import {
  cardView,
  destinationView,
  type CardView,
  type DestinationView,
  type Showing,
} from '#src/domain/content/card.ts';
import { fail, ok, type Result } from '#src/domain/failure.ts';
import { currencies } from '#src/domain/pricing/currency.ts';
import { money, type Money } from '#src/domain/pricing/money.ts';
import { searchPageSize, specialOptions, type SearchFilter, type SpecialOption } from '#src/domain/search/filter.ts';
import { namedDestinations } from '#src/domain/search/named-destinations.ts';
import { soughtWords } from '#src/domain/search/tokenise.ts';
import type { SearchIndex } from '#src/search-index/build-index.ts';
import { searchIndex, type IndexAnswer } from '#src/search-index/search-index.ts';

export type SearchView = {
  readonly cards: readonly CardView[];
  readonly total: number;
  readonly page: number;
  readonly destinations: readonly { readonly destination: Destination; readonly count: number }[];
  readonly categories: readonly { readonly id: string; readonly count: number }[];
  readonly specials: readonly { readonly id: SpecialOption; readonly count: number }[];
  /** Lowest and highest price of the hits before the price filter. */
  readonly price: { readonly from: Money; readonly to: Money } | null;
  /** Destinations that the words name. */
  readonly named: readonly DestinationView[];
};

/**
 * One page of what fits a filter, with what every filter would leave. `page_num` counts from 1; a page past the last is
 * empty. `bad_request` when the price range is upside down.
 */
export async function searchProducts(
  deps: Deps,
  caller: Caller,
  input: SearchFilter & { readonly page_num: number },
): Promise<Result<SearchView>> {
  const { price_from: priceFrom, price_to: priceTo } = input;
  if (priceFrom !== undefined && priceTo !== undefined && priceFrom > priceTo)
    return fail('bad_request', { field: 'price_from' });
  const showing = await showTo(deps, caller);
  const { live } = showing.open;
  const index = await openSearchIndex(deps, showing.open);
  const answer = ask(showing, index, input);
  const first = (input.page_num - 1) * searchPageSize;
  const cards = answer.ids.slice(first, first + searchPageSize).flatMap((id) => {
    const product = live.products.get(id);
    return product === undefined ? [] : [cardView(showing, product)];
  });
  const named = input.query === undefined ? [] : namedDestinations(live.destinations.values(), input.query);
  return ok({
    cards,
    total: answer.ids.length,
    page: input.page_num,
    destinations: [...live.destinations.values()].flatMap((destination) =>
      counted(answer.destinations, destination.id, { destination }),
    ),
    categories: [...answer.categories]
      .map(([id, count]) => ({ id, count }))
      .toSorted((a, b) => b.count - a.count || (a.id < b.id ? -1 : 1)),
    specials: specialOptions.flatMap((id) => counted(answer.specials, id, { id })),
    price:
      answer.price === null
        ? null
        : { from: money(answer.price.from, caller.currency), to: money(answer.price.to, caller.currency) },
    named: named.map((destination) => destinationView(showing.open, destination)),
  });
}

function ask(showing: Showing, index: SearchIndex, input: SearchFilter): IndexAnswer {
  const minor = 10 ** currencies[showing.currency].settle;
  const specials = new Set([
    ...(input.special_option_ids ?? []),
    ...(input.instant === true ? (['instant'] as const) : []),
  ]);
  const day = input.start_time === undefined ? null : dayNumber(input.start_time.slice(0, 10));
  return searchIndex(index, {
    words: soughtWords(input.query ?? ''),
    destinations: input.city_ids ?? [],
    categories: input.frontend_ids ?? [],
    countries: input.country_ids ?? [],
    specials: [...specials],
    // No programme is offered: whoever asks for one finds nothing.
    openOn:
      input.program_id !== undefined
        ? new Uint8Array(index.size)
        : day === null
          ? null
          : columnOfDays(showing.open, index, day),
    prices: columnOfPrices(showing, index),
    priceFrom: input.price_from === undefined ? null : input.price_from * minor,
    priceTo: input.price_to === undefined ? null : input.price_to * minor,
    sort: input.sort ?? 'most_relevant',
  });
}

function counted<Key, Item extends object>(
  counts: ReadonlyMap<Key, number>,
  key: Key,
  item: Item,
): (Item & { readonly count: number })[] {
  const count = counts.get(key) ?? 0;
  return count === 0 ? [] : [{ ...item, count }];
}
