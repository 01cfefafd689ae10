import { showTo } from '#src/actions/content/show-to.ts';
import type { Caller, Deps } from '#src/actions/deps.ts';
import { aheadDays } from '#src/actions/content/kept-catalogue.ts';
import { askSearch } from '#src/actions/search/ask-search.ts';
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
import { currencies, isCurrency } from '#src/domain/pricing/currency.ts';
import { convert } from '#src/domain/pricing/exchange.ts';
import { money, type Money } from '#src/domain/pricing/money.ts';
import { currencyTerms } from '#src/domain/search/currency-terms.ts';
import {
  searchPageSize,
  specialOptions,
  searchTotalCap,
  type SearchFilter,
  type SearchPage,
  type SpecialOption,
} from '#src/domain/search/filter.ts';
import { namedDestinations } from '#src/domain/search/named-destinations.ts';
import { soughtWords } from '#src/domain/search/tokenise.ts';
import type { IndexAnswer, IndexQuery } from '#src/domain/search/index-query.ts';

export type SearchView = {
  readonly cards: readonly CardView[];
  /** At most `searchTotalCap`. */
  readonly total: number;
  readonly page: number;
  readonly pageSize: number;
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
  input: SearchFilter & SearchPage,
): Promise<Result<SearchView>> {
  const { price_from: priceFrom, price_to: priceTo } = input;
  if (priceFrom !== undefined && priceTo !== undefined && priceFrom > priceTo)
    return fail('bad_request', { field: 'price_from' });
  const showing = await showTo(deps, caller);
  const { live } = showing.open;
  const answer = await askSearch(deps, indexQuery(showing, input));
  const cards = answer.hits.flatMap(({ id }) => {
    const product = live.products.get(id);
    return product === undefined ? [] : [cardView(showing, product)];
  });
  const named = input.query === undefined ? [] : namedDestinations(live.destinations.values(), input.query);
  return ok({
    cards,
    total: Math.min(answer.total, searchTotalCap),
    page: input.page_num,
    pageSize: input.page_size ?? searchPageSize,
    destinations: [...live.destinations.values()].flatMap((destination) =>
      counted(answer.destinations, destination.id, { destination }),
    ),
    categories: [...answer.categories]
      .map(([id, count]) => ({ id, count }))
      .toSorted((a, b) => b.count - a.count || (a.id < b.id ? -1 : 1)),
    specials: specialOptions.flatMap((id) => counted(answer.specials, id, { id })),
    price: priceRange(showing, answer),
    named: named.map((destination) => destinationView(showing.open, destination)),
  });
}

function indexQuery(showing: Showing, input: SearchFilter & SearchPage): IndexQuery {
  const minor = 10 ** currencies[showing.currency].settle;
  const size = input.page_size ?? searchPageSize;
  const specials = new Set([
    ...(input.special_option_ids ?? []),
    ...(input.instant === true ? (['instant'] as const) : []),
  ]);
  const day = input.start_time === undefined ? null : dayNumber(input.start_time.slice(0, 10));
  const limits = {
    from: input.price_from === undefined ? null : input.price_from * minor,
    to: input.price_to === undefined ? null : input.price_to * minor,
  };
  return {
    words: soughtWords(input.query ?? ''),
    destinations: input.city_ids ?? [],
    categories: input.frontend_ids ?? [],
    countries: input.country_ids ?? [],
    specials: [...specials],
    day,
    // No programme is offered: whoever asks for one finds nothing. Nor is anything sold so far ahead, or in the past.
    impossible: input.program_id !== undefined || (day !== null && !isAhead(showing, day)),
    priced: limits.from !== null || limits.to !== null,
    termsOf: currencyTerms(showing.rates, showing.currency, limits),
    sort: input.sort ?? 'most_relevant',
    skip: (input.page_num - 1) * size,
    take: input.is_only_total === true ? 0 : size,
  };
}

/** Whether a day is one of those whose places are known: from yesterday, which is today somewhere. */
function isAhead(showing: Showing, day: number): boolean {
  const today = Math.floor(showing.open.atMs / 86_400_000);
  return day >= today - 1 && day <= today - 1 + aheadDays;
}

/** Lowest and highest price in the visitor's currency, exchanged as on the cards; null when nothing has a price. */
function priceRange(showing: Showing, answer: IndexAnswer): SearchView['price'] {
  const inHis = (minor: number, currency: string): bigint | null =>
    isCurrency(currency) ? (convert(money(minor, currency), showing.currency, showing.rates)?.minor ?? null) : null;
  const lows = answer.prices.flatMap(({ from, currency }) => inHis(from, currency) ?? []);
  const highs = answer.prices.flatMap(({ to, currency }) => inHis(to, currency) ?? []);
  const [low, high] = [lows, highs].map((amounts) => amounts.toSorted((a, b) => (a < b ? -1 : 1)));
  const from = low?.at(0);
  const to = high?.at(-1);
  return from === undefined || to === undefined
    ? null
    : { from: money(from, showing.currency), to: money(to, showing.currency) };
}

function counted<Key, Item extends object>(
  counts: ReadonlyMap<Key, number>,
  key: Key,
  item: Item,
): (Item & { readonly count: number })[] {
  const count = counts.get(key) ?? 0;
  return count === 0 ? [] : [{ ...item, count }];
}
