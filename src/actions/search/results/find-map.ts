import type { FewFound } from '#src/actions/search/results/few-found.ts';
import { placeOf } from '#src/domain/catalogue/live-product.ts';
import type { Showing } from '#src/domain/search/cards/card.ts';
import type { SearchFilter, SearchPage } from '#src/domain/search/query/filter.ts';
import type { IndexAnswer, IndexQuery } from '#src/domain/search/query/index-query.ts';
import { areaAround, widened, zoomed, type MapArea } from '#src/domain/search/query/map-area.ts';
import type { MapCell } from '#src/domain/search/query/map-cells.ts';

export type MapView = { readonly area: MapArea; readonly cells: readonly MapCell[] };

/** A single place is shown with its surroundings: some thirty kilometers. */
const leastSpan = 0.3;
const everywhere: MapArea = [-180, -60, 180, 75];

/**
 * Where all hits lie: in the requested part of the map, else around the places that have hits. What lies a
 * little outside of these is counted too, since a window shows more than requested.
 */
export async function findMap(
  { showing, query: request }: Pick<FewFound, 'query'> & { readonly showing: Showing },
  input: SearchFilter & SearchPage,
  query: IndexQuery,
  answer: IndexAnswer,
): Promise<MapView | null> {
  if (input.is_map !== true) return null;
  if (input.area !== undefined) return { area: input.area, cells: answer.cells };
  const chosen = input.city_ids ?? [];
  const places = [...answer.destinations.keys()].filter((id) => chosen.length === 0 || chosen.includes(id));
  const around = areaAround(places.flatMap((id) => placeOf(showing.open.live, id) ?? []));
  const area = around === null ? everywhere : widened(around, leastSpan);
  const { cells } = await request({ ...query, area: zoomed(area, 2), counted: false, skip: 0, take: 0 });
  return { area, cells };
}
