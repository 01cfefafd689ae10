import { countryOfPhone } from '#src/adapters/identity/phone.ts';
import type { Caller, Deps } from '#src/actions/deps.ts';
import { openVisit, type OpenVisit, type VisitQuery } from '#src/actions/reviews/open-visit.ts';
import { productParts } from '#src/actions/reviews/product-parts.ts';
import {
  mayReview,
  checkReview,
  initialOf,
  languageOfText,
  needsALook,
  type AuthorStyle,
  type ReviewDraft,
} from '#src/domain/reviews/reviewing.ts';
import { fail, ok, type Result } from '#src/domain/failure.ts';
import { choosePhotos } from '#src/store/reviews/review-photos.store.ts';
import { lockReviewed, saveReview, type OwnReview, type ReviewRow } from '#src/store/reviews/reviews.store.ts';

export type SavedReview = { readonly id: string; readonly state: OwnReview['state'] };

/**
 * Writes the review of a visit, or changes it. It is shown at once unless it reads like an advertisement, or an operator
 * has the last word on it. The same again changes nothing, so that a repeated call is harmless.
 */
export async function writeReview(
  deps: Deps,
  caller: Caller,
  query: VisitQuery & ReviewDraft,
): Promise<Result<SavedReview>> {
  const visit = await openVisit(deps, caller, query);
  if (!visit.ok) return visit;
  if (!mayReview(visit.value)) return fail('not_visited');
  const { productId, bookingId } = visit.value;
  const checked = checkReview(query, await productParts(deps, productId));
  if (!checked.ok) return checked;
  const row = rowOf(deps, caller, visit.value, checked.value);
  return deps.db.transaction(
    async (tx): Promise<Result<SavedReview>> => {
      await lockReviewed(tx, bookingId);
      const saved = await saveReview(tx, row);
      const taken = await choosePhotos(tx, saved.id, bookingId, checked.value.photos);
      return taken === row.photos ? ok(saved) : fail('bad_request', { field: 'photos' });
    },
    { cause: 'review written' },
  );
}

function rowOf(deps: Deps, { language }: Caller, visit: OpenVisit, draft: ReviewDraft): ReviewRow {
  const { score, parts, text, party } = draft;
  return {
    id: deps.ids.uuid(),
    bookingId: visit.bookingId,
    productId: visit.productId,
    state: needsALook(text) ? 'held' : 'shown',
    score,
    parts,
    text,
    language: languageOfText(text, language),
    party,
    ...authorOf(visit, draft.author),
    visitedOn: visit.snapshot.visit.localDate,
    photos: draft.photos.length,
  };
}

/** What is published about the author: of the booking's contact, as little as they chose. */
function authorOf({ contact }: OpenVisit, style: AuthorStyle): Pick<ReviewRow, 'initial' | 'country'> {
  if (contact === null || style === 'nobody') return { initial: null, country: null };
  return {
    initial: style === 'initial' ? initialOf(contact.name) : null,
    country: countryOfPhone(contact.phone),
  };
}
