import { showTo } from '#src/actions/content/show-to.ts';
import type { Caller, Deps } from '#src/actions/deps.ts';
import { cardView, destinationView, type CardView, type DestinationView } from '#src/domain/content/card.ts';
import { homeShelves, type ShelfKey } from '#src/domain/content/shelves.ts';
import { ok, type Result } from '#src/domain/failure.ts';

export type HomeView = {
  readonly destinations: readonly DestinationView[];
  readonly shelves: readonly { readonly key: ShelfKey; readonly cards: readonly CardView[] }[];
  readonly products: number;
};

/** What the home page shows; an empty shop shows nothing and fails nowhere. */
export async function readHome(deps: Deps, caller: Caller): Promise<Result<HomeView>> {
  const showing = await showTo(deps, caller);
  const { open } = showing;
  return ok({
    destinations: [...open.live.destinations.values()].map((one) => destinationView(open, one)),
    shelves: homeShelves(open).map(({ key, products }) => ({
      key,
      cards: products.map((product) => cardView(showing, product)),
    })),
    products: open.live.products.size,
  });
}
