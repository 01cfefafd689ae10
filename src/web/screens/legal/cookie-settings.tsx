import { Trans, useLingui } from '@lingui/react/macro';
import { useSyncExternalStore } from 'react';

import { ConsentChoice } from '#src/web/frame/consent-choice.tsx';
import { CookieTable } from '#src/web/frame/cookie-table.tsx';
import styles from '#src/web/screens/legal/legal.module.css';

const never = () => () => undefined;

/**
 * The cookie settings below the cookie policy: sites of partners may have no footer that leads to them. The list opens without
 * script; the choice is drawn where a script can keep it, since without one nothing is counted.
 */
export function CookieSettings() {
  const { t } = useLingui();
  const hasScript = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return (
    <details className={styles['settings']}>
      <summary>{t`Cookie settings`}</summary>
      <p>
        <Trans>
          Most cookies keep the site working. Your visit is counted only with your consent, which you can give or take
          back here at any time.
        </Trans>
      </p>
      {hasScript && <ConsentChoice />}
      <noscript>
        <p>{t`JavaScript is turned off in this browser, so your visit is not counted.`}</p>
      </noscript>
      <CookieTable />
    </details>
  );
}
