import { msg } from '@lingui/core/macro';

import type { LoadContext, Loaded } from '#src/web/shared/page/page-definition.ts';

/** Loads the page that browsers cache for offline use; it has no personal data. */
export async function loadOffline({ i18n }: LoadContext): Promise<Loaded<null>> {
  const title = i18n._(msg`No connection`);
  return { kind: 'page', data: null, head: { title, description: title, path: '/offline' } };
}
