import { contentFor } from '#src/actions/content/versions/content-for.ts';
import { openCatalogue } from '#src/actions/catalogue/open-catalogue.ts';
import { groundFor } from '#src/actions/content/ground-for.ts';
import { visitorOf } from '#src/actions/content/visitor-of.ts';
import type { Caller, Deps } from '#src/actions/deps.ts';
import type { Point } from '#src/domain/catalogue/distance.ts';
import { composeHome, isHomeSection, type HomeComposition } from '#src/domain/content/home/compose-home.ts';
import { cardView, type CardView } from '#src/domain/search/cards/card.ts';
import { ok, type Result } from '#src/domain/failure.ts';
import { productsNear } from '#src/domain/places/near-products.ts';
import type { MenuPage } from '#src/domain/site/menu.ts';

export type HomeView = HomeComposition & {
  /** Null where no position was given. */
  readonly nearby: readonly CardView[] | null;
  readonly destinations: number;
  readonly products: number;
};

const mostNear = 8;
/** An hour or two away still counts as near; beyond, another city is meant. */
const nearMetres = 100_000;

type HomeQuery = { readonly position: Point | null; readonly isBuilt: (page: MenuPage) => boolean };

/**
 * What the home page shows, section by section as editors have put it together; an empty shop shows nothing and fails
 * nowhere. A caller with a preview sees the newest versions, published or not.
 */
export async function readHome(
  deps: Deps,
  caller: Caller,
  { position, isBuilt }: HomeQuery,
): Promise<Result<HomeView>> {
  const visitor = visitorOf(caller);
  const items = await contentFor(deps, caller);
  const blocks = items
    .filter(isHomeSection)
    .flatMap(({ texts }) => Object.values(texts))
    .flatMap((text) => text.blocks);
  const ground = await groundFor(deps, caller, { items, visitor, blocks, isBuilt });
  const { open } = ground.showing;
  const { live } = await openCatalogue(deps);
  return ok({
    ...composeHome(ground),
    nearby:
      position === null
        ? null
        : productsNear(open, position, nearMetres)
            .slice(0, mostNear)
            .map(({ product }) => cardView(ground.showing, product)),
    destinations: live.destinations.size,
    products: live.products.size,
  });
}
