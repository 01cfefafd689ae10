import { Trans, useLingui } from '@lingui/react/macro';

import { Button } from '#src/ui/buttons/button.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { Page } from '#src/ui/layout/page.tsx';
import { PrintedReceipt } from '#src/web/orders/parts/receipt-document.tsx';
import { PageHead } from '#src/web/shared/page-head/page-head.tsx';
import { screen, type ViewProps } from '#src/web/shared/page/page-definition.ts';
import { BuyerForm } from '#src/web/orders/order-receipt/buyer-form.tsx';
import { loadOrderReceipt, type OrderReceiptView } from '#src/web/orders/order-receipt/order-receipt.load.ts';
import styles from '#src/web/orders/order-receipt/order-receipt.module.css';

export const orderReceiptScreen = screen(loadOrderReceipt, OrderReceipt);

function OrderReceipt({ data }: ViewProps<OrderReceiptView>) {
  const { t } = useLingui();
  const { reference, papers } = data;
  return (
    <Page width="narrow">
      <PageHead
        title={t`Receipts`}
        lead={
          <Trans>
            Order <bdi dir="ltr">{reference}</bdi>
          </Trans>
        }
      />
      {papers.length === 0 && <Notice tone="info">{t`Your receipt will be available once the order is paid.`}</Notice>}
      <div className={styles['papers']}>
        {papers.map((paper) => (
          <PrintedReceipt key={paper.number} paper={paper} />
        ))}
      </div>
      {papers.length > 0 && (
        <div className={styles['actions']}>
          <Button look="quiet" icon="printer" onPress={() => print()}>{t`Print`}</Button>
        </div>
      )}
      {data.canChange && <BuyerForm reference={reference} buyer={data.buyer} />}
    </Page>
  );
}
