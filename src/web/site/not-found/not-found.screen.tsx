import { msg } from '@lingui/core/macro';

import { NotFoundBody } from '#src/web/site/frame/errors/not-found.tsx';
import { screen, type LoadContext, type Loaded } from '#src/web/shared/page/page-definition.ts';

async function loadNotFound({ i18n }: LoadContext): Promise<Loaded<null>> {
  const title = i18n._(msg`Page not found`);
  const description = i18n._(msg`The page you’re looking for doesn’t exist or has moved. Please check the address.`);
  return { kind: 'page', data: null, head: { title, description, path: '/404' } };
}

export const notFoundScreen = screen(loadNotFound, NotFoundBody);
