import { msg } from '@lingui/core/macro';

import type { LoadContext, Loaded } from '#src/web/shared/page/page-definition.ts';

/** The page on which suppliers let people in; what it knows, it learns in the browser from the scanner's own token. */
export async function loadScan({ i18n, site }: LoadContext): Promise<Loaded<null>> {
  const title = i18n._(msg`Guest check-in`);
  return {
    kind: 'page',
    data: null,
    head: { title: `${title} | ${site.brand.name}`, description: title, path: '/scan' },
  };
}
