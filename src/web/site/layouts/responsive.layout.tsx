import { Outlet } from 'react-router';

import { GlobalNotice } from '#src/web/site/frame/global-notice.tsx';
import { SiteFooter } from '#src/web/site/frame/site-footer.tsx';
import { SiteHeader } from '#src/web/site/frame/header/site-header.tsx';
import { usePage } from '#src/web/site/frame/use-page.ts';
import styles from '#src/web/site/layouts/responsive.module.css';

/** One layout for every width, for articles and campaigns whose blocks come from the CMS. */
export function ResponsiveLayout() {
  const page = usePage();
  return (
    <>
      <GlobalNotice />
      <SiteHeader page={page} plain={false} />
      <div className={styles['fluid']}>
        <Outlet />
      </div>
      <SiteFooter page={page} minimal={false} />
    </>
  );
}
