import { Outlet } from 'react-router';

import { GlobalNotice } from '#src/web/site/frame/global-notice.tsx';
import { SiteFooter } from '#src/web/site/frame/site-footer.tsx';
import { SiteHeader } from '#src/web/site/frame/header/site-header.tsx';
import { usePage } from '#src/web/site/frame/use-page.ts';

/** Choosing date, time and people: the header as everywhere, a short end below the summary bar. */
export function ActivityBookingOptionsLayout() {
  const page = usePage();
  return (
    <>
      <GlobalNotice />
      <SiteHeader page={page} plain={false} />
      <Outlet />
      <SiteFooter page={page} minimal />
    </>
  );
}
