import { Trans, useLingui } from '@lingui/react/macro';

import type { SitePart } from '#src/domain/site/site-part.ts';
import { Timeline } from '#src/ui/booking/timeline.tsx';
import { ButtonLink } from '#src/ui/buttons/button.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { href } from '#src/web/shared/page/href.ts';
import { LineCard } from '#src/web/shared/prices/line-card.tsx';
import { BookingRefund, BookingState, OrderSummary } from '#src/web/shared/orders/order-summary.tsx';
import type { BookingWords } from '#src/web/shared/orders/order-view.ts';
import { GivenAnswers } from '#src/web/shared/orders/given-answers.tsx';
import { UserCentre } from '#src/web/shared/account/user-centre.tsx';
import { screen, type ViewProps } from '#src/web/shared/page/page-definition.ts';
import { BoughtGift } from '#src/web/orders/user-order/bought-gift.tsx';
import type { BoughtGiftWords } from '#src/web/orders/user-order/bought-gift.load.ts';
import { CancelBooking } from '#src/web/orders/user-order/forms/cancel-booking.tsx';
import { ChangeBooking } from '#src/web/orders/user-order/forms/change-booking.tsx';
import { PlainActionForms } from '#src/web/orders/user-order/forms/form-action.tsx';
import { loadUserOrder, type UserOrderView } from '#src/web/orders/user-order/user-order.load.ts';
import styles from '#src/web/orders/user-order/user-order.module.css';

export const userOrderScreen = screen(loadUserOrder, UserOrder);

function UserOrder({ data, site }: ViewProps<UserOrderView>) {
  const { t } = useLingui();
  const { order, gifts, plain } = data;
  const doing = plain === null ? undefined : order.bookings.find((one) => one.reference === plain.reference);
  return (
    <UserCentre page="user-orders" title={t`Your order`}>
      <Outcome data={data} />
      <OrderSummary order={order} />
      {doing !== undefined && plain !== null ? (
        <PlainActionForms order={order.reference} booking={doing} action={plain} site={site} />
      ) : (
        <>
          {order.bookings.map((booking) => (
            <Booking
              key={booking.reference}
              order={order.reference}
              booking={booking}
              gift={gifts[booking.reference]}
              site={site}
            />
          ))}
          <div className={styles['actions']}>
            <ButtonLink
              look="secondary"
              icon="printer"
              href={href(site, 'order-receipt', {}, { order: order.reference })}
            >
              <Trans>Receipts</Trans>
            </ButtonLink>
            <ButtonLink look="secondary" icon="mail" href={href(site, 'user-messages', {}, { order: order.reference })}>
              <Trans>Contact support</Trans>
            </ButtonLink>
          </div>
        </>
      )}
    </UserCentre>
  );
}

/** What a plain form has done, or why not. */
function Outcome({ data: { done, refused } }: { readonly data: UserOrderView }) {
  const { t } = useLingui();
  if (refused !== null)
    return (
      <Notice tone="bad" role="alert">
        {refused}
      </Notice>
    );
  return (
    done !== null && (
      <Notice tone="good" role="status">
        {done === 'cancel' ? t({ message: 'Canceled', context: 'done' }) : t`Your booking was changed.`}
      </Notice>
    )
  );
}

type BookingProps = {
  readonly order: string;
  readonly booking: BookingWords;
  readonly gift: BoughtGiftWords | undefined;
  readonly site: SitePart;
};

function Booking({ order, booking, gift, site }: BookingProps) {
  // What an account has redeemed belongs to it.
  const cancellable = booking.cancellable && gift?.returnable !== false;
  const plain = (action: 'cancel' | 'change'): string =>
    href(site, 'user-order', { reference: order }, { [action]: booking.reference });
  return (
    <LineCard line={booking} site={site}>
      <BookingState booking={booking} />
      <div className={styles['notices']}>
        {booking.closure !== null && <Notice tone="warn">{booking.closure}</Notice>}
        {booking.disputed && (
          <Notice tone="info">
            <Trans>Your bank is reviewing this payment. You can’t make changes until the review is complete.</Trans>
          </Notice>
        )}
      </div>
      {gift !== undefined && <BoughtGift gift={gift} />}
      <GivenUp booking={booking} />
      <Refunds booking={booking} />
      {cancellable && booking.closure === null && (
        <details className={styles['policy']}>
          <summary>
            <Trans>Refund if you cancel</Trans>
          </summary>
          <Timeline steps={booking.cancellation} label={booking.title} />
        </details>
      )}
      <GivenAnswers givenAnswers={booking.givenAnswers} />
      {booking.rebookHref !== null && (
        <p>
          <Trans>
            To change it, cancel it and <a href={booking.rebookHref}>book again</a>.
          </Trans>
        </p>
      )}
      <div className={styles['actions']}>
        {booking.voucherHref !== null && (
          <ButtonLink size="small" icon="ticket" href={booking.voucherHref}>
            <Trans>Show voucher</Trans>
          </ButtonLink>
        )}
        {booking.reviewHref !== null && (
          <ButtonLink size="small" look="secondary" icon="star" href={booking.reviewHref}>
            <Trans>Write a review</Trans>
          </ButtonLink>
        )}
        {booking.change !== null && (
          <ChangeBooking
            reference={booking.reference}
            from={booking.change}
            site={site}
            urgent={booking.closure !== null}
            plainHref={plain('change')}
          />
        )}
        {cancellable && <CancelBooking booking={booking} site={site} plainHref={plain('cancel')} />}
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
            Canceled: <span lang={seat.unitLang}>{seat.unit}</span>, <bdi>{seat.paid}</bdi>
          </Trans>
        </li>
      ))}
    </ul>
  );
}

/** The refund in one sentence, and the payment method of each part. */
function Refunds({ booking }: { readonly booking: BookingWords }) {
  if (booking.refund === null) return null;
  return (
    <>
      <BookingRefund booking={booking} />
      <details className={styles['policy']}>
        <summary>
          <Trans>Refund status</Trans>
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
