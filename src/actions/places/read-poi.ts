import { showTo } from '#src/actions/catalogue/show-to.ts';
import type { Caller, Deps } from '#src/actions/deps.ts';
import { cardView, type CardView } from '#src/domain/search/cards/card.ts';
import { fail, ok, type Result } from '#src/domain/failure.ts';
import { openingAt, type Opening } from '#src/domain/places/opening-state.ts';
import { poiCardView, visitorsOf, type PoiCardView } from '#src/domain/places/poi-card.ts';
import { findPoi, findPoisNear } from '#src/store/places/places.store.ts';

export type PoiView = {
  readonly card: PoiCardView;
  readonly opening: (Opening & { readonly timeZone: string; readonly closed: readonly string[] }) | null;
  /** Those on sale that visit it. */
  readonly products: readonly CardView[];
  readonly nearby: readonly PoiCardView[];
};

const nearbyMetres = 25_000;
const mostNearby = 8;

/**
 * Returns an attraction with its current hours, the products that visit it and what is around. `not_found` for an
 * unknown id.
 */
export async function readPoi(deps: Deps, caller: Caller, { id }: { readonly id: number }): Promise<Result<PoiView>> {
  const [showing, poi] = await Promise.all([showTo(deps, caller), findPoi(deps.db, id)]);
  if (poi === undefined) return fail('not_found');
  const { open } = showing;
  const around = await findPoisNear(deps.db, {
    point: poi,
    metres: nearbyMetres,
    except: poi.id,
    limit: mostNearby,
    offset: 0,
  });
  const card = poiCardView(open, poi, null);
  const timeZone = card.destination?.timeZone;
  return ok({
    card,
    opening:
      poi.hours === null || timeZone === undefined
        ? null
        : { ...openingAt(poi.hours, timeZone, deps.clock()), timeZone, closed: poi.hours.closed },
    products: visitorsOf(open, poi).map((product) => cardView(showing, product)),
    nearby: around.pois.map((one) => poiCardView(open, one, poi)),
  });
}
