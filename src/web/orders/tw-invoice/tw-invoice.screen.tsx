import { useLingui } from '@lingui/react/macro';

import { EmptyState } from '#src/ui/feedback/empty-state.tsx';
import { Page } from '#src/ui/layout/page.tsx';
import { href } from '#src/web/shared/page/href.ts';
import { PageHead } from '#src/web/shared/page-head/page-head.tsx';
import { screen, type ViewProps } from '#src/web/shared/page/page-definition.ts';
import { ChoiceForm } from '#src/web/orders/tw-invoice/choice-form.tsx';
import { loadTwInvoice, type TwInvoiceView } from '#src/web/orders/tw-invoice/tw-invoice.load.ts';
import styles from '#src/web/orders/tw-invoice/tw-invoice.module.css';

export const twInvoiceScreen = screen(loadTwInvoice, TwInvoice);

function TwInvoice({ data, site }: ViewProps<TwInvoiceView>) {
  const { t } = useLingui();
  const { orders, chosen } = data;
  return (
    <Page width="narrow">
      <PageHead title={t`Taiwan invoice`} />
      {chosen === null ? (
        <EmptyState
          icon="bag"
          title={t`No Taiwan orders`}
          text={t`Orders paid in New Taiwan dollars, or placed in Traditional Chinese for Taiwan, appear here.`}
        />
      ) : (
        <>
          <ul className={styles['orders']}>
            {orders.map((order) => (
              <li key={order.reference}>
                <a
                  href={href(site, 'tw-invoice', {}, { order: order.reference })}
                  aria-current={order.reference === chosen.reference ? 'true' : undefined}
                >
                  <bdi dir="ltr">{order.reference}</bdi> · {order.placed} · <bdi>{order.total}</bdi>
                </a>
              </li>
            ))}
          </ul>
          <ChoiceForm key={chosen.reference} order={chosen} />
          <p className={styles['more']}>
            <a href={href(site, 'tw-receipt', {}, { order: chosen.reference })}>{t`Receipt for this order`}</a>
          </p>
        </>
      )}
    </Page>
  );
}
