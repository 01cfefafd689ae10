import type { Destination, Names } from '#src/domain/catalogue/destination.ts';
import type { LiveProduct } from '#src/domain/catalogue/live-product.ts';
import { ratingOf, type OpenCatalogue } from '#src/domain/search/cards/open-catalogue.ts';

/** Words to search for in all languages; those of a destination say which. */
export type PopularWord = { readonly names: Names; readonly destination: number | null };

/**
 * Destinations by how often what they offer was reviewed, then by how much they offer. Samples count only where they are
 * shown (RU-32).
 */
export function popularDestinations(open: OpenCatalogue, sampleData: boolean): Destination[] {
  const { live } = open;
  const weight = (id: number): number =>
    (live.byDestination.get(id) ?? []).reduce((sum, product) => sum + 1 + reviewsOf(open, product, sampleData), 0);
  return [...live.destinations.values()]
    .filter(({ id }) => weight(id) > 0)
    .toSorted((a, b) => weight(b.id) - weight(a.id) || a.id - b.id);
}

/** The titles of what is best known at each destination, the most reviewed first. */
export function popularTitles(open: OpenCatalogue, sampleData: boolean): PopularWord[] {
  const best = [...open.live.byDestination.values()].flatMap((products) => products.slice(0, 1));
  return best
    .toSorted((a, b) => reviewsOf(open, b, sampleData) - reviewsOf(open, a, sampleData) || a.id - b.id)
    .map((product) => ({ names: product.titles, destination: null }));
}

function reviewsOf(open: OpenCatalogue, { id }: LiveProduct, sampleData: boolean): number {
  return ratingOf({ open, sampleData }, id)?.count ?? 0;
}
