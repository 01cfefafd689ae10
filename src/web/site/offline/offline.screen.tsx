import { Trans } from '@lingui/react/macro';

import { Page } from '#src/ui/layout/page.tsx';
import { href } from '#src/web/shared/page/href.ts';
import { againId, listId } from '#src/web/shared/offline/offline-rules.ts';
import { screen, type ViewProps } from '#src/web/shared/page/page-definition.ts';
import { loadOffline } from '#src/web/site/offline/offline.load.ts';
import styles from '#src/web/site/offline/offline.module.css';

export const offlineScreen = screen(loadOffline, Offline);

/** Works without script: the worker inserts the address to retry and the vouchers stored in this browser. */
function Offline({ site }: ViewProps<null>) {
  return (
    <Page width="narrow">
      <div className={styles['page']}>
        <h1 className={styles['title']}>
          <Trans>You’re offline</Trans>
        </h1>
        <p className={styles['text']}>
          <Trans>Check your internet connection and try again. You’ll continue where you left off.</Trans>
        </p>
        <p>
          <a id={againId} className={styles['again']} href={href(site, 'offline')}>
            <Trans>Try again</Trans>
          </a>
        </p>
      </div>
      <section className={styles['kept']}>
        <h2 className={styles['subtitle']}>
          <Trans>Vouchers on this device</Trans>
        </h2>
        <ul id={listId} className={styles['list']} />
      </section>
    </Page>
  );
}
