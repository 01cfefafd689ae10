import { findUnfit } from '#src/actions/search/results/find-unfit.ts';
import { readSearchLanding } from '#src/actions/search/read-search-landing.ts';
import { readSlideWords } from '#src/actions/search/read-slide-words.ts';
import { searchProducts } from '#src/actions/search/results/search-products.ts';
import { suggestElsewhere } from '#src/actions/search/suggest-elsewhere.ts';
import { suggest, type SuggestView } from '#src/actions/search/suggest.ts';
import type { Caller, Deps } from '#src/actions/deps.ts';
import { destinationCard } from '#src/api/catalogue/cards.ts';
import { route, type Route } from '#src/api/route.ts';
import { searchAnswer } from '#src/api/search/search-answer.ts';
import {
  searchEndpoints,
  type SearchAnswer,
  type SearchWord,
  type SuggestAnswer,
} from '#src/contract/search/search.ts';
import { nameIn } from '#src/domain/catalogue/destination.ts';
import { pictureKey } from '#src/domain/catalogue/media/picture.ts';
import { ok, type Result } from '#src/domain/failure.ts';
import type { SearchFilter, SearchPage } from '#src/domain/search/query/filter.ts';
import type { PopularWord } from '#src/domain/search/popular-terms.ts';
import type { LanguageCode } from '#src/domain/site/language/languages.ts';

/** Finding things (spec §3, §7). */
export const searchRoutes: readonly Route[] = [
  route(searchEndpoints.landing, async (deps, { caller }) => {
    const found = await readSearchLanding(deps);
    if (!found.ok) return found;
    const { words, destinations, categories } = found.value;
    return ok({
      words: words.map((word) => searchWord(word, caller.language)),
      destinations: destinations.map((one) => destinationCard(one, caller.language)),
      categories,
    });
  }),
  route(searchEndpoints.completeSearch, (deps, { caller, input }) => search(deps, caller, input)),
  route(searchEndpoints.citySearch, (deps, { caller, input: { city_id: city, ...input } }) =>
    search(deps, caller, { ...input, city_ids: [city] }),
  ),
  route(searchEndpoints.countrySearch, (deps, { caller, input: { country_id: country, ...input } }) =>
    search(deps, caller, { ...input, country_ids: [country] }),
  ),
  route(searchEndpoints.partyFit, async (deps, { input }) => {
    const refused = await findUnfit(deps, input.product_ids, input.party);
    return refused.ok ? ok({ refused: refused.value }) : refused;
  }),
  route(searchEndpoints.suggest, async (deps, { caller, input }) => {
    const found = await suggest(deps, caller, input.query);
    if (!found.ok) return found;
    const places = found.value.destinations.map(({ destination }) => destination);
    const elsewhere = await suggestElsewhere(deps, caller, input.query, places.slice(0, 1));
    return ok({ ...suggestAnswer(found.value, caller.language), elsewhere });
  }),
  route(searchEndpoints.slideWords, async (deps, { caller }) => {
    const found = await readSlideWords(deps);
    return found.ok ? ok({ words: found.value.map((word) => searchWord(word, caller.language)) }) : found;
  }),
];

async function search(deps: Deps, caller: Caller, input: SearchFilter & SearchPage): Promise<Result<SearchAnswer>> {
  const found = await searchProducts(deps, caller, input);
  return found.ok ? ok(searchAnswer(found.value, caller.language)) : found;
}

function searchWord({ names, destination }: PopularWord, language: LanguageCode): SearchWord {
  return { ...nameIn(names, language), city_id: destination };
}

function suggestAnswer(view: SuggestView, language: LanguageCode): Omit<SuggestAnswer, 'elsewhere'> {
  return {
    destinations: view.destinations.map(({ destination: one, products }) => {
      const { text, lang } = nameIn(one.names, language);
      return { id: one.id, slug: one.slug, name: text, lang, country: one.country, products };
    }),
    categories: view.categories,
    products: view.products.map(({ product, destination }) => {
      const { text, lang } = nameIn(product.titles, language);
      return {
        id: product.id,
        slug: product.slug,
        title: text,
        lang,
        place: nameIn(destination.names, language).text,
        picture: pictureKey(product.picture),
      };
    }),
  };
}
