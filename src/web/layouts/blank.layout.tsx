import { Outlet } from 'react-router';

import { SiteFooter } from '#src/web/frame/site-footer.tsx';
import { SiteHeader } from '#src/web/frame/site-header.tsx';
import { usePage } from '#src/web/frame/use-page.ts';

/** Nothing that leads astray: the brand above, the legal line below (checkout, sign-in). */
export function BlankLayout() {
  const page = usePage();
  return (
    <>
      <SiteHeader page={page} plain />
      <Outlet />
      <SiteFooter page={page} minimal plain />
    </>
  );
}
