import { Outlet } from 'react-router';

import { GlobalNotice } from '#src/web/frame/global-notice.tsx';
import { SiteFooter } from '#src/web/frame/site-footer.tsx';
import { SiteHeader } from '#src/web/frame/site-header.tsx';
import { usePage } from '#src/web/frame/use-page.ts';

/** The frame of the shop: everything that leads on. */
export function DefaultLayout() {
  const page = usePage();
  return (
    <>
      <GlobalNotice />
      <SiteHeader page={page} plain={false} />
      <Outlet />
      <SiteFooter page={page} minimal={false} />
    </>
  );
}
