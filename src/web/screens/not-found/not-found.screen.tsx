import { msg } from '@lingui/core/macro';

import { NotFound } from '#src/web/frame/not-found.tsx';
import { screen, type LoadContext, type Loaded } from '#src/web/screen.ts';

async function loadNotFound({ i18n }: LoadContext): Promise<Loaded<null>> {
  const title = i18n._(msg`Page not found`);
  return { kind: 'page', data: null, head: { title, description: title, path: '/404' } };
}

export const notFoundScreen = screen(loadNotFound, NotFound);
