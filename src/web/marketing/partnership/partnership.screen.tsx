import { useLingui } from '@lingui/react/macro';

import { Notice } from '#src/ui/feedback/notice.tsx';
import { Page } from '#src/ui/layout/page.tsx';
import { Title } from '#src/ui/layout/title.tsx';
import { PartyGrid } from '#src/web/shared/party/party-cards.tsx';
import { ServiceLine } from '#src/web/shared/page-head/service-line.tsx';
import { StructuredData } from '#src/web/shared/page-head/structured-data.tsx';
import { screen, type ViewProps } from '#src/web/shared/page/page-definition.ts';
import { PhoneCouponForm } from '#src/web/marketing/partnership/phone-coupon-form.tsx';
import { loadPartnership, type PartnershipView } from '#src/web/marketing/partnership/partnership.load.ts';
import styles from '#src/web/marketing/partnership/partnership.module.css';

export const partnershipScreen = screen(loadPartnership, Partnership);

function Partnership({ data, site }: ViewProps<PartnershipView>) {
  const { t } = useLingui();
  const langOf = (lang: string) => (lang === site.language ? undefined : lang);
  const { title, partner, closed, service, recommendTitle, recommended } = data;
  return (
    <Page>
      <StructuredData text={data.structured} />
      <div className={styles['page']}>
        <Title level={1} look="page" over={t`${site.brand.name} in partnership with ${partner}`}>
          <span lang={langOf(title.lang)}>{title.text}</span>
        </Title>
        {closed === null ? (
          <PhoneCouponForm data={data} site={site} />
        ) : (
          <Notice tone="info">
            <span lang={langOf(closed.lang)}>{closed.text}</span>
          </Notice>
        )}
        {service !== null && <ServiceLine phone={service} className={styles['tip']} />}
        {recommended.length > 0 && (
          <section className={styles['recommended']} aria-labelledby="recommended-title">
            <Title level={2} look="block" id="recommended-title">
              <span lang={langOf(recommendTitle.lang)}>{recommendTitle.text}</span>
            </Title>
            <PartyGrid of="quarters" cards={recommended} site={site} track="click:partnership.product" />
          </section>
        )}
      </div>
    </Page>
  );
}
