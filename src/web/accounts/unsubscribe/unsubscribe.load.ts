import { msg } from '@lingui/core/macro';

import { unsubscribeRoute } from '#src/contract/site/mail-paths.ts';
import type { LoadContext, Loaded } from '#src/web/shared/page/page-definition.ts';

export type UnsubscribeView = {
  /** The form's target; null if the page was not opened by the link of an email. */
  readonly action: string | null;
  readonly done: 'none' | 'all' | null;
};

/** Unsubscribes from marketing emails; the form works without script. Opening the page changes nothing. */
export async function loadUnsubscribe({ i18n, site, query }: LoadContext): Promise<Loaded<UnsubscribeView>> {
  const done = query.get('done');
  const title = i18n._(msg`Email reminders`);
  return {
    kind: 'page',
    data: {
      action: query.get('from') === 'mail' ? unsubscribeRoute : null,
      done: done === 'none' || done === 'all' ? done : null,
    },
    head: { title: `${title} | ${site.brand.name}`, description: title, path: '/unsubscribe' },
  };
}
