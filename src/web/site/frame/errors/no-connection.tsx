import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';

import { htmlAt } from '#src/web/shared/page/missing-part.ts';
import styles from '#src/web/site/frame/errors/error-page.module.css';

/** A reload without a connection would leave the app for the browser's own error page. */
const retry = async (): Promise<boolean> => {
  const isBack = (await htmlAt(location.href)) !== null;
  if (isBack) location.reload();
  return isBack;
};

/**
 * Shown in the place of a page when the server did not answer (spec §8, 990001): nothing is wrong on our side, and the
 * page loads again as soon as there is a connection.
 */
export function NoConnectionPage() {
  const { t } = useLingui();
  const [isStill, setStill] = useState(false);
  useEffect(() => {
    const online = (): void => void retry();
    window.addEventListener('online', online);
    return () => window.removeEventListener('online', online);
  }, []);
  return (
    <main id="content" className={styles['page']} tabIndex={-1}>
      <title>{t`No connection`}</title>
      <h1 className={styles['title']}>
        <Trans>No connection</Trans>
      </h1>
      <p className={styles['text']}>
        <Trans>We couldn’t reach our servers. Check your internet connection, then try again.</Trans>
      </p>
      <button className={styles['home']} type="button" onClick={() => void retry().then((isBack) => setStill(!isBack))}>
        <Trans>Try again</Trans>
      </button>
      <p className={styles['text']} role="status">
        {isStill && <Trans>Still no connection.</Trans>}
      </p>
    </main>
  );
}
