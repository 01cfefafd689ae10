import { decideReview } from '#src/actions/reviews/decide-review.ts';
import { replyToReview } from '#src/actions/reviews/reply-to-review.ts';
import { reviewsToSee } from '#src/store/reviews/review-moderation.store.ts';
import { recorded, isUuid, type Answer, type Command, type Ground } from './command.ts';

const most = 50;

/** What is done about reviews. */
export const reviewCommands: readonly Command[] = [
  {
    usage: 'reviews',
    says: 'Lists reviews that wait to be looked at, and those that readers have reported, with their words.',
    isRecorded: false,
    run: async ({ deps }) => ({
      kind: 'found',
      rows: await reviewsToSee(deps.db, most),
      none: 'No review waits for anybody.',
    }),
  },
  {
    usage: 'show-review <review>',
    says: 'Lets a review be read that was held, reported or taken down.',
    isRecorded: true,
    run: (ground, [id = '']) => decide(ground, 'show-review', id, 'shown'),
  },
  {
    usage: 'hide-review <review>',
    says: 'Takes a review down: it insults, tells private affairs or advertises. Never because it is unfavourable.',
    isRecorded: true,
    run: (ground, [id = '']) => decide(ground, 'hide-review', id, 'hidden'),
  },
  {
    usage: 'reply-review <review>',
    says: 'Publishes the supplier’s reply below a review; another reply replaces it.',
    isRecorded: true,
    options: { text: 'what it says' },
    needs: ['text'],
    run: (ground, [id = '']) =>
      known(id, () =>
        recorded(ground, 'reply-review', id, (deps) => replyToReview(deps, { id, text: ground.values['text'] ?? '' })),
      ),
  },
];

function decide(ground: Ground, command: string, id: string, state: 'shown' | 'hidden'): Promise<Answer> {
  return known(id, () => recorded(ground, command, id, (deps) => decideReview(deps, { id, state })));
}

async function known(id: string, act: () => Promise<Answer>): Promise<Answer> {
  return isUuid(id) ? act() : { kind: 'refused', failure: { code: 'not_found' } };
}
