import { Trans } from '@lingui/react/macro';

import { Timeline } from '#src/ui/booking/timeline.tsx';
import { ButtonLink } from '#src/ui/buttons/button.tsx';
import { Badge } from '#src/ui/content/badge.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { Page } from '#src/ui/layout/page.tsx';
import { href } from '#src/web/href.ts';
import { LineCard } from '#src/web/parts/line-card.tsx';
import type { BookingWords, OrderWords } from '#src/web/parts/order-view.ts';
import { ToldAnswers } from '#src/web/parts/told-answers.tsx';
import { screen, type ViewProps } from '#src/web/screen.ts';
import { CancelBooking } from '#src/web/screens/user-order/cancel-booking.tsx';
import { ChangeBooking } from '#src/web/screens/user-order/change-booking.tsx';
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
      <div className={styles['deeds']}>
        <ButtonLink look="secondary" icon="printer" href={href(site, 'order-receipt', {}, { order: data.reference })}>
          <Trans>Receipts</Trans>
        </ButtonLink>
      </div>
    </Page>
  );
}

type BookingProps = { readonly booking: BookingWords; readonly site: ViewProps<OrderWords>['site'] };

function Booking({ booking, site }: BookingProps) {
  return (
    <LineCard line={booking} site={site}>
      <div className={styles['state']}>
        <Badge tone={booking.tone} text={booking.state} />
      </div>
      {booking.closure !== null && <Notice tone="warn">{booking.closure}</Notice>}
      {booking.disputed && (
        <Notice tone="info">
          <Trans>Your bank is looking at this payment. Nothing can be changed until it has decided.</Trans>
        </Notice>
      )}
      <GivenUp booking={booking} />
      <Refunds booking={booking} />
      {booking.cancellable && booking.closure === null && (
        <details className={styles['policy']}>
          <summary>
            <Trans>What comes back when you cancel</Trans>
          </summary>
          <Timeline steps={booking.cancellation} label={booking.title} />
        </details>
      )}
      <ToldAnswers told={booking.told} />
      <div className={styles['deeds']}>
        {booking.voucherHref !== null && (
          <ButtonLink size="small" icon="ticket" href={booking.voucherHref}>
            <Trans>Show voucher</Trans>
          </ButtonLink>
        )}
        {booking.change !== null && (
          <ChangeBooking
            reference={booking.reference}
            from={booking.change}
            site={site}
            urgent={booking.closure !== null}
          />
        )}
        {booking.cancellable && <CancelBooking booking={booking} site={site} />}
      </div>
    </LineCard>
  );
}

/** Who of the party stays at home, while the others go. */
function GivenUp({ booking }: { readonly booking: BookingWords }) {
  const gone = booking.seats.filter((seat) => seat.givenUp);
  if (gone.length === 0 || gone.length === booking.seats.length) return null;
  return (
    <ul className={styles['gone']}>
      {gone.map((seat) => (
        <li key={seat.position}>
          <Trans>
            Cancelled: <span lang={seat.unitLang}>{seat.unit}</span>, <bdi>{seat.paid}</bdi>
          </Trans>
        </li>
      ))}
    </ul>
  );
}

/** What goes back, in one sentence, and the way of each part of it. */
function Refunds({ booking }: { readonly booking: BookingWords }) {
  if (booking.refund === null) return null;
  return (
    <>
      <p className={styles['refund']}>{booking.refund}</p>
      <details className={styles['policy']}>
        <summary>
          <Trans>Where the money is</Trans>
        </summary>
        {booking.refunds.map((part) => (
          <div key={part.key} className={styles['way']}>
            <p>
              <bdi>{part.title}</bdi>
            </p>
            <Timeline steps={part.steps} label={part.title} />
          </div>
        ))}
      </details>
    </>
  );
}
