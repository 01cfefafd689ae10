import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

import { href } from '#src/web/href.ts';
import { useSite } from '#src/web/site-context.ts';
import styles from '#src/web/frame/error-page.module.css';

type ErrorPageProps = { readonly status: string; readonly title: ReactNode; readonly children: ReactNode };

/** The calm page behind 404, 401 and 500: what happened, and the ways on. */
export function ErrorPage({ status, title, children }: ErrorPageProps) {
  const site = useSite();
  return (
    <main id="content" className={styles['page']}>
      <p className={styles['status']} aria-hidden="true">
        {status}
      </p>
      <h1 className={styles['title']}>{title}</h1>
      <p className={styles['text']}>{children}</p>
      <p className={styles['ways']}>
        <a className={styles['home']} href={href(site, 'home')}>
          <Trans>Go back to home</Trans>
        </a>
        <a className={styles['other']} href={href(site, 'search-result')}>
          <Trans>Search all activities</Trans>
        </a>
      </p>
    </main>
  );
}
