import { freeCancelHours, type LiveProduct } from '#src/domain/catalogue/live-product.ts';
import type { Showing } from '#src/domain/search/cards/card.ts';
import { ratingOf, type OpenCatalogue } from '#src/domain/search/cards/open-catalogue.ts';
import type { RatingSummary } from '#src/domain/reviews/review.ts';
import { byRating, isPreferred } from '#src/domain/marketing/programmes/preferred.ts';

type Rated = Pick<Showing, 'open' | 'sampleData'>;

/** Per edition of the catalogue, with samples of reviews and without. */
const preferred = new WeakMap<OpenCatalogue, Map<boolean, readonly LiveProduct[]>>();

/** All preferred activities, best rated first. Cards are made of those that are shown: exchanging prices is work. */
export function preferredProducts(showing: Rated): readonly LiveProduct[] {
  const { open, sampleData } = showing;
  const lists = preferred.get(open) ?? new Map<boolean, readonly LiveProduct[]>();
  preferred.set(open, lists);
  const known = lists.get(sampleData);
  if (known !== undefined) return known;
  const products = findPreferred(showing);
  lists.set(sampleData, products);
  return products;
}

function findPreferred(showing: Rated): readonly LiveProduct[] {
  const { open } = showing;
  const rated = ({ id }: LiveProduct): RatingSummary | null => ratingOf(showing, id);
  return [...open.live.products.values()]
    .filter((product) =>
      isPreferred({
        rating: rated(product),
        instant: product.instantConfirmation,
        freeCancelHours: freeCancelHours(product),
        onSale: open.lowest.has(product.id),
      }),
    )
    .toSorted((a, b) => byRating(rated(a), rated(b)) || a.id - b.id);
}
