import { Outlet } from 'react-router';

import { SiteFooter } from '#src/web/site/frame/site-footer.tsx';
import { SiteHeader } from '#src/web/site/frame/header/site-header.tsx';
import { usePage } from '#src/web/site/frame/use-page.ts';

/** A campaign with a partner: both names above, nothing else to look at, the legal line below. */
export function PartnershipLayout() {
  const page = usePage();
  return (
    <>
      <SiteHeader page={page} plain />
      <Outlet />
      <SiteFooter page={page} minimal plain />
    </>
  );
}
