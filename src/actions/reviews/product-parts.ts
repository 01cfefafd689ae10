import { openCatalogue } from '#src/actions/catalogue/open-catalogue.ts';
import { withSynthetic } from '#src/actions/catalogue/with-synthetic.ts';
import type { Deps } from '#src/actions/deps.ts';
import { ratedParts, type ReviewPart } from '#src/domain/reviews/reviewing.ts';

/** Which parts a review of a product scores; of one that is off sale, those that any has. */
export async function productParts(deps: Deps, productId: number): Promise<readonly ReviewPart[]> {
  const open = await withSynthetic(deps, await openCatalogue(deps), [productId]);
  const product = open.live.products.get(productId);
  if (product === undefined) return ['value', 'organisation'];
  return ratedParts({ category: product.category, guided: product.languages.length > 0 });
}
