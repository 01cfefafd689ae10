import type { Deps } from '#src/actions/deps.ts';
import { languageOfText, reviewLimits, tidyText } from '#src/domain/reviews/reviewing.ts';
import { fail, ok, type Result } from '#src/domain/failure.ts';
import { saveReply } from '#src/store/reviews/review-moderation.store.ts';

/** Publishes what the operator of an activity says to a review, below it. */
export async function replyToReview(
  deps: Deps,
  { id, text }: { readonly id: string; readonly text: string },
): Promise<Result<{ readonly review: string }, 'not_found' | 'answer_too_long' | 'answer_missing'>> {
  const reply = tidyText(text);
  if (reply === '') return fail('answer_missing', { field: 'text' });
  if (Array.from(reply).length > reviewLimits.reply)
    return fail('answer_too_long', { field: 'text', facts: { limit: reviewLimits.reply } });
  return (await saveReply(deps.db, id, reply, languageOfText(reply, 'en'))) ? ok({ review: id }) : fail('not_found');
}
