import { msg } from '@lingui/core/macro';

import type { LoadContext } from '#src/web/shared/page/page-definition.ts';

/** What one learns on the page of something that is sold at a place, in the visitor's language. */
export function offerWords({ i18n, site }: Pick<LoadContext, 'i18n' | 'site'>, name: string, place: string): string {
  const brand = site.brand.name;
  return i18n._(msg`${name}, ${place}: dates, prices and booking on ${brand}.`);
}
