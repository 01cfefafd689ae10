import { msg } from '@lingui/core/macro';

import { Unauthorised } from '#src/web/site/frame/errors/unauthorised.tsx';
import { screen, type LoadContext, type Loaded } from '#src/web/shared/page/page-definition.ts';

async function loadUnauthorised({ i18n }: LoadContext): Promise<Loaded<null>> {
  const title = i18n._(msg`Sign-in required`);
  return { kind: 'page', data: null, head: { title, description: title, path: '/401' } };
}

export const unauthorisedScreen = screen(loadUnauthorised, Unauthorised);
