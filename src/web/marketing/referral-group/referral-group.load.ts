import { msg, plural } from '@lingui/core/macro';

import { readTaskOf, taskWords, type TaskWords } from '#src/web/marketing/parts/task-view.ts';
import { pageFacts } from '#src/web/shared/page-head/structured.ts';
import type { LoadContext, Loaded } from '#src/web/shared/page/page-definition.ts';

export type ReferralGroupView = TaskWords & {
  readonly everybodyGets: string;
  readonly needs: string;
  readonly structured: string;
};

/** Loads a group, or the offer to start one (spec §2); an unknown key answers 404. */
export async function loadReferralGroup(context: LoadContext): Promise<Loaded<ReferralGroupView>> {
  const { i18n, site } = context;
  const answer = await readTaskOf(context, 'group');
  if (answer === null) return { kind: 'missing' };
  const words = taskWords(context, answer);
  const path = `/referralcoupon/group/${answer.slug}`;
  const about = { name: words.offer.title.text, description: words.offer.text.text };
  const { people, hours } = answer;
  return {
    kind: 'page',
    data: {
      ...words,
      structured: pageFacts(site, path, about),
      everybodyGets: answer.reward?.text ?? '',
      needs: i18n._(
        msg`${plural(people, { one: '# person', other: '# people' })} within ${plural(hours, { one: '# hour', other: '# hours' })}`,
      ),
    },
    head: {
      title: `${about.name} | ${site.brand.name}`,
      description: about.description,
      path,
      // A task is for those who have its link.
      ...(answer.task === null ? {} : { robots: 'noindex' as const }),
    },
  };
}
