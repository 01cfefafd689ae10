import { Trans, useLingui } from '@lingui/react/macro';

import { ButtonLink } from '#src/ui/buttons/button.tsx';
import { Icon } from '#src/ui/icons/icon.tsx';
import { Page } from '#src/ui/layout/page.tsx';
import { Title } from '#src/ui/layout/title.tsx';
import type { PhoneResultView } from '#src/web/marketing/parts/phone-result.ts';
import styles from '#src/web/marketing/parts/phone-result.module.css';
import { ServiceLine } from '#src/web/shared/page-head/service-line.tsx';
import { screen, type ViewProps } from '#src/web/shared/page/page-definition.ts';
import { loadFailedRedeem } from '#src/web/marketing/failed-redeem/failed-redeem.load.ts';

export const failedRedeemScreen = screen(loadFailedRedeem, FailedRedeem);

function FailedRedeem({ data, site }: ViewProps<PhoneResultView>) {
  const { t } = useLingui();
  const { message, phone, why, service, partner, landing } = data;
  return (
    <Page width="narrow">
      <div className={styles['result']}>
        <Icon name="bad" size="huge" />
        <Title level={1} look="page" over={t`${site.brand.name} in partnership with ${partner}`}>
          <span lang={message.lang === site.language ? undefined : message.lang}>{message.text}</span>
        </Title>
        {why !== null && <p>{why}</p>}
        {phone !== null && (
          <p className={styles['note']}>
            <Trans>
              Phone number: <bdi dir="ltr">{phone}</bdi>
            </Trans>
          </p>
        )}
        <ButtonLink href={landing}>{t`Try another number`}</ButtonLink>
        {service !== null && <ServiceLine phone={service} className={styles['note']} />}
      </div>
    </Page>
  );
}
