import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { Outlet, ScrollRestoration, useLocation, useMatches } from 'react-router';

import '#src/ui/tokens.css';
import '#src/ui/fonts.css';
import '#src/ui/base.css';
import { pages } from '#src/contract/pages.ts';
import { SkipLink } from '#src/ui/layout/page.tsx';
import { Demonstration } from '#src/web/frame/demonstration.tsx';
import { NavigationBar } from '#src/web/frame/navigation-bar.tsx';
import { SiteFooter } from '#src/web/frame/site-footer.tsx';
import { SiteHeader } from '#src/web/frame/site-header.tsx';
import { TipsOutlet } from '#src/web/frame/tips-outlet.tsx';
import { screens, type BuiltPage } from '#src/web/screens.ts';
import { useSite } from '#src/web/site-context.ts';

/** What stands around every page: header, footer, the loading bar and tips, as the page's row asks. */
export function Shell() {
  const { t } = useLingui();
  const site = useSite();
  const page = usePage();
  const row = pages[page];
  useFocusOnMove();
  return (
    <>
      <SkipLink text={t`Skip to content`} />
      <NavigationBar />
      {site.demonstration && <Demonstration />}
      <SiteHeader page={page} plain={row.layout === 'blank'} />
      <Outlet />
      <SiteFooter minimal={row.layout === 'blank' || row.layout === 'activity-booking-options' || !row.footer} />
      <TipsOutlet />
      <ScrollRestoration />
    </>
  );
}

function usePage(): BuiltPage {
  const handle = useMatches().at(-1)?.handle;
  return typeof handle === 'string' && isBuilt(handle) ? handle : 'not-found';
}

function isBuilt(name: string): name is BuiltPage {
  return Object.hasOwn(screens, name);
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
