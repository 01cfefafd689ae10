import { Trans, useLingui } from '@lingui/react/macro';

import { ConsentChoice } from '#src/web/site/frame/consent/consent-choice.tsx';
import { useFreeEdge } from '#src/web/site/frame/consent/use-free-edge.ts';
import styles from '#src/web/site/frame/consent/consent.module.css';
import { useConsent } from '#src/web/shared/visitor/consent.ts';

/**
 * Requests consent only from visitors whose consent is required (D-7). It covers no content that cannot be scrolled
 * into view: sticky elements at the lower edge are above it.
 */
export function ConsentBanner() {
  const { t } = useLingui();
  const isShown = useConsent() === 'unknown';
  const banner = useFreeEdge(isShown);
  if (!isShown) return null;
  return (
    <aside ref={banner} className={styles['banner']} aria-label={t`Cookies`}>
      <div className={styles['inside']}>
        <p className={styles['question']}>
          <Trans>
            May we count your visit to improve this site? We never sell your data. Necessary cookies are always set. See
            the full list under “Cookies” at the bottom of the page.
          </Trans>
        </p>
        <ConsentChoice />
      </div>
    </aside>
  );
}
