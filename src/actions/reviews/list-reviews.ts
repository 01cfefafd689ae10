import { openCatalogue } from '#src/actions/catalogue/open-catalogue.ts';
import { withSynthetic } from '#src/actions/catalogue/with-synthetic.ts';
import { reviewTranslations } from '#src/actions/reviews/review-translations.ts';
import type { Caller, Deps } from '#src/actions/deps.ts';
import { reviewsOf, type ReviewsView, type ReviewsQuery } from '#src/actions/catalogue/reviews-of.ts';
import { localDateAt } from '#src/domain/shared/time/local-time.ts';
import type { LiveProduct } from '#src/domain/catalogue/live-product.ts';
import { destinationOf } from '#src/domain/search/cards/open-catalogue.ts';
import { fail, ok, type Result } from '#src/domain/failure.ts';

/** `translations` are those that were requested before, by the review's id. */
export type ListedReviews = ReviewsView & {
  readonly product: LiveProduct;
  readonly translations: Readonly<Record<string, string>>;
  readonly translatable: boolean;
};

/** The reviews of a product on sale. */
export async function listReviews(
  deps: Deps,
  caller: Caller,
  { id, ...filter }: Omit<ReviewsQuery, 'reader'> & { readonly id: number },
): Promise<Result<ListedReviews>> {
  const open = await withSynthetic(deps, await openCatalogue(deps), [id]);
  const product = open.live.products.get(id);
  if (product === undefined) return fail('not_found');
  const today = localDateAt(new Date(deps.clock()).toISOString(), destinationOf(open, product).timeZone);
  const found = await reviewsOf(deps, product, today, { ...filter, reader: caller.language });
  const translations = await reviewTranslations(deps.db, found.reviews, caller.language);
  return ok({ product, ...found, translations, translatable: deps.translation !== undefined });
}
