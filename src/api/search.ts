import { searchProducts, type SearchView } from '#src/actions/search/search-products.ts';
import { suggest, type SuggestView } from '#src/actions/search/suggest.ts';
import { destinationCard, productCard } from '#src/api/cards.ts';
import { route, type Route } from '#src/api/route.ts';
import { searchAnswers } from '#src/contract/endpoints/search-answers.schema.ts';
import { searchSchemas } from '#src/contract/endpoints/search.schema.ts';
import { searchEndpoints, type SearchAnswer, type SuggestAnswer } from '#src/contract/endpoints/search.ts';
import { toWire } from '#src/contract/wire.ts';
import { nameIn } from '#src/domain/catalogue/destination.ts';
import { ok } from '#src/domain/failure.ts';
import { searchSorts, searchTotalCap } from '#src/domain/search/filter.ts';
import type { LanguageCode } from '#src/domain/site/languages.ts';

/** Finding things (spec §3, §7). */
export const searchRoutes: readonly Route[] = [
  route(
    searchEndpoints.completeSearch,
    searchSchemas.completeSearch,
    searchAnswers.completeSearch,
    async (deps, { caller, input }) => {
      const found = await searchProducts(deps, caller, input);
      return found.ok ? ok(searchAnswer(found.value, caller.language)) : found;
    },
  ),
  route(searchEndpoints.suggest, searchSchemas.suggest, searchAnswers.suggest, async (deps, { caller, input }) => {
    const found = await suggest(deps, input.query);
    return found.ok ? ok(suggestAnswer(found.value, caller.language)) : found;
  }),
];

function searchAnswer(view: SearchView, language: LanguageCode): SearchAnswer {
  return {
    aggr_condition: {
      destinations: view.destinations.map(({ destination, count }) => {
        const { text, lang } = nameIn(destination.names, language);
        return { id: String(destination.id), count, name: text, lang };
      }),
      frontend_tree: view.categories,
      special_options: view.specials,
      sort: searchSorts,
      price: view.price === null ? null : { from: toWire(view.price.from), to: toWire(view.price.to) },
    },
    search_result: {
      cards: view.cards.map((card) => productCard(card, language)),
      total: view.total,
      total_cap: searchTotalCap,
      page_num: view.page,
      page_size: view.pageSize,
    },
    top_one_list: view.named.map((one) => destinationCard(one, language)),
  };
}

function suggestAnswer(view: SuggestView, language: LanguageCode): SuggestAnswer {
  return {
    destinations: view.destinations.map((one) => {
      const { text, lang } = nameIn(one.names, language);
      return { id: one.id, slug: one.slug, name: text, lang, country: one.country };
    }),
    products: view.products.map(({ product, destination }) => {
      const { text, lang } = nameIn(product.titles, language);
      return { id: product.id, slug: product.slug, title: text, lang, place: nameIn(destination.names, language).text };
    }),
  };
}
