import { openCatalogue } from '#src/actions/catalogue/open-catalogue.ts';
import { withSynthetic } from '#src/actions/catalogue/with-synthetic.ts';
import type { Deps } from '#src/actions/deps.ts';
import { reviewsOf, type ReviewsView, type ReviewsWish } from '#src/actions/catalogue/reviews-of.ts';
import { localDateAt } from '#src/domain/shared/time/local-time.ts';
import type { LiveProduct } from '#src/domain/catalogue/live-product.ts';
import { destinationOf } from '#src/domain/search/cards/open-catalogue.ts';
import { fail, ok, type Result } from '#src/domain/failure.ts';

/** The reviews of a product on sale. */
export async function listReviews(
  deps: Deps,
  { id, ...wish }: ReviewsWish & { readonly id: number },
): Promise<Result<ReviewsView & { readonly product: LiveProduct }>> {
  const open = await withSynthetic(deps, await openCatalogue(deps), [id]);
  const product = open.live.products.get(id);
  if (product === undefined) return fail('not_found');
  const today = localDateAt(new Date(deps.clock()).toISOString(), destinationOf(open, product).timeZone);
  return ok({ product, ...(await reviewsOf(deps, product, today, wish)) });
}
