import { bearingTo, metresBetween } from '#src/domain/catalogue/distance.ts';
import type { LiveProduct } from '#src/domain/catalogue/live-product.ts';
import { destinationOf, type OpenCatalogue } from '#src/domain/search/cards/open-catalogue.ts';

export type AroundView = {
  readonly name: string;
  readonly kind: 'station' | 'product';
  readonly metres: number;
  /** Whole degrees from north, clockwise. */
  readonly bearing: number;
  readonly product: LiveProduct | null;
};

const farthestMetres = 25_000;
const mostProducts = 6;
const mostSimilar = 8;

/** The destination's stations and its nearest other products, by true distance and direction from the meeting point. */
export function aroundOf(open: OpenCatalogue, product: LiveProduct): AroundView[] {
  const here = product.meetingPoint;
  const stations = destinationOf(open, product).stations.map((station) => ({
    name: station.name,
    kind: 'station' as const,
    metres: metresBetween(here, station),
    bearing: bearingTo(here, station),
    product: null,
  }));
  const products = sisters(open, product).map((other) => ({
    name: other.meetingPoint.name,
    kind: 'product' as const,
    metres: metresBetween(here, other.meetingPoint),
    bearing: bearingTo(here, other.meetingPoint),
    product: other,
  }));
  const nearest = products.toSorted((a, b) => a.metres - b.metres).slice(0, mostProducts);
  return [...stations, ...nearest]
    .filter((one) => one.metres <= farthestMetres)
    .toSorted((a, b) => a.metres - b.metres);
}

/** Products to look at next: the same kind at the same place, then others there by rank; only what can be booked. */
export function similarTo(open: OpenCatalogue, product: LiveProduct): LiveProduct[] {
  const others = sisters(open, product).filter((other) => open.lowest.has(other.id));
  const sameKind = others.filter((other) => other.category === product.category);
  return [...sameKind, ...others.filter((other) => other.category !== product.category)].slice(0, mostSimilar);
}

function sisters(open: OpenCatalogue, product: LiveProduct): LiveProduct[] {
  return (open.live.byDestination.get(product.destinationId) ?? []).filter((other) => other.id !== product.id);
}
