import { Trans } from '@lingui/react/macro';

import { Timeline } from '#src/ui/booking/timeline.tsx';
import { ButtonLink } from '#src/ui/buttons/button.tsx';
import { Badge } from '#src/ui/content/badge.tsx';
import { Page } from '#src/ui/layout/page.tsx';
import { LineCard } from '#src/web/parts/line-card.tsx';
import type { BookingWords, OrderWords } from '#src/web/parts/order-view.ts';
import { screen, type ViewProps } from '#src/web/screen.ts';
import { CancelBooking } from '#src/web/screens/user-order/cancel-booking.tsx';
import { loadUserOrder } from '#src/web/screens/user-order/user-order.load.ts';
import styles from '#src/web/screens/user-order/user-order.module.css';

export const userOrderScreen = screen(loadUserOrder, UserOrder);

function UserOrder({ data, site }: ViewProps<OrderWords>) {
  return (
    <Page width="narrow">
      <h1 className={styles['title']}>
        <Trans>Your order</Trans>
      </h1>
      <dl className={styles['facts']}>
        <div>
          <dt>
            <Trans>Reference</Trans>
          </dt>
          <dd>
            <bdi dir="ltr">{data.reference}</bdi>
          </dd>
        </div>
        <div>
          <dt>
            <Trans>Placed</Trans>
          </dt>
          <dd>{data.placed}</dd>
        </div>
        <div>
          <dt>
            <Trans>Total</Trans>
          </dt>
          <dd>
            <bdi>{data.total}</bdi>
          </dd>
        </div>
        {data.refunded !== null && (
          <div>
            <dt>
              <Trans>Refunded</Trans>
            </dt>
            <dd>
              <bdi>{data.refunded}</bdi>
            </dd>
          </div>
        )}
      </dl>
      {data.bookings.map((booking) => (
        <Booking key={booking.reference} booking={booking} site={site} />
      ))}
    </Page>
  );
}

function Booking({ booking, site }: { readonly booking: BookingWords; readonly site: ViewProps<OrderWords>['site'] }) {
  return (
    <LineCard line={booking} site={site}>
      <div className={styles['state']}>
        <Badge tone={booking.tone} text={booking.state} />
      </div>
      {booking.refund !== null && <p className={styles['refund']}>{booking.refund}</p>}
      {booking.cancellable && (
        <details className={styles['policy']}>
          <summary>
            <Trans>What comes back when you cancel</Trans>
          </summary>
          <Timeline steps={booking.cancellation} label={booking.title} />
        </details>
      )}
      <div className={styles['deeds']}>
        {booking.voucherHref !== null && (
          <ButtonLink size="small" icon="ticket" href={booking.voucherHref}>
            <Trans>Show voucher</Trans>
          </ButtonLink>
        )}
        {booking.cancellable && <CancelBooking booking={booking} site={site} />}
      </div>
    </LineCard>
  );
}
