import type { ValuePackView } from '#src/actions/marketing/programmes/pack-items.ts';
import type { MapView } from '#src/actions/search/results/find-map.ts';
import type { SearchView } from '#src/actions/search/results/search-products.ts';
import { destinationCard, productCard } from '#src/api/catalogue/cards.ts';
import type { AggrCondition, MapAnswer, SearchAnswer, ValuePackInfo } from '#src/contract/search/search.ts';
import { toWire } from '#src/contract/wire.ts';
import { nameIn } from '#src/domain/catalogue/destination.ts';
import { pictureKey } from '#src/domain/catalogue/media/picture.ts';
import type { ListingCard } from '#src/domain/search/cards/card.ts';
import { searchSorts, searchTotalCap } from '#src/domain/search/query/filter.ts';
import type { LanguageCode } from '#src/domain/site/language/languages.ts';

/** The number of free days that are listed one by one. */
const labeledDays = 14;

/** Returns a page of results for the wire (spec §3 "search result"). */
export function searchAnswer(view: SearchView, language: LanguageCode): SearchAnswer {
  const cards = (some: readonly ListingCard[]): SearchAnswer['search_result']['cards'] =>
    some.map((card) => productCard(card, language));
  return {
    aggr_condition: aggrCondition(view, language),
    search_result: {
      cards: cards(view.cards),
      total: view.total,
      total_cap: searchTotalCap,
      page_num: view.page,
      page_size: view.pageSize,
    },
    relation_result: { cards: cards(view.related.cards), total: view.related.total },
    top_one_list: view.named.map((one) => destinationCard(one, language)),
    less_result:
      view.less === null
        ? null
        : {
            loosened: view.less.loosened.map((field) => ({ field })),
            cards: cards(view.less.cards),
            total: view.less.total,
          },
    map: view.map === null ? null : mapAnswer(view.map),
    value_package_info: view.pack === null ? null : packInfo(view.pack, language),
  };
}

function mapAnswer({ area: [west, south, east, north], cells }: MapView): MapAnswer {
  return {
    area: { west, south, east, north },
    dots: cells.map(({ lat, lng, count, id }) => ({ lat, lng, count, id })),
  };
}

function packInfo({ pack, items }: ValuePackView, language: LanguageCode): ValuePackInfo | null {
  const [place] = items.map(({ card }) => card.destination);
  if (place === undefined) return null;
  return {
    id: pack.id,
    slug: pack.slug,
    title: nameIn(pack.titles, language),
    text: nameIn(pack.texts, language),
    destination: { id: place.id, slug: place.slug, name: nameIn(place.names, language) },
    pictures: items.map(({ card }) => pictureKey(card.product.picture)),
    items: items.length,
  };
}

function aggrCondition(view: SearchView, language: LanguageCode): AggrCondition {
  const [from] = view.openDates;
  const to = view.openDates.at(-1);
  return {
    destinations: view.destinations.map(({ destination, count }) => {
      const { text, lang } = nameIn(destination.names, language);
      return { id: String(destination.id), count, name: text, lang };
    }),
    frontend_tree: view.categories,
    special_options: view.specials,
    guide_languages: view.languages,
    accessibility: view.access,
    sort: searchSorts,
    time: from === undefined || to === undefined ? null : { from, to, next: view.openDates.slice(0, labeledDays) },
    price:
      view.price === null
        ? null
        : { from: toWire(view.price.from), to: toWire(view.price.to), histogram: view.price.bars },
  };
}
