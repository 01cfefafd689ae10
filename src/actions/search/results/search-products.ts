import { showTo } from '#src/actions/catalogue/show-to.ts';
import type { Caller, Deps } from '#src/actions/deps.ts';
import { findProgram } from '#src/actions/marketing/programmes/find-program.ts';
import { findValuePack } from '#src/actions/marketing/programmes/find-value-pack.ts';
import type { ValuePackView } from '#src/actions/marketing/programmes/pack-items.ts';
import { indexQuery } from '#src/actions/search/results/index-query.ts';
import { queryIndex } from '#src/actions/search/index/query-index.ts';
import { readCards } from '#src/actions/search/results/read-cards.ts';
import { requestedPrices } from '#src/actions/search/requested-prices.ts';
import type { BesideView, FewFound } from '#src/actions/search/results/few-found.ts';
import { findLess, type LessView } from '#src/actions/search/results/find-less.ts';
import { findMap, type MapView } from '#src/actions/search/results/find-map.ts';
import { findRelated } from '#src/actions/search/results/find-related.ts';
import { dateOfDay } from '#src/domain/shared/time/local-time.ts';
import type { Destination } from '#src/domain/catalogue/destination.ts';
import {
  destinationView,
  type DestinationView,
  type ListingCard,
  type Showing,
} from '#src/domain/search/cards/card.ts';
import { fail, ok, type Result } from '#src/domain/failure.ts';
import { currencies, isCurrency } from '#src/domain/shared/money/currency.ts';
import { convert } from '#src/domain/shared/money/exchange.ts';
import { money, type Money } from '#src/domain/shared/money/money.ts';
import {
  searchPageSize,
  searchTotalCap,
  specialOptions,
  type SearchFilter,
  type SearchPage,
} from '#src/domain/search/query/filter.ts';
import { accessNeeds } from '#src/domain/catalogue/access-need.ts';
import type { IndexAnswer, IndexQuery } from '#src/domain/search/query/index-query.ts';
import { wholeRange, withoutWholeRange } from '#src/domain/search/query/requested-filter.ts';
import { fewHits } from '#src/domain/search/query/loosened.ts';
import type { PackQuery } from '#src/domain/marketing/value-packs/value-pack.ts';
import { namedDestinations } from '#src/domain/search/documents/named-destinations.ts';
import { priceQueryOf } from '#src/domain/search/party-price.ts';
import { isAgreed } from '#src/domain/site/affiliate.ts';
import { priceBars, type PriceBar } from '#src/domain/search/query/price-steps.ts';

const mostSyntheticPlaces = 60;

export type Facet = { readonly id: string; readonly count: number };

export type SearchView = {
  readonly cards: readonly ListingCard[];
  /** At most `searchTotalCap`. */
  readonly total: number;
  readonly page: number;
  readonly pageSize: number;
  readonly destinations: readonly { readonly destination: Destination; readonly count: number }[];
  readonly categories: readonly Facet[];
  readonly specials: readonly Facet[];
  readonly languages: readonly Facet[];
  readonly access: readonly Facet[];
  /** Local dates on which something has a place. */
  readonly openDates: readonly string[];
  /** Lowest and highest price of the hits before the price filter. */
  readonly price: { readonly from: Money; readonly to: Money; readonly bars: readonly PriceBar[] } | null;
  /** Destinations that the words name. */
  readonly named: readonly DestinationView[];
  readonly related: BesideView;
  readonly less: LessView | null;
  /** What goes well with the first page (RU-21). */
  readonly pack: ValuePackView | null;
  /** Where all hits are, when a map requests it. */
  readonly map: MapView | null;
};

/**
 * One page of what fits a filter, with what every filter would leave. `page_num` counts from 1; a page past the last is
 * empty. Few hits come with related products, very few with the results of a wider search. `bad_request` when the
 * price range is upside down.
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
  const isSold = isAgreed(caller.menu, 'activities');
  const request: FewFound['query'] = async (query) => {
    const answer = await queryIndex(deps, isSold ? query : { ...query, among: [] });
    // A search with few results makes a dozen more queries: other requests run in between.
    await new Promise<void>((done) => void setImmediate(done));
    return answer;
  };
  const party = input.party ?? [];
  // What is shown beside may be of other days.
  const cards: FewFound['cards'] = (found, shown) =>
    readCards(deps, showing, found, { shown, priceQuery: { party, day: null } });
  const among = await programProducts(deps, showing, input.program_id);
  const { query, answer } = await queryInRange({ showing, query: request, among }, input);
  const named = input.query === undefined ? [] : namedDestinations(live.destinations.values(), input.query);
  return ok({
    cards: await readCards(deps, showing, answer, { priceQuery: { party, day: query.day } }),
    total: Math.min(answer.total, searchTotalCap),
    page: input.page_num,
    pageSize: input.page_size ?? searchPageSize,
    ...facets(showing, answer),
    named: named.map((destination) => destinationView(showing.open, destination)),
    ...(await beside(
      { showing, query: request, cards, filter: input, among },
      { query, total: answer.total, page: input, named },
    )),
    map: await findMap({ showing, query: request }, input, query, answer),
    pack: !isAgreed(caller.menu, 'value-packs')
      ? null
      : await packBeside(deps, showing, {
          page: input,
          places: [...(input.city_ids ?? []), ...named.map((one) => one.id)],
          products: answer.hits.map((hit) => hit.id),
          ages: party,
        }),
  });
}

/** Queries the index; drops a price range that contains every price found, so that it excludes nothing (spec §5). */
async function queryInRange(
  {
    showing,
    query: request,
    among,
  }: Pick<FewFound, 'query'> & { readonly showing: Showing; readonly among: readonly number[] | null },
  input: SearchFilter & SearchPage,
): Promise<{ readonly query: IndexQuery; readonly answer: IndexAnswer }> {
  // The list goes by the prices that its cards show.
  const products = { among, prices: await requestedPrices(showing.open, priceQueryOf(input)) };
  const query = indexQuery(showing, input, products);
  const answer = await request(query);
  if (!query.priced) return { query, answer };
  const price = priceRange(showing, answer);
  const { digits } = currencies[showing.currency];
  const range = price === null ? null : wholeRange(price.from.minor, price.to.minor, digits);
  const wider = withoutWholeRange(input, range);
  if (wider === input) return { query, answer };
  const open = indexQuery(showing, wider, products);
  return { query: open, answer: await request(open) };
}

