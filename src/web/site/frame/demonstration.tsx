import { Trans } from '@lingui/react/macro';

import { href } from '#src/web/shared/page/href.ts';
import { useSite } from '#src/web/shared/page/site-context.ts';
import { useLater } from '#src/web/shared/page/use-deferred.ts';
import styles from '#src/web/site/frame/demonstration.module.css';

const fetchCountry = async () => (await import('#src/web/site/frame/demonstration-country.tsx')).DemonstrationCountry;

/** RU-30: a showcase says that it is one, and can be looked at as from another country. */
export function Demonstration() {
  const site = useSite();
  const [Country, want] = useLater(fetchCountry);
  return (
    <aside className={styles['notice']} aria-labelledby="demonstration">
      <p>
        <span id="demonstration">
          <Trans>Demo site: nothing here is actually for sale, and reviews are samples.</Trans>
        </span>{' '}
        <a href={href(site, 'dev-outbox')}>
          <Trans>Emails and codes</Trans>
        </a>{' '}
        {Country === null ? (
          <button className={styles['choose']} type="button" onClick={want}>
            <Trans>Change country</Trans>
          </button>
        ) : (
          <Country />
        )}
      </p>
    </aside>
  );
}
