import { Trans, useLingui } from '@lingui/react/macro';

import { orderFormActionsPath } from '#src/contract/site/form-paths.ts';
import type { SitePart } from '#src/domain/site/site-part.ts';
import { Button, ButtonLink } from '#src/ui/buttons/button.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { Checkbox } from '#src/ui/form/choices.tsx';
import { href } from '#src/web/shared/page/href.ts';
import { LineCard } from '#src/web/shared/prices/line-card.tsx';
import type { BookingWords } from '#src/web/shared/orders/order-view.ts';
import { ComesBack } from '#src/web/orders/user-order/forms/refund-amount.tsx';
import { ActionFields } from '#src/web/orders/user-order/forms/action-fields.tsx';
import { PlainChangeForms } from '#src/web/orders/user-order/forms/plain-change.tsx';
import type { PlainCancel, PlainFormAction } from '#src/web/orders/user-order/forms/form-action.load.ts';
import styles from '#src/web/orders/user-order/user-order.module.css';

type Props = {
  readonly order: string;
  readonly booking: BookingWords;
  readonly action: PlainFormAction;
  readonly site: SitePart;
};

/** Cancelling or changing one booking by forms alone: what it brings or costs, then the action. */
export function PlainActionForms({ order, booking, action, site }: Props) {
  const { t } = useLingui();
  const leave = href(site, 'user-order', { reference: order });
  return (
    <LineCard line={booking} site={site}>
      {action.refusal !== null && (
        <Notice tone="bad" role="alert">
          {action.refusal}
        </Notice>
      )}
      {action.kind === 'cancel' ? (
        <CancelForms order={order} booking={booking} action={action} site={site} />
      ) : (
        <PlainChangeForms order={order} action={action} site={site} />
      )}
      <div className={styles['actions']}>
        <ButtonLink size="small" look="secondary" href={leave}>
          {action.kind === 'cancel' ? t`Keep my booking` : t`Keep as is`}
        </ButtonLink>
      </div>
    </LineCard>
  );
}

type CancelProps = Omit<Props, 'action'> & { readonly action: PlainCancel };

function CancelForms({ order, booking, action, site }: CancelProps) {
  const { t } = useLingui();
  const standing = booking.seats.filter((seat) => !seat.givenUp);
  const { quote } = action;
  return (
    <>
      {standing.length > 1 && !booking.isWhole && (
        <form className={styles['change']} action={href(site, 'user-order', { reference: order })}>
          <input type="hidden" name="cancel" value={booking.reference} />
          <input type="hidden" name="some" value="yes" />
          <fieldset className={styles['seats']}>
            <legend>
              <Trans>Which travelers?</Trans>
            </legend>
            {standing.map((seat) => (
              <Checkbox
                key={seat.position}
                id={`plain-seat-${seat.position}`}
                name="seat"
                value={seat.position.toString()}
                label={<span lang={seat.unitLang}>{seat.unit}</span>}
                count={seat.paid}
                defaultChecked={action.chosen.includes(seat.position)}
              />
            ))}
          </fieldset>
          <Button type="submit" size="small" look="secondary">{t`Show refund amount`}</Button>
        </form>
      )}
      {quote !== null && (
        <form className={styles['cancel']} method="post" action={orderFormActionsPath}>
          <ActionFields order={order} site={site} action={quote.action} />
          <p>
            <ComesBack quote={quote} />
          </p>
          <Button type="submit" size="small" look="danger">{t`Yes, cancel booking`}</Button>
        </form>
      )}
    </>
  );
}
