import { decideReview } from '#src/actions/reviews/decide-review.ts';
import { replyToReview } from '#src/actions/reviews/reply-to-review.ts';
import { reviewsToSee } from '#src/store/reviews/review-moderation.store.ts';
import { recorded, isUuid, type Answer, type CommandContext, type StaffCommand } from '../command.ts';

const most = 50;
const review = { '<review>': 'id of the review' };

/** Commands about reviews. */
export const reviewCommands: readonly StaffCommand[] = [
  {
    name: 'list',
    description: `Lists up to ${most} reviews that are held for moderation or reported by readers`,
    isRecorded: false,
    run: async ({ deps }) => ({
      kind: 'found',
      rows: await reviewsToSee(deps.db, most),
      none: 'No review needs moderation.',
    }),
  },
  {
    name: 'publish',
    args: review,
    description: 'Publishes a review that was held, reported or hidden',
    isRecorded: true,
    run: (context, [id = '']) => decide(context, 'show-review', id, 'shown'),
  },
  {
    name: 'hide',
    args: review,
    description: 'Hides a review that is offensive, is advertising or contains personal information',
    details: 'Never hide a review because it is unfavorable.',
    isRecorded: true,
    run: (context, [id = '']) => decide(context, 'hide-review', id, 'hidden'),
  },
  {
    name: 'reply',
    args: review,
    description: "Publishes the supplier's reply to a review, and replaces a former one",
    isRecorded: true,
    options: [{ flags: '--text <text>', description: 'text of the reply', isRequired: true }],
    run: (context, [id = '']) =>
      known(id, () =>
        recorded(context, 'reply-review', id, (deps) =>
          replyToReview(deps, { id, text: context.values['text'] ?? '' }),
        ),
      ),
  },
];

function decide(context: CommandContext, command: string, id: string, state: 'shown' | 'hidden'): Promise<Answer> {
  return known(id, () => recorded(context, command, id, (deps) => decideReview(deps, { id, state })));
}

async function known(id: string, act: () => Promise<Answer>): Promise<Answer> {
  return isUuid(id) ? act() : { kind: 'refused', failure: { code: 'not_found' } };
}
