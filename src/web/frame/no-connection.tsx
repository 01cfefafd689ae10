import { Trans, useLingui } from '@lingui/react/macro';
import { useCallback, useEffect, useState } from 'react';

import { isReachable } from '#src/web/missing-part.ts';
import styles from '#src/web/frame/error-page.module.css';

/**
 * Shown in the place of a page when the server did not answer (spec §8, 990001): nothing is wrong on our side, and the
 * page loads again as soon as there is a connection.
 */
export function NoConnectionPage() {
  const { t } = useLingui();
  const [state, setState] = useState<'idle' | 'trying' | 'failed'>('idle');
  const retry = useCallback(async (): Promise<void> => {
    setState('trying');
    // A reload without a connection would leave the app for the browser's own error page.
    if (await isReachable(new URL(location.href))) location.reload();
    else setState('failed');
  }, []);
  useEffect(() => {
    const online = (): void => void retry();
    window.addEventListener('online', online);
    return () => window.removeEventListener('online', online);
  }, [retry]);
  return (
    <main id="content" className={styles['page']} tabIndex={-1}>
      <title>{t`No connection`}</title>
      <svg className={styles['sign']} viewBox="0 0 48 48" aria-hidden="true">
        <path d="M6 18a26 26 0 0 1 36 0M12.5 25a17 17 0 0 1 23 0M19 32a8 8 0 0 1 10 0M24 39h.01M8 6l32 36" />
      </svg>
      <h1 className={styles['title']}>
        <Trans>No connection</Trans>
      </h1>
      <p className={styles['text']}>
        <Trans>We couldn’t reach our servers. Check your internet connection, then try again.</Trans>
      </p>
      <p className={styles['ways']}>
        <button className={styles['home']} type="button" disabled={state === 'trying'} onClick={() => void retry()}>
          {state === 'trying' ? <Trans>Trying again…</Trans> : <Trans>Try again</Trans>}
        </button>
      </p>
      <p className={styles['text']} role="status">
        {state === 'failed' && <Trans>Still no connection.</Trans>}
      </p>
    </main>
  );
}
