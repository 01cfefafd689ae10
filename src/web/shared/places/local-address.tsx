import { useLingui } from '@lingui/react/macro';

import type { ActivityAnswer } from '#src/contract/catalogue/catalogue.ts';
import styles from '#src/web/shared/places/local-address.module.css';

type LocalPlace = ActivityAnswer['meetingPoint']['local'];

/** The name and address as signs and drivers know them; nothing where the reader sees that script already. */
export function LocalAddress({ local }: { readonly local: LocalPlace }) {
  const { t } = useLingui();
  if (local === null) return null;
  return (
    <span className={styles['local']}>
      <span className={styles['label']}>{t`For taxi drivers`}</span>
      <bdi lang={local.lang} translate="no">
        {local.name}
      </bdi>
      {local.address !== '' && (
        <bdi lang={local.lang} translate="no">
          {local.address}
        </bdi>
      )}
    </span>
  );
}
