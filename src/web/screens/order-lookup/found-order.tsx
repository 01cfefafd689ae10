import { Trans, useLingui } from '@lingui/react/macro';

import type { SitePart } from '#src/domain/site/site-part.ts';
import { ButtonLink } from '#src/ui/buttons/button.tsx';
import { Badge } from '#src/ui/content/badge.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { Page } from '#src/ui/layout/page.tsx';
import { href } from '#src/web/href.ts';
import { LineCard } from '#src/web/parts/line-card.tsx';
import type { BookingWords, OrderWords } from '#src/web/parts/order-view.ts';
import { RenewLinks } from '#src/web/screens/order-lookup/renew-links.tsx';
import styles from '#src/web/screens/order-lookup/order-lookup.module.css';

type FoundProps = {
  readonly order: OrderWords;
  readonly linkKey: string;
  readonly mailFails: boolean;
  readonly site: SitePart;
};

/** An order opened by its link: everything to read; changing it asks for its owner. */
export function FoundOrder({ order, linkKey, mailFails, site }: FoundProps) {
  const { t } = useLingui();
  return (
    <Page width="narrow">
      <h1 className={styles['title']}>
        <Trans>Your order</Trans>
      </h1>
      <dl className={styles['facts']}>
        <Fact label={t`Reference`} value={order.reference} />
        <Fact label={t`Placed`} value={order.placed} />
        <Fact label={t`Total`} value={order.total} />
        {order.refunded !== null && <Fact label={t`Refunded`} value={order.refunded} />}
      </dl>
      {mailFails && (
        <div className={styles['notice']}>
          <Notice tone="warn">
            <Trans>
              Our mails to <bdi dir="ltr">{order.email}</bdi> come back. Save your vouchers here, and tell us a better
              address: {site.brand.supportEmail}
            </Trans>
          </Notice>
        </div>
      )}
      {order.bookings.map((booking) => (
        <FoundBooking key={booking.reference} booking={booking} site={site} />
      ))}
      <div className={styles['deeds']}>
        <ButtonLink
          look="secondary"
          icon="printer"
          href={href(site, 'order-receipt', {}, { order: order.reference, key: linkKey })}
        >{t`Receipts`}</ButtonLink>
        <ButtonLink look="secondary" href={order.orderHref}>{t`Cancel or change it`}</ButtonLink>
        <RenewLinks reference={order.reference} linkKey={linkKey} site={site} />
      </div>
    </Page>
  );
}

function FoundBooking({ booking, site }: { readonly booking: BookingWords; readonly site: SitePart }) {
  const { t } = useLingui();
  return (
    <LineCard line={booking} site={site}>
      <div className={styles['state']}>
        <Badge tone={booking.tone} text={booking.state} />
      </div>
      {booking.refund !== null && <p className={styles['refund']}>{booking.refund}</p>}
      {booking.voucherHref !== null && (
        <ButtonLink size="small" icon="ticket" href={booking.voucherHref}>{t`Show voucher`}</ButtonLink>
      )}
    </LineCard>
  );
}

function Fact({ label, value }: { readonly label: string; readonly value: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <bdi>{value}</bdi>
      </dd>
    </div>
  );
}
