import { Outlet } from 'react-router';

import { GlobalNotice } from '#src/web/frame/global-notice.tsx';
import { SiteFooter } from '#src/web/frame/site-footer.tsx';
import { SiteHeader } from '#src/web/frame/site-header.tsx';
import { usePage } from '#src/web/frame/use-page.ts';

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
