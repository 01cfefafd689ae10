import { openCatalogue } from '#src/actions/catalogue/open-catalogue.ts';
import type { Deps } from '#src/actions/deps.ts';
import { ok, type Result } from '#src/domain/failure.ts';
import { profileRefusal } from '#src/domain/search/documents/refused-by.ts';
import { profileOf } from '#src/domain/search/documents/booking-profile.ts';

/**
 * Which of some products people of these ages cannot book together, by the rule of the search; shared cached lists are
 * filtered with it afterwards. Of what is not on sale nothing is known, and nothing is refused.
 */
export async function findUnfit(
  deps: Deps,
  productIds: readonly number[],
  party: readonly number[],
): Promise<Result<readonly number[]>> {
  const { live } = await openCatalogue(deps);
  return ok(
    productIds.filter((id) => {
      const product = live.products.get(id);
      return product !== undefined && profileRefusal({ languages: [], access: [], party }, profileOf(product)) !== 0;
    }),
  );
}
