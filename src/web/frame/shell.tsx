import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { Outlet, ScrollRestoration, useLocation } from 'react-router';

import '#src/ui/tokens.css';
import '#src/ui/fonts.css';
import '#src/ui/base.css';
import { SkipLink } from '#src/ui/layout/page.tsx';
import { Demonstration } from '#src/web/frame/demonstration.tsx';
import { NavigationBar } from '#src/web/frame/navigation-bar.tsx';
import { TipsOutlet } from '#src/web/frame/tips-outlet.tsx';
import { useSite } from '#src/web/site-context.ts';

/** What belongs to every page, whatever its layout: the loading bar, tips, where the eye and the keyboard go on. */
export function Shell() {
  const { t } = useLingui();
  const site = useSite();
  useFocusOnMove();
  return (
    <>
      <SkipLink text={t`Skip to content`} />
      <NavigationBar />
      {site.demonstration && <Demonstration />}
      <Outlet />
      <TipsOutlet />
      <ScrollRestoration />
    </>
  );
}

/** After a move inside the app a screen reader goes on at the new page, as it would after a load. */
function useFocusOnMove(): void {
  const { pathname } = useLocation();
  useEffect(() => {
    const { dataset } = document.documentElement;
    const before = dataset['moved'];
    dataset['moved'] = pathname;
    if (before === undefined || before === pathname) return;
    document.getElementById('content')?.focus({ preventScroll: true });
  }, [pathname]);
}
