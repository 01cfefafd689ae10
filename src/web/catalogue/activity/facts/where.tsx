import { useLingui } from '@lingui/react/macro';

import { Locator } from '#src/ui/booking/locator.tsx';
import { Button, ButtonLink } from '#src/ui/buttons/button.tsx';
import { Title } from '#src/ui/layout/title.tsx';
import { showTip } from '#src/web/site/frame/tips/tips-outlet.tsx';
import type { WhereView } from '#src/web/catalogue/activity/activity-view.ts';
import styles from '#src/web/catalogue/activity/activity.module.css';

/** Where one meets: among its neighbours, as an address to take along, and in the traveller's own map. */
export function Where({ where }: { readonly where: WhereView }) {
  const { t } = useLingui();
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(`${where.name}, ${where.address}`);
      showTip(t`Address copied`);
    } catch {
      showTip(t`Your browser couldn’t copy it. Please select the address instead.`, 'warn');
    }
  };
  return (
    <section className={styles['section']} id="where" aria-labelledby="where-title">
      <Title level={2} look="block" id="where-title">
        {t`Location`}
      </Title>
      <Locator {...where.locator} />
      <div className={styles['place']}>
        <address className={styles['address']}>
          <bdi>
            <b>{where.name}</b>
          </bdi>
          <bdi>{where.address}</bdi>
        </address>
        <div className={styles['ways']}>
          <span className={styles['scripted']}>
            <Button look="secondary" size="small" icon="copy" onPress={() => void copy()}>
              {t`Copy address`}
            </Button>
          </span>
          <ButtonLink look="secondary" size="small" icon="map" href={where.geo}>
            {t`Open in map app`}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
