import { msg, plural } from '@lingui/core/macro';

import { referralCalls } from '#src/contract/marketing/referral/referral.calls.ts';
import type { ReferralTaskAnswer } from '#src/contract/marketing/referral/referral.ts';
import { href } from '#src/web/shared/page/href.ts';
import { offerWords, type OfferWords } from '#src/web/shared/booking/offer-view.ts';
import { ownTimeWords } from '#src/web/shared/moments/moment-labels.ts';
import type { LoadContext } from '#src/web/shared/page/page-definition.ts';

/** What a group and a falling price have in common, in ready words. */
export type TaskWords = {
  readonly slug: string;
  readonly offer: OfferWords;
  readonly isMember: boolean;
  /** The sign-in page, which leads back here. */
  readonly signIn: string;
  readonly task: {
    readonly key: string;
    readonly state: 'open' | 'complete' | 'expired';
    readonly isMine: boolean;
    readonly isIn: boolean;
    readonly link: string;
    /** The first letter of each participant, or null for one without a name; then the free places. */
    readonly places: readonly { readonly nth: number; readonly taken: boolean; readonly letter: string | null }[];
    /** "1 more is needed" */
    readonly left: string;
    readonly until: string;
  } | null;
};

/** The answer about a task or an offer; null when there is none (T-25). */
export async function readTaskOf(
  { api, params }: LoadContext,
  kind: 'group' | 'secret_price',
): Promise<ReferralTaskAnswer | null> {
  const answer = await api.call(referralCalls.referralTask, { kind, key: params['taskId'] ?? '' });
  if (answer.ok) return answer.value;
  if (answer.error.code === 'not_found' || answer.error.code === 'bad_request') return null;
  throw new Error(`referral task: ${answer.error.code}`);
}

/** Makes the words of a task's page. */
export function taskWords(context: LoadContext, answer: ReferralTaskAnswer): TaskWords {
  const { i18n, site, params } = context;
  const { slug, isMember, task } = answer;
  const page = answer.kind === 'group' ? 'referral-group' : 'secret-price';
  const left = task === null ? 0 : task.needed - task.joined;
  return {
    slug,
    offer: offerWords(context, answer),
    isMember,
    signIn: href(site, 'sign-in', {}, { signin_jump: href(site, page, { taskId: params['taskId'] ?? slug }) }),
    task:
      task === null
        ? null
        : {
            key: task.key,
            state: task.state,
            isMine: task.isMine,
            isIn: task.isIn,
            link: task.link,
            places: Array.from({ length: task.needed }, (_, at) => ({
              nth: at + 1,
              taken: at < task.joined,
              letter: task.letters[at] ?? null,
            })),
            left: i18n._(msg`${plural(left, { one: '# more can join', other: '# more can join' })}`),
            until: i18n._(msg`Open until ${ownTimeWords(context, task.expiresAt)}`),
          },
  };
}
