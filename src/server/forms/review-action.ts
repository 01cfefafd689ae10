import type { Answer, ApiClient } from '#src/contract/client.ts';
import { reviewEndpoints } from '#src/contract/reviews/reviews.ts';
import { authorStyles, reviewLimits, reviewParties, reviewParts } from '#src/domain/reviews/reviewing.ts';
import { said, type FormAction, type Words } from '#src/server/forms/form-action.ts';
import type { PlainForm } from '#src/server/forms/plain-form.ts';

const shape = /^[A-Z0-9]{10}$/;

/** Writing a review by a plain form: its photographs are sent first, each by itself, then the review that names them. */
export const reviewAction: FormAction = {
  page: 'review',
  paramsOf: (fields) => {
    const reference = fields.get('reference') ?? '';
    return shape.test(reference) ? { reference } : null;
  },
  isTyped: true,
  byLink: true,
  run: write,
};

async function write(api: ApiClient, { fields, files }: PlainForm): Promise<Answer<Words>> {
  const whose = { reference: fields.get('reference') ?? '' };
  for (const { base64: picture } of files.slice(0, reviewLimits.photos - fields.getAll('photo').length)) {
    const sent = await api.call(reviewEndpoints.sendPhoto, { ...whose, picture });
    if (!sent.ok) return sent;
    // Where the review itself is refused, the page is drawn again with what was sent.
    fields.append('photo', sent.value.id);
  }
  const scores = reviewParts.flatMap((part) => {
    const points = said(fields, part);
    return points === undefined ? [] : [[part, Number(points)] as const];
  });
  const answer = await api.call(reviewEndpoints.writeReview, {
    ...whose,
    score: Number(fields.get('score')),
    parts: Object.fromEntries(scores),
    // What is empty would not be sent at all.
    text: said(fields, 'text') ?? ' ',
    party: reviewParties.find((one) => one === fields.get('party')) ?? null,
    author: authorStyles.find((one) => one === fields.get('author')) ?? 'country',
    photos: fields.getAll('photo'),
  });
  return answer.ok ? { ok: true, value: {} } : answer;
}