/** Later pages go on below the pack of the first. */
async function packBeside(
  deps: Deps,
  showing: Showing,
  { page, ...priceQuery }: PackQuery & { readonly page: SearchPage; readonly ages: readonly number[] },
): Promise<ValuePackView | null> {
  return page.page_num > 1 || page.is_only_total === true ? null : findValuePack(deps, showing, priceQuery);
}

/** The products of the programme that is requested; one that does not run has none. */
async function programProducts(
  deps: Deps,
  { open }: Showing,
  id: number | undefined,
): Promise<readonly number[] | null> {
  if (id === undefined) return null;
  const running = await findProgram(deps, open, id);
  return running.ok ? running.value.products : [];
}

type SearchInput = {
  readonly query: IndexQuery;
  readonly total: number;
  readonly page: SearchPage;
  readonly named: readonly Destination[];
};

/** Only the first page of a short list has anything beside it. */
async function beside(
  search: Omit<FewFound, 'hits'>,
  { query, total, page, named }: SearchInput,
): Promise<Pick<SearchView, 'related' | 'less'>> {
  if (total >= searchPageSize || page.page_num > 1 || page.is_only_total === true)
    return { related: { cards: [], total: 0 }, less: null };
  const { hits } = await search.query({ ...query, take: searchPageSize, counted: false });
  const few = { ...search, hits: hits.map((hit) => hit.id) };
  const less = total < fewHits ? await findLess(few) : null;
  const shown = [...few.hits, ...(less?.cards ?? []).map((card) => card.product.id)];
  const places = named.map((one) => one.id);
  return { less, related: await findRelated(few, places, shown) };
}

type Facets = Pick<
  SearchView,
  'destinations' | 'categories' | 'specials' | 'languages' | 'access' | 'openDates' | 'price'
>;

function facets(showing: Showing, answer: IndexAnswer): Facets {
  return {
    destinations: placesWithHits(showing, answer),
    categories: ranked(answer.categories),
    specials: inOrder(answer.specials, specialOptions),
    languages: ranked(answer.languages),
    access: inOrder(answer.access, accessNeeds),
    openDates: answer.openDays.map(dateOfDay),
    price: priceRange(showing, answer),
  };
}

/**
 * Places of hits: the shop's own in their order, then cities of a synthetic catalogue, those with most hits first.
 * There may be thousands of these, which nobody would read.
 */
function placesWithHits({ open: { live } }: Showing, answer: IndexAnswer): SearchView['destinations'] {
  const counted = (destination: Destination): SearchView['destinations'] => {
    const count = answer.destinations.get(destination.id) ?? 0;
    return count === 0 ? [] : [{ destination, count }];
  };
  const synthetic = [...live.syntheticCities.values()].flatMap(counted).toSorted((a, b) => b.count - a.count);
  return [...[...live.destinations.values()].flatMap(counted), ...synthetic.slice(0, mostSyntheticPlaces)];
}

/** The most frequent first. */
function ranked(counts: ReadonlyMap<string, number>): Facet[] {
  return [...counts]
    .map(([id, count]) => ({ id, count }))
    .toSorted((a, b) => b.count - a.count || (a.id < b.id ? -1 : 1));
}

function inOrder<Id extends string>(counts: ReadonlyMap<Id, number>, order: readonly Id[]): Facet[] {
  return order.flatMap((id) => {
    const count = counts.get(id) ?? 0;
    return count === 0 ? [] : [{ id, count }];
  });
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
  if (from === undefined || to === undefined) return null;
  return {
    from: money(from, showing.currency),
    to: money(to, showing.currency),
    bars: priceBars(answer.priceCounts),
  };
}
