import { useLocation } from 'react-router';

import { localPath } from '#src/domain/site/addresses/address.ts';
import { useSite } from '#src/web/shared/page/site-context.ts';

/** The address of the page that is shown, with its language prefix and query. */
export function useHere(): string {
  const { language } = useSite();
  const { pathname, search } = useLocation();
  return localPath(language, pathname === '/' ? '/' : pathname.replace(/\/$/, '')) + search;
}
