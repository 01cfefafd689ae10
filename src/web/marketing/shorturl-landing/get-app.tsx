import { useLingui } from '@lingui/react/macro';
import { useEffect, useSyncExternalStore } from 'react';

import { Button, ButtonLink } from '#src/ui/buttons/button.tsx';
import { Icon } from '#src/ui/icons/icon.tsx';
import {
  promptInstall,
  installState,
  watchInstall,
  type InstallState,
} from '#src/web/marketing/shorturl-landing/install-state.ts';
import styles from '#src/web/marketing/shorturl-landing/shorturl-landing.module.css';
import { useSite } from '#src/web/shared/page/site-context.ts';

/** Offers to install the web app, and the operator's apps in their stores (spec §2, "app-download landing"). */
export function GetApp() {
  const { t } = useLingui();
  const { brand, stores } = useSite();
  const state = useSyncExternalStore(installState.watch, installState.now, installState.unknown);
  useEffect(watchInstall, []);
  if (state === 'running' && stores === undefined) return null;
  return (
    <section className={styles['app']} aria-labelledby="get-app">
      <img className={styles['icon']} src="/icon-any-192.png" alt="" width={72} height={72} />
      <h2 id="get-app" className={styles['heading']}>{t`Get the app`}</h2>
      <p className={styles['note']}>
        {t`${brand.name} opens from your home screen in one tap and keeps your vouchers handy, even offline.`}
      </p>
      <Install state={state} />
      {stores?.ios !== undefined && (
        <ButtonLink wide look="secondary" href={stores.ios} icon="download" track="click:shorturl.appstore">
          {t`Download on the App Store`}
        </ButtonLink>
      )}
      {stores?.android !== undefined && (
        <ButtonLink wide look="secondary" href={stores.android} icon="download" track="click:shorturl.play">
          {t`Get it on Google Play`}
        </ButtonLink>
      )}
    </section>
  );
}

function Install({ state }: { readonly state: InstallState }) {
  const { t } = useLingui();
  switch (state) {
    case 'running':
      return null;
    case 'ask':
      return (
        <Button wide icon="download" onPress={() => void promptInstall()} track="click:shorturl.install">
          {t`Install the app`}
        </Button>
      );
    case 'done':
      return <p className={styles['done']} role="status">{t`Installed. Open it from your home screen.`}</p>;
    case 'share':
      return (
        <p className={styles['how']}>
          <Icon name="share" />
          <span>{t`Tap “Add to Home Screen” in your browser’s share menu.`}</span>
        </p>
      );
    case 'unknown':
    case 'menu':
      return (
        <p className={styles['how']}>
          <Icon name="menu" />
          <span>{t`Tap “Install app” or “Add to Home screen” in your browser’s menu.`}</span>
        </p>
      );
  }
}
