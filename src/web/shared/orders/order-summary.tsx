import { useLingui } from '@lingui/react/macro';

import { Badge } from '#src/ui/content/badge.tsx';
import type { BookingWords, OrderWords } from '#src/web/shared/orders/order-view.ts';
import styles from '#src/web/shared/orders/order-summary.module.css';

/** Reference, date, total and refunded amount of an order. */
export function OrderSummary({ order }: { readonly order: OrderWords }) {
  const { t } = useLingui();
  return (
    <dl className={styles['facts']}>
      <Fact label={t`Reference`} value={order.reference} />
      <Fact label={t`Order date`} value={order.placed} />
      {order.savings.map((saving) => (
        <Fact key={saving.label} label={saving.label} lang={saving.lang} value={saving.amount} />
      ))}
      <Fact label={t`Total`} value={order.total} />
      {order.taxes.map((tax) => (
        <Fact key={tax.label} label={tax.label} value={tax.amount} />
      ))}
      <PayAtPropertyFees payAtProperty={order.payAtProperty} />
      {order.refunded !== null && <Fact label={t({ message: 'Refunded', context: 'amount' })} value={order.refunded} />}
    </dl>
  );
}

/** Pay-at-property fees, and refundable deposits. */
function PayAtPropertyFees({ payAtProperty: { label, fees, deposit } }: Pick<OrderWords, 'payAtProperty'>) {
  if (fees === null && deposit === null) return null;
  return (
    <div>
      <dt>{label}</dt>
      {[fees, deposit].map(
        (due) =>
          due !== null && (
            <dd key={due}>
              <bdi>{due}</bdi>
            </dd>
          ),
      )}
    </div>
  );
}

type FactProps = { readonly label: string; readonly lang?: string | undefined; readonly value: string };

function Fact({ label, lang, value }: FactProps) {
  return (
    <div>
      <dt lang={lang}>{label}</dt>
      <dd>
        <bdi>{value}</bdi>
      </dd>
    </div>
  );
}

/** The state of a booking. */
export function BookingState({ booking }: { readonly booking: BookingWords }) {
  return (
    <div className={styles['state']}>
      <Badge tone={booking.tone} text={booking.state} />
    </div>
  );
}

/** The refund of a booking, in one sentence. */
export function BookingRefund({ booking }: { readonly booking: BookingWords }) {
  return booking.refund !== null && <p className={styles['refund']}>{booking.refund}</p>;
}
