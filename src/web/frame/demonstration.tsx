import { Trans } from '@lingui/react/macro';

import { href } from '#src/web/href.ts';
import { useSite } from '#src/web/site-context.ts';
import styles from '#src/web/frame/demonstration.module.css';

/** RU-30: a showcase says that it is one. */
export function Demonstration() {
  const site = useSite();
  return (
    <p className={styles['notice']}>
      <Trans>Demonstration: nothing here is really sold, and reviews are samples.</Trans>{' '}
      <a href={href(site, 'dev-outbox')}>
        <Trans>Mails and codes</Trans>
      </a>
    </p>
  );
}
