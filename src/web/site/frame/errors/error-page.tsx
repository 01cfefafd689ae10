import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

import { href } from '#src/web/shared/page/href.ts';
import { useSite } from '#src/web/shared/page/site-context.ts';
import styles from '#src/web/site/frame/errors/error-page.module.css';

type ErrorPageProps = {
  /** Spec §8: 500 unless something else is known. */
  readonly status?: string;
  readonly title: ReactNode;
  readonly children: ReactNode;
  /** After a failure the app is loaded again: its next move would lead to the page of that failure (spec §4). */
  readonly refresh?: boolean;
};

/** The calm page behind 404, 401, 500 and every failure: what happened, and the ways on. */
export function ErrorPage({ status = '500', title, children, refresh = false }: ErrorPageProps) {
  const site = useSite();
  const home = href(site, 'home');
  return (
    <main id="content" className={styles['page']} tabIndex={-1}>
      <p className={styles['status']} aria-hidden="true">
        {status}
      </p>
      <h1 className={styles['title']}>{title}</h1>
      <p className={styles['text']}>{children}</p>
      <p className={styles['ways']}>
        {refresh && (
          <button className={styles['home']} type="button" onClick={() => location.assign(home)}>
            <Trans>Refresh</Trans>
          </button>
        )}
        <a className={refresh ? styles['other'] : styles['home']} href={home} data-load={refresh ? '' : undefined}>
          <Trans>Go back to home</Trans>
        </a>
        {!refresh && (
          <a className={styles['other']} href={href(site, 'search-result')}>
            <Trans>Search all activities</Trans>
          </a>
        )}
      </p>
    </main>
  );
}
