import { msg } from '@lingui/core/macro';

import type { LoadContext, Loaded } from '#src/web/shared/page/page-definition.ts';

/** The page that a browser keeps for when there is no connection; it shows nothing of a visitor. */
export async function loadOffline({ i18n }: LoadContext): Promise<Loaded<null>> {
  const title = i18n._(msg`No connection`);
  return { kind: 'page', data: null, head: { title, description: title, path: '/offline' } };
}
