import { useLingui } from '@lingui/react/macro';

import { Locator } from '#src/ui/booking/locator.tsx';
import { Button, ButtonLink } from '#src/ui/buttons/button.tsx';
import { Title } from '#src/ui/layout/title.tsx';
import { LocalAddress } from '#src/web/shared/places/local-address.tsx';
import { showTip } from '#src/web/site/frame/tips/tips-outlet.tsx';
import type { WhereView } from '#src/web/catalogue/activity/activity-view.ts';
import styles from '#src/web/catalogue/activity/activity.module.css';

/** The place as a traveler pastes it into a map app: in the local script, where that is known. */
function addressText({ name, address, local }: WhereView): string {
  const parts = local === null ? [name.text, address.text] : [local.name, local.address || address.text];
  return parts.filter((part) => part !== '').join(', ');
}

/** Where one meets: among its neighbours, as an address to take along, and in the traveller's own map. */
export function Where({ where }: { readonly where: WhereView }) {
  const { t } = useLingui();
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(addressText(where));
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
          <bdi lang={where.name.lang}>
            <b>{where.name.text}</b>
          </bdi>
          {where.address.text !== '' && <bdi lang={where.address.lang}>{where.address.text}</bdi>}
          <LocalAddress local={where.local} />
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
