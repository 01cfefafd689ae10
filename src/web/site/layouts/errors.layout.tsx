import { Outlet } from 'react-router';

import { SiteFooter } from '#src/web/site/frame/site-footer.tsx';
import { SiteHeader } from '#src/web/site/frame/header/site-header.tsx';
import { usePage } from '#src/web/site/frame/use-page.ts';

/** Around the pages that say what went wrong: every way on, and nothing that could fail as well. */
export function ErrorsLayout() {
  const page = usePage();
  return (
    <>
      <SiteHeader page={page} plain={false} />
      <Outlet />
      <SiteFooter page={page} minimal={false} />
    </>
  );
}
