import { Trans, useLingui } from '@lingui/react/macro';

import { EmptyState } from '#src/ui/feedback/empty-state.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { Page } from '#src/ui/layout/page.tsx';
import { href } from '#src/web/shared/page/href.ts';
import { PrintedReceipt } from '#src/web/orders/parts/receipt-document.tsx';
import { PageHead } from '#src/web/shared/page-head/page-head.tsx';
import { screen, type ViewProps } from '#src/web/shared/page/page-definition.ts';
import { loadTwReceipt, type TwReceiptView } from '#src/web/orders/tw-receipt/tw-receipt.load.ts';
import styles from '#src/web/orders/tw-receipt/tw-receipt.module.css';

export const twReceiptScreen = screen(loadTwReceipt, TwReceipt);

function TwReceipt({ data, site }: ViewProps<TwReceiptView>) {
  const { t } = useLingui();
  const { orders, chosen, papers } = data;
  if (chosen === null)
    return (
      <Page width="narrow">
        <PageHead title={t`Taiwan receipt`} />
        <EmptyState
          icon="bag"
          title={t`No Taiwan orders`}
          text={t`Orders paid in New Taiwan dollars, or placed in Traditional Chinese for Taiwan, appear here.`}
        />
      </Page>
    );
  const company = chosen.choice?.kind === 'company' ? chosen.choice.value : null;
  return (
    <Page width="narrow">
      <PageHead title={t`Taiwan receipt`} />
      <Notice tone="info">{t`This is a shop receipt, not a government uniform invoice.`}</Notice>
      <ul className={styles['orders']}>
        {orders.map((order) => (
          <li key={order.reference}>
            <a href={href(site, 'tw-receipt', {}, { order: order.reference })}>
              <bdi dir="ltr">{order.reference}</bdi> · {order.placed} · <bdi>{order.total}</bdi>
            </a>
          </li>
        ))}
      </ul>
      {papers.map((paper) => (
        <section key={paper.number} className={styles['paper']}>
          <PrintedReceipt paper={paper} />
          <p className={styles['fields']}>
            <Trans>
              including business tax (5%): <bdi>{paper.businessTax}</bdi>
            </Trans>
          </p>
          {company !== null && (
            <p className={styles['fields']}>
              <Trans>
                Company tax ID (Unified Business Number): <bdi dir="ltr">{company}</bdi>
              </Trans>
            </p>
          )}
        </section>
      ))}
      <p className={styles['fields']}>
        <a href={href(site, 'tw-invoice', {}, { order: chosen.reference })}>{t`Invoice delivery`}</a>
      </p>
    </Page>
  );
}
