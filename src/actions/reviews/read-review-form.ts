import type { Caller, Deps } from '#src/actions/deps.ts';
import { openVisit, type OpenVisit, type VisitQuery } from '#src/actions/reviews/open-visit.ts';
import { productParts } from '#src/actions/reviews/product-parts.ts';
import { countryOfPhone } from '#src/adapters/identity/phone.ts';
import { mayReview, initialOf, type ReviewPart } from '#src/domain/reviews/reviewing.ts';
import { ok, type Result } from '#src/domain/failure.ts';

export type ReviewForm = {
  readonly visit: OpenVisit;
  readonly open: boolean;
  readonly parts: readonly ReviewPart[];
  /** What may be published about the writer. */
  readonly author: { readonly initial: string | null; readonly country: string | null };
};

/** The fields of a visit's review form, and what was written before. */
export async function readReviewForm(deps: Deps, caller: Caller, query: VisitQuery): Promise<Result<ReviewForm>> {
  const visit = await openVisit(deps, caller, query);
  if (!visit.ok) return visit;
  const { contact, productId } = visit.value;
  return ok({
    visit: visit.value,
    open: mayReview(visit.value),
    parts: await productParts(deps, productId),
    author: {
      initial: contact === null ? null : initialOf(contact.name),
      country: contact === null ? null : countryOfPhone(contact.phone),
    },
  });
}
