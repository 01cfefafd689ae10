import { Trans, useLingui } from '@lingui/react/macro';

import type { SitePart } from '#src/domain/site/site-part.ts';
import { ButtonLink } from '#src/ui/buttons/button.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { Page } from '#src/ui/layout/page.tsx';
import { href } from '#src/web/shared/page/href.ts';
import type { PlainForms } from '#src/web/shared/forms/account-form.load.ts';
import { LineCard } from '#src/web/shared/prices/line-card.tsx';
import { BookingRefund, BookingState, OrderSummary } from '#src/web/shared/orders/order-summary.tsx';
import type { BookingWords, OrderWords } from '#src/web/shared/orders/order-view.ts';
import { PageHead } from '#src/web/shared/page-head/page-head.tsx';
import { RenewLinks } from '#src/web/orders/order-lookup/renew-links.tsx';
import styles from '#src/web/orders/order-lookup/order-lookup.module.css';

type FoundProps = {
  readonly order: OrderWords;
  readonly forms: PlainForms;
  readonly mailFails: boolean;
  readonly site: SitePart;
};

/** An order opened by its link: everything to read; changing it requests its owner. */
export function FoundOrder({ order, forms, mailFails, site }: FoundProps) {
  const { t } = useLingui();
  return (
    <Page width="narrow">
      <PageHead title={t`Your order`} />
      <OrderSummary order={order} />
      {mailFails && (
        <div className={styles['notice']}>
          <Notice tone="warn">
            <Trans>
              Our emails to <bdi dir="ltr">{order.email}</bdi> aren’t being delivered. Save your vouchers from this
              page, and write to {site.brand.supportEmail} to give us another address.
            </Trans>
          </Notice>
        </div>
      )}
      {order.bookings.map((booking) => (
        <FoundBooking key={booking.reference} booking={booking} site={site} />
      ))}
      <div className={styles['actions']}>
        <ButtonLink
          look="secondary"
          icon="printer"
          href={href(site, 'order-receipt', {}, { order: order.reference })}
        >{t`Receipts`}</ButtonLink>
        <ButtonLink
          look="secondary"
          icon="mail"
          href={href(site, 'order-lookup', {}, { order: order.reference, part: 'messages' })}
        >{t`Contact support`}</ButtonLink>
        <ButtonLink look="secondary" href={order.orderHref}>{t`Change or cancel`}</ButtonLink>
        <RenewLinks reference={order.reference} forms={forms} site={site} />
      </div>
    </Page>
  );
}

function FoundBooking({ booking, site }: { readonly booking: BookingWords; readonly site: SitePart }) {
  const { t } = useLingui();
  return (
    <LineCard line={booking} site={site}>
      <BookingState booking={booking} />
      <BookingRefund booking={booking} />
      {booking.voucherHref !== null && (
        <ButtonLink size="small" icon="ticket" href={booking.voucherHref}>{t`Show voucher`}</ButtonLink>
      )}
      {booking.reviewHref !== null && (
        <ButtonLink size="small" look="secondary" icon="star" href={booking.reviewHref}>{t`Write a review`}</ButtonLink>
      )}
    </LineCard>
  );
}
