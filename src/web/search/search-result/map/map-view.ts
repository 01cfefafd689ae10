import type { SearchAnswer } from '#src/contract/search/search.ts';
import type { MapView } from '#src/web/search/search-result/search-result-view.ts';

/** Positions of results: each by itself if all are loaded, else clustered. A place's name is at its first result. */
export function mapView({ map, search_result: { cards, total } }: SearchAnswer): MapView | null {
  if (map === null) return null;
  const places = new Map<number, MapView['names'][number]>();
  for (const { destination, lat, lng } of cards)
    if (!places.has(destination.id)) places.set(destination.id, { ...destination.name, lat, lng });
  const { west, south, east, north } = map.area;
  return {
    points: total <= cards.length ? cards.map(({ id, lat, lng }) => ({ id, lat, lng, count: 1 })) : map.dots,
    names: [...places.values()],
    area: [west, south, east, north],
  };
}
