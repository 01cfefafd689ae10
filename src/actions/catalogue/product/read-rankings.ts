import { showTo } from '#src/actions/catalogue/show-to.ts';
import type { Caller, Deps } from '#src/actions/deps.ts';
import type { LiveProduct } from '#src/domain/catalogue/live-product.ts';
import { cardView, destinationView, type CardView, type DestinationView } from '#src/domain/search/cards/card.ts';
import { ratingOf } from '#src/domain/search/cards/open-catalogue.ts';
import { rankedProducts, rankingRule, type RankingKind } from '#src/domain/search/cards/rankings.ts';

export type RankingsView = {
  /** The first of all. */
  readonly all: readonly CardView[];
  /** The first of each of the places with the most to choose from. */
  readonly places: readonly { readonly place: DestinationView; readonly cards: readonly CardView[] }[];
  /** Sample ratings had a part in it (RU-32). */
  readonly sample: boolean;
};

/** What is rated best or booked most (spec §2 "Billboard"), worked out again each time. */
export async function readRankings(deps: Deps, caller: Caller, by: RankingKind): Promise<RankingsView> {
  const showing = await showTo(deps, caller);
  const ranked = rankedProducts(showing, by);
  const first = (products: readonly LiveProduct[], most: number): CardView[] =>
    products.slice(0, most).map((product) => cardView(showing, product));
  const byPlace = Map.groupBy(ranked, ({ destinationId }) => destinationId);
  const places = [...showing.open.live.destinations.values()]
    .map((destination) => ({
      place: destinationView(showing.open, destination),
      ranked: byPlace.get(destination.id) ?? [],
    }))
    .filter((one) => one.ranked.length > 0)
    .toSorted((a, b) => b.ranked.length - a.ranked.length || a.place.destination.id - b.place.destination.id);
  return {
    all: first(ranked, rankingRule.longest),
    places: places
      .slice(0, rankingRule.places)
      .map(({ place, ranked: there }) => ({ place, cards: first(there, rankingRule.perPlace) })),
    sample: by === 'rated' && ranked.some(({ id }) => ratingOf(showing, id)?.sample === true),
  };
}
