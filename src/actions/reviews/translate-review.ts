import { segmentsHash } from '#src/actions/shared/translations/segments-hash.ts';
import { translateLeased } from '#src/actions/content/translations/translate-leased.ts';
import { reviewTranslations } from '#src/actions/reviews/review-translations.ts';
import type { Caller, Deps } from '#src/actions/deps.ts';
import { firstReached } from '#src/adapters/limits.ts';
import { readerLanguage } from '#src/domain/content/translation/translation-languages.ts';
import { fail, ok, type Result } from '#src/domain/failure.ts';
import {
  leaseOneTranslation,
  requestTranslations,
} from '#src/store/content/translations/machine-translations.store.ts';
import { findReviewSource } from '#src/store/reviews/review-translations.store.ts';

/** A reader waits so long; afterwards the job goes on. */
const patienceMs = 8_000;
const leaseSeconds = 30;
const byReader = { points: 30, seconds: 3600 };
const byAll = { points: 600, seconds: 3600 };

/**
 * Returns a review in the reader's language: as it was translated before, or now, in one attempt. `server_busy` where
 * that fails. The result is stored for all readers of the language. Nothing about the author is sent.
 */
export async function translateReview(
  deps: Deps,
  caller: Caller,
  { id }: { readonly id: string },
): Promise<Result<{ readonly text: string; readonly lang: string }>> {
  if (deps.translation === undefined) return fail('not_found');
  const review = await findReviewSource(deps.db, id);
  if (review === null) return fail('not_found');
  const language = readerLanguage(caller.language);
  if (review.language === language.split('-', 1)[0]) return fail('bad_request', { field: 'reviewId' });
  const known = await translated(deps, { id, ...review }, caller);
  if (known !== null) return ok({ text: known, lang: language });
  const reached = await firstReached(deps.db, [
    { name: 'review-translation', key: caller.network, ...byReader },
    { name: 'review-translations', key: 'all', ...byAll },
  ]);
  if (reached !== null) return fail('too_many_requests', { facts: { retryAfter: reached.seconds } });
  const { segments, language: sourceLanguage } = review;
  const key = { kind: 'review', subject: id, language } as const;
  const hash = segmentsHash(segments);
  await requestTranslations(deps.db, [{ ...key, sourceLanguage, hash }]);
  const leased = await leaseOneTranslation(deps.db, { ...key, hash }, leaseSeconds);
  if (leased !== null) await translateLeased(deps, leased, { segments, patienceMs, leaseSeconds });
  const made = await translated(deps, { id, ...review }, caller);
  return made === null ? fail('server_busy', { facts: { retryAfter: 60 } }) : ok({ text: made, lang: language });
}

async function translated(
  { db }: Deps,
  review: { readonly id: string; readonly text: string },
  { language }: Caller,
): Promise<string | null> {
  return (await reviewTranslations(db, [review], language))[review.id] ?? null;
}
