import { msg } from '@lingui/core/macro';

import { NotFound } from '#src/web/frame/not-found.tsx';
import { screen, type LoadContext, type Loaded } from '#src/web/screen.ts';

async function loadNotFound({ i18n }: LoadContext): Promise<Loaded<null>> {
  // The page itself says what it is about, since it also stands in the place of others.
  return { kind: 'page', data: null, head: { title: i18n._(msg`Page not found`), description: '', path: '/404' } };
}

export const notFoundScreen = screen(loadNotFound, NotFound);
