import { Outlet } from 'react-router';

import { SiteFooter } from '#src/web/site/frame/site-footer.tsx';
import { SiteHeader } from '#src/web/site/frame/header/site-header.tsx';
import { usePage } from '#src/web/site/frame/use-page.ts';

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
