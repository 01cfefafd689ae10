import { Trans, useLingui } from '@lingui/react/macro';

import { ButtonLink } from '#src/ui/buttons/button.tsx';
import { Page } from '#src/ui/layout/page.tsx';
import { Title } from '#src/ui/layout/title.tsx';
import { href } from '#src/web/shared/page/href.ts';
import { screen, type ViewProps } from '#src/web/shared/page/page-definition.ts';
import { GetApp } from '#src/web/marketing/shorturl-landing/get-app.tsx';
import {
  loadShorturlLanding,
  type ShorturlLandingView,
} from '#src/web/marketing/shorturl-landing/shorturl-landing.load.ts';
import styles from '#src/web/marketing/shorturl-landing/shorturl-landing.module.css';

export const shorturlLandingScreen = screen(loadShorturlLanding, ShorturlLanding);

function ShorturlLanding({ data, site }: ViewProps<ShorturlLandingView>) {
  const { t } = useLingui();
  const { state, title, says, deepLink, web } = data;
  return (
    <Page width="narrow">
      <div className={styles['landing']}>
        <Title level={1} look="page" lead={says}>
          {title}
        </Title>
        {deepLink !== null && (
          <ButtonLink wide size="large" href={deepLink} icon="mobile" track="click:shorturl.app">
            {t`Open in the ${site.brand.name} app`}
          </ButtonLink>
        )}
        <ButtonLink wide look={deepLink === null ? 'primary' : 'secondary'} href={web} track="click:shorturl.web">
          {deepLink === null ? t`Go to home page` : t`Continue in the browser`}
        </ButtonLink>
        {state === 'none' && (
          <ButtonLink wide look="secondary" href={href(site, 'order-lookup')}>
            {t`Find your order`}
          </ButtonLink>
        )}
        {deepLink !== null && (
          <p className={styles['note']}>
            <Trans>If nothing happens, you don’t have the app. You can see the same page in your browser.</Trans>
          </p>
        )}
        <GetApp />
      </div>
    </Page>
  );
}
