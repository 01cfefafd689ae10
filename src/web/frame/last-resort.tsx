import { useEffect } from 'react';
import { useRouteError } from 'react-router';

import { href } from '#src/web/href.ts';
import { useSite } from '#src/web/site-context.ts';
import styles from '#src/web/frame/error-page.module.css';

/**
 * Shown when even the error screen failed (spec §8), so it relies on nothing that could have: no messages, no router.
 * Details are for those who develop the site, never for a visitor (D-10).
 */
export function LastResort() {
  const error = useRouteError();
  const site = useSite();
  useEffect(() => reportError(error), [error]);
  const detailed = site.developerPages && !site.demonstration && error instanceof Error;
  return (
    <main id="content" className={styles['page']} lang="en" dir="ltr">
      <title>{site.brand.name}</title>
      <h1 className={styles['title']}>An error occured while showing the error page</h1>
      {detailed && <pre className={styles['details']}>{error.stack ?? error.message}</pre>}
      <p className={styles['ways']}>
        <a className={styles['home']} href={href(site, 'home')} data-load="">
          Go back to home
        </a>
      </p>
    </main>
  );
}
