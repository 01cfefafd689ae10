import type { ProductCard } from '#src/contract/endpoints/catalogue.ts';
import { areaAround } from '#src/domain/search/map-area.ts';
import type { MapView } from '#src/web/screens/search-result/search-result-view.ts';

/** Where results lie; a place's name stands where its first result does. */
export function mapView(cards: readonly ProductCard[]): MapView {
  const places = new Map<number, MapView['names'][number]>();
  for (const { destination, lat, lng } of cards)
    if (!places.has(destination.id)) places.set(destination.id, { ...destination.name, lat, lng });
  return {
    points: cards.map(({ id, lat, lng }) => ({ id, lat, lng })),
    names: [...places.values()],
    whole: areaAround(cards),
  };
}
