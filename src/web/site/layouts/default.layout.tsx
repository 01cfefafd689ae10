import { Outlet } from 'react-router';

import { GlobalNotice } from '#src/web/site/frame/global-notice.tsx';
import { SiteFooter } from '#src/web/site/frame/site-footer.tsx';
import { SiteHeader } from '#src/web/site/frame/header/site-header.tsx';
import { usePage } from '#src/web/site/frame/use-page.ts';

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
