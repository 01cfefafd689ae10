import { Trans, useLingui } from '@lingui/react/macro';

import { ButtonLink } from '#src/ui/buttons/button.tsx';
import { Icon } from '#src/ui/icons/icon.tsx';
import { Page } from '#src/ui/layout/page.tsx';
import { Title } from '#src/ui/layout/title.tsx';
import { href } from '#src/web/shared/page/href.ts';
import type { PhoneResultView } from '#src/web/marketing/parts/phone-result.ts';
import styles from '#src/web/marketing/parts/phone-result.module.css';
import { screen, type ViewProps } from '#src/web/shared/page/page-definition.ts';
import { loadSuccessfulRedeem } from '#src/web/marketing/successful-redeem/successful-redeem.load.ts';

export const successfulRedeemScreen = screen(loadSuccessfulRedeem, SuccessfulRedeem);

function SuccessfulRedeem({ data, site }: ViewProps<PhoneResultView>) {
  const { t } = useLingui();
  const { message, phone, partner } = data;
  return (
    <Page width="narrow">
      <div className={styles['result']}>
        <Icon name="check-circle" size="huge" />
        <Title level={1} look="page" over={t`${site.brand.name} in partnership with ${partner}`}>
          <span lang={message.lang === site.language ? undefined : message.lang}>{message.text}</span>
        </Title>
        <p className={styles['note']}>
          <Trans>
            It’s saved to the account for <bdi dir="ltr">{phone}</bdi>. Sign in with this number and we’ll apply it at
            checkout.
          </Trans>
        </p>
        <ButtonLink href={href(site, 'sign-in')}>{t`Sign in`}</ButtonLink>
        <ButtonLink look="quiet" href={href(site, 'home')}>
          {t`Go to home page`}
        </ButtonLink>
      </div>
    </Page>
  );
}
