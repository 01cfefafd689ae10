import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';

import type { SitePart } from '#src/domain/site/site-part.ts';
import { href } from '#src/web/shared/page/href.ts';
import { isBuilt } from '#src/web/site/frame/use-page.ts';

/** The pages of the user center that are built, for a signed-in user. */
export function accountLinks(i18n: I18n, site: SitePart): readonly { readonly text: string; readonly href: string }[] {
  const rows = [
    { page: 'user', text: msg`My account` },
    { page: 'user-orders', text: msg`My bookings` },
    { page: 'user-profile', text: msg`My profile` },
  ] as const;
  return rows
    .filter(({ page }) => isBuilt(page))
    .map(({ page, text }) => ({ text: i18n._(text), href: href(site, page) }));
}

/** The sign-in page, which leads back here. */
export function signInHref(site: SitePart, here: string): string {
  return href(site, 'sign-in', {}, { signin_jump: here });
}
