import { readRankings } from '#src/actions/catalogue/product/read-rankings.ts';
import { destinationCard, productCard } from '#src/api/catalogue/cards.ts';
import { route, type Route } from '#src/api/route.ts';
import { rankingEndpoints } from '#src/contract/catalogue/rankings.ts';
import { rankingRule } from '#src/domain/search/cards/rankings.ts';
import { ok } from '#src/domain/failure.ts';

/** The lists of what is best (spec §2 "Billboard"). */
export const rankingRoutes: readonly Route[] = [
  route(rankingEndpoints.rankings, async (deps, { caller, input }) => {
    const { all, places, sample } = await readRankings(deps, caller, input.by);
    return ok({
      rule: { weight: rankingRule.weight, reviews: rankingRule.reviews },
      sample,
      all: all.map((card) => productCard(card, caller.language)),
      places: places.map(({ place, cards }) => ({
        destination: destinationCard(place, caller.language),
        cards: cards.map((card) => productCard(card, caller.language)),
      })),
    });
  }),
];
