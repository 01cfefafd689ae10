import { metresBetween, type Point } from '#src/domain/catalogue/distance.ts';
import type { LiveProduct } from '#src/domain/catalogue/live-product.ts';
import type { OpenCatalogue } from '#src/domain/search/cards/open-catalogue.ts';

export type NearProduct = { readonly product: LiveProduct; readonly metres: number };

/** Products on sale that meet within so many metres of a point, the nearest first. */
export function productsNear(open: OpenCatalogue, from: Point, metres: number): NearProduct[] {
  return [...open.live.products.values()]
    .filter((product) => open.lowest.has(product.id))
    .map((product) => ({ product, metres: metresBetween(from, product.meetingPoint) }))
    .filter((one) => one.metres <= metres)
    .toSorted((a, b) => a.metres - b.metres || a.product.id - b.product.id);
}
