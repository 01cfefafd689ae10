import { msg } from '@lingui/core/macro';

import { ServerError } from '#src/web/site/frame/errors/server-error.tsx';
import { screen, type LoadContext, type Loaded } from '#src/web/shared/page/page-definition.ts';

async function loadServerError({ i18n }: LoadContext): Promise<Loaded<null>> {
  const title = i18n._(msg`Something went wrong`);
  return { kind: 'page', data: null, head: { title, description: title, path: '/500' } };
}

export const serverErrorScreen = screen(loadServerError, () => <ServerError />);
