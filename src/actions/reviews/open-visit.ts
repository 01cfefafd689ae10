import type { Caller, Deps } from '#src/actions/deps.ts';
import { openOrderLink } from '#src/actions/orders/links/open-order-link.ts';
import { reviewLimits } from '#src/domain/reviews/reviewing.ts';
import { fail, ok, type Result } from '#src/domain/failure.ts';
import { findVisited, type Visited } from '#src/store/reviews/reviews.store.ts';

/** A booking by its reference; `key` is the signed link to its order, without it the caller's own account counts. */
export type VisitQuery = { readonly reference: string; readonly key?: string | undefined };

export type OpenVisit = Visited & { readonly productId: number };

/** The visit that a caller may review, by account or by a signed link; another's is not found (T-50). */
export async function openVisit(
  deps: Deps,
  caller: Caller,
  { reference, key }: VisitQuery,
): Promise<Result<OpenVisit>> {
  const visited = await findVisited(deps.db, reference, reviewLimits.days);
  // Whether such a booking exists is not revealed: the key of a link fits no order of another name.
  const order = visited?.orderReference ?? reference;
  const opened = await openOrderLink(deps, caller, { reference: order, ...(key === undefined ? {} : { key }) });
  if (!opened.ok) return opened;
  if (visited === null || visited.productId === null) return fail('not_found');
  return ok({ ...visited, productId: visited.productId });
}
