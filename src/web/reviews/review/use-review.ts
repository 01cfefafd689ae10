import { useState, useSyncExternalStore } from 'react';

import { reviewCalls } from '#src/contract/reviews/reviews.calls.ts';
import type { WriteReviewInput } from '#src/contract/reviews/reviews.ts';
import type { WireError } from '#src/contract/envelope.ts';
import { authorStyles, reviewLimits, reviewParties } from '#src/domain/reviews/reviewing.ts';
import { saveDraft, onDraft, readDraft } from '#src/web/shared/storage/saved-draft.ts';
import { useApi } from '#src/web/shared/page/services.ts';
import type { ReviewDraftView, ReviewPageView } from '#src/web/reviews/review/review.load.ts';
import { useDoing } from '#src/web/shared/forms/use-busy.ts';

export type ReviewAction = {
  readonly draft: ReviewDraftView;
  readonly change: (change: Partial<ReviewDraftView>) => void;
  readonly error: WireError | null;
  readonly sending: 'review' | 'photos' | null;
  /** What became of the review that was just sent. */
  readonly sent: 'shown' | 'held' | 'hidden' | null;
  readonly addPhotos: (files: readonly File[]) => Promise<void>;
  readonly send: () => Promise<void>;
};

/** The form of a review: what is typed is stored in this tab until it is sent, whatever happens in between. */
export function useReview({ reference, draft: first, refused }: ReviewPageView): ReviewAction {
  const api = useApi();
  const name = `review ${reference}`;
  const stored = useSyncExternalStore(
    onDraft,
    () => readDraft(name),
    () => null,
  );
  const [saved, setSaved] = useState(first);
  // Written by this form alone.
  const draft = stored === null ? saved : { ...saved, ...(JSON.parse(stored) as Partial<ReviewDraftView>) };
  const [error, setError] = useState<WireError | null>(refused);
  const [sending, whileDoing] = useDoing<'review' | 'photos'>();
  const [sent, setSent] = useState<ReviewAction['sent']>(null);
  const whose = { reference };
  const change = (some: Partial<ReviewDraftView>): void => {
    setSent(null);
    saveDraft(name, JSON.stringify({ ...draft, ...some }));
  };
  const uploadPhotos = async (files: readonly File[]): Promise<void> => {
    setError(null);
    const photos = [...draft.photos];
    const { smallerPhoto } = await import('#src/web/reviews/review/smaller-photo.ts');
    for (const file of files.slice(0, reviewLimits.photos - photos.length)) {
      const picture = await smallerPhoto(file);
      const answer = await api.call(reviewCalls.sendPhoto, { ...whose, picture });
      if (!answer.ok) {
        setError(answer.error);
        break;
      }
      photos.push(answer.value.id);
    }
    saveDraft(name, JSON.stringify({ ...(JSON.parse(readDraft(name) ?? '{}') as object), photos }));
    setSent(null);
  };
  const addPhotos = (files: readonly File[]): Promise<void> => whileDoing('photos', () => uploadPhotos(files));
  const send = async (): Promise<void> => {
    const answer = await whileDoing('review', () => api.call(reviewCalls.writeReview, { ...whose, ...inputOf(draft) }));
    setError(answer.ok ? null : answer.error);
    if (!answer.ok) return;
    setSaved(draft);
    saveDraft(name, null);
    setSent(answer.value.state);
  };
  return { draft, change, error, sending, sent, addPhotos, send };
}

/** The form as the call takes it. */
function inputOf({ score, parts, text, party, author, photos }: ReviewDraftView): Omit<WriteReviewInput, 'reference'> {
  const scored = Object.entries(parts).filter(([, points]) => points !== '');
  return {
    score: Number(score),
    parts: Object.fromEntries(scored.map(([part, points]) => [part, Number(points)])),
    // What is empty would not be sent at all.
    text: text === '' ? ' ' : text,
    party: reviewParties.find((one) => one === party) ?? null,
    author: authorStyles.find((one) => one === author) ?? 'country',
    photos: [...photos],
  };
}
