import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';

import { ButtonLink } from '#src/ui/buttons/button.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { Icon } from '#src/ui/icons/icon.tsx';
import { Page } from '#src/ui/layout/page.tsx';
import { cartChanged } from '#src/web/shared/visitor/visitor.ts';
import { href } from '#src/web/shared/page/href.ts';
import { LineCard } from '#src/web/shared/prices/line-card.tsx';
import { screen, type ViewProps } from '#src/web/shared/page/page-definition.ts';
import { loadPaymentSuccess, type SuccessWords } from '#src/web/checkout/payment-success/payment-success.load.ts';
import styles from '#src/web/checkout/payment-success/payment-success.module.css';
import { forgetTyped } from '#src/web/shared/storage/checkout-draft.ts';

export const paymentSuccessScreen = screen(loadPaymentSuccess, PaymentSuccess);

const pollEveryMs = 2_000;
const pollTimes = 30;

function PaymentSuccess({ data, site }: ViewProps<SuccessWords>) {
  const open = data.status === 'awaiting_payment' || data.status === 'processing';
  const waiting = open && data.failed === null;
  const tried = usePolling(waiting);
  useEffect(() => {
    if (open) return;
    window.dispatchEvent(new Event(cartChanged));
    // An order that ran out is tried again, by the same person.
    if (data.status !== 'expired') forgetTyped();
  }, [open, data.status]);
  return (
    <Page width="narrow">
      <Headline order={data} waiting={waiting} givenUp={tried >= pollTimes} />
      <p className={styles['reference']}>
        <Trans>
          Order <bdi dir="ltr">{data.reference}</bdi>
        </Trans>
      </p>
      {data.savings.map((saving) => (
        <p key={saving.label} className={styles['tax']}>
          <span lang={saving.lang}>{saving.label}</span>: <bdi>{saving.amount}</bdi>
        </p>
      ))}
      {data.taxes.map((tax) => (
        <p key={tax.label} className={styles['tax']}>
          {tax.label}: <bdi>{tax.amount}</bdi>
        </p>
      ))}
      {[data.payAtProperty.beside, data.payAtProperty.deposit].map(
        (due) =>
          due !== null && (
            <p key={due} className={styles['tax']}>
              {due}
            </p>
          ),
      )}
      {data.bookings.map((booking) => (
        <LineCard key={booking.reference} line={booking} site={site}>
          <p className={booking.tone === 'bad' ? styles['lost'] : styles['state']}>{booking.state}</p>
          {booking.refund !== null && <p>{booking.refund}</p>}
          {booking.voucherHref !== null && (
            <ButtonLink size="small" look="secondary" icon="ticket" href={booking.voucherHref}>
              <Trans>Show voucher</Trans>
            </ButtonLink>
          )}
        </LineCard>
      ))}
      <div className={styles['ways']}>
        <ButtonLink href={data.orderHref}>
          <Trans>Order and cancellation</Trans>
        </ButtonLink>
        <ButtonLink look="quiet" href={href(site, 'home')}>
          <Trans>Explore more activities</Trans>
        </ButtonLink>
      </div>
    </Page>
  );
}

function Headline({
  order,
  waiting,
  givenUp,
}: {
  readonly order: SuccessWords;
  readonly waiting: boolean;
  readonly givenUp: boolean;
}) {
  const { t } = useLingui();
  if (waiting) {
    return (
      <div className={styles['headline']} role="status">
        <Icon name="clock" size="huge" />
        <h1 className={styles['title']}>{t`Waiting for your payment to go through`}</h1>
        <p>
          {givenUp
            ? t`This is taking longer than usual. You can close this page: we’ll email everything to ${order.email} once the payment goes through.`
            : t`This takes a few seconds. You won’t be charged twice.`}
        </p>
      </div>
    );
  }
  if (order.failed !== null) {
    const again = (
      <ButtonLink size="small" href={order.failed.href}>
        <Trans>Retry payment</Trans>
      </ButtonLink>
    );
    return (
      <Notice tone="bad" role="alert" title={t`This order wasn’t completed`} action={again}>
        {order.failed.why}
      </Notice>
    );
  }
  if (order.status === 'expired' || order.status === 'refunded_late') {
    return (
      <Notice tone="bad" title={t`This order wasn’t completed`}>
        {order.status === 'expired'
          ? t`Your time to pay ran out. You weren’t charged.`
          : t`Your payment arrived after your spots had been released, and they’re no longer available. You’ll get a full refund.`}
      </Notice>
    );
  }
  if (order.status === 'cancelled') {
    return (
      <Notice tone="bad" title={t`This order was canceled in full`}>
        {t`We’re refunding your payment to the original payment method. You can follow its progress below.`}
      </Notice>
    );
  }
  return <Confirmed order={order} />;
}

/** Fully or partly booked: items that failed say so themselves below. */
function Confirmed({ order }: { readonly order: SuccessWords }) {
  const { t } = useLingui();
  if (order.status === 'partly_cancelled') {
    return (
      <div className={styles['headline']}>
        <h1 className={styles['title']}>{t`Part of your order is confirmed`}</h1>
        <p>{t`One of your visits couldn’t be confirmed, and we’re refunding its price. Your other visits are confirmed: see below.`}</p>
      </div>
    );
  }
  if (order.isGift) {
    return (
      <div className={styles['headline']}>
        <span className={styles['mark']}>
          <Icon name="check" size="huge" />
        </span>
        <h1 className={styles['title']}>{t`Gift card payment received`}</h1>
        <p>{t`Paid ${order.total}. On your order page, you can see when the card is sent and redeemed.`}</p>
      </div>
    );
  }
  return (
    <div className={styles['headline']}>
      <span className={styles['mark']}>
        <Icon name="check" size="huge" />
      </span>
      <h1 className={styles['title']}>{order.unconfirmed ? t`Payment received, almost done` : t`You’re all set!`}</h1>
      <p>
        {order.unconfirmed
          ? t`Paid ${order.total}. The operator will confirm soon, and we’ll email ${order.email} either way. If they can’t confirm, you’ll get a full refund.`
          : t`Paid ${order.total}. Your tickets are below and on their way to ${order.email}.`}
      </p>
    </div>
  );
}

/** Polls every two seconds for a minute while the payment provider's result is not final. */
function usePolling(waiting: boolean): number {
  const { revalidate } = useRevalidator();
  const [tried, setTried] = useState(0);
  useEffect(() => {
    if (!waiting || tried >= pollTimes) return undefined;
    const timer = setTimeout(() => {
      setTried((now) => now + 1);
      void revalidate();
    }, pollEveryMs);
    return () => clearTimeout(timer);
  }, [waiting, tried, revalidate]);
  return tried;
}
