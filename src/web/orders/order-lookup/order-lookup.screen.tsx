import { useLingui } from '@lingui/react/macro';

import { Notice } from '#src/ui/feedback/notice.tsx';
import { Page } from '#src/ui/layout/page.tsx';
import { PageHead } from '#src/web/shared/page-head/page-head.tsx';
import { screen, type ViewProps } from '#src/web/shared/page/page-definition.ts';
import { FoundOrder } from '#src/web/orders/order-lookup/found-order.tsx';
import { FoundThread } from '#src/web/orders/order-lookup/found-thread.tsx';
import { LinkForm } from '#src/web/orders/order-lookup/link-form.tsx';
import { loadOrderLookup, type OrderLookupView } from '#src/web/orders/order-lookup/order-lookup.load.ts';
import styles from '#src/web/orders/order-lookup/order-lookup.module.css';

export const orderLookupScreen = screen(loadOrderLookup, OrderLookup);

function OrderLookup({ data, site }: ViewProps<OrderLookupView>) {
  const { t } = useLingui();
  if (data.order !== null && data.thread !== null)
    return <FoundThread order={data.order} thread={data.thread} site={site} />;
  if (data.order !== null)
    return <FoundOrder order={data.order} forms={data.forms} mailFails={data.mailFails} site={site} />;
  return (
    <Page width="narrow">
      <PageHead
        title={t`Find your order`}
        lead={t`Open your order with the link in any of our emails. Can’t find it? We’ll send a new one to the address you booked with.`}
      />
      {data.isDead && (
        <div className={styles['notice']}>
          <Notice
            tone="warn"
            role="status"
          >{t`This link has expired or isn’t valid. We can send you a new one.`}</Notice>
        </div>
      )}
      <LinkForm reference={data.reference} forms={data.forms} />
    </Page>
  );
}
