import { showTo } from '#src/actions/content/show-to.ts';
import type { Caller, Deps } from '#src/actions/deps.ts';
import { openPromotions } from '#src/actions/content/open-promotions.ts';
import type { Point } from '#src/domain/catalogue/distance.ts';
import { cardView, destinationView, type CardView, type DestinationView } from '#src/domain/content/card.ts';
import { homeShelves, type ShelfKey } from '#src/domain/content/shelves.ts';
import { ok, type Result } from '#src/domain/failure.ts';
import { productsNear } from '#src/domain/places/near-products.ts';
import { preferredProducts } from '#src/domain/promotion/preferred-products.ts';
import {
  runningPrograms,
  themeCards,
  type ProgramCard,
  type ThemeCard,
} from '#src/domain/promotion/promotion-cards.ts';

export type HomeView = {
  readonly slides: readonly ProgramCard[];
  readonly destinations: readonly DestinationView[];
  readonly preferred: readonly CardView[];
  readonly themes: readonly ThemeCard[];
  readonly shelves: readonly { readonly key: ShelfKey; readonly cards: readonly CardView[] }[];
  /** Null where no position was told. */
  readonly nearby: readonly CardView[] | null;
  readonly products: number;
};

const mostOfBlock = 8;
/** An hour or two away still counts as near; beyond, another city is meant. */
const nearMetres = 100_000;

/** What the home page shows, block by block; an empty shop shows nothing and fails nowhere. */
export async function readHome(deps: Deps, caller: Caller, position: Point | null): Promise<Result<HomeView>> {
  const showing = await showTo(deps, caller);
  const { open } = showing;
  const { programs, themes } = await openPromotions(deps, open);
  return ok({
    slides: runningPrograms(open, programs, deps.clock()),
    destinations: [...open.live.destinations.values()].map((one) => destinationView(open, one)),
    preferred: preferredProducts(showing)
      .slice(0, mostOfBlock)
      .map((product) => cardView(showing, product)),
    themes: themeCards(open, themes),
    shelves: homeShelves(open).map(({ key, products }) => ({
      key,
      cards: products.map((product) => cardView(showing, product)),
    })),
    nearby:
      position === null
        ? null
        : productsNear(open, position, nearMetres)
            .slice(0, mostOfBlock)
            .map(({ product }) => cardView(showing, product)),
    products: open.live.products.size,
  });
}
