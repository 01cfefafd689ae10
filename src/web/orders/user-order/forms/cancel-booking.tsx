import { Trans, useLingui } from '@lingui/react/macro';

import type { SitePart } from '#src/domain/site/site-part.ts';
import { Button, ButtonLink } from '#src/ui/buttons/button.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { Checkbox } from '#src/ui/form/choices.tsx';
import type { BookingWords } from '#src/web/shared/orders/order-view.ts';
import { ComesBack } from '#src/web/orders/user-order/forms/refund-amount.tsx';
import { insteadOfLink } from '#src/web/orders/user-order/instead-of-link.ts';
import { useCancel, type RefundQuote, type Cancelling } from '#src/web/orders/user-order/forms/use-cancel.ts';
import styles from '#src/web/orders/user-order/user-order.module.css';

type CancelProps = {
  readonly booking: BookingWords;
  readonly site: SitePart;
  /** Where the same is done by forms alone. */
  readonly plainHref: string;
};

/** First the refund, for all or for some of the party, then the decision. */
export function CancelBooking({ booking, site, plainHref }: CancelProps) {
  const { t } = useLingui();
  const cancelling = useCancel(booking, site);
  const { quote, error, requestQuote } = cancelling;
  const standing = booking.seats.filter((seat) => !seat.givenUp).map((seat) => seat.position);
  if (quote !== null) return <Decision booking={booking} quote={quote} cancelling={cancelling} />;
  return (
    <>
      <ButtonLink size="small" look="quiet" href={plainHref} onPress={insteadOfLink(() => requestQuote(standing))}>
        {t`Cancel this booking`}
      </ButtonLink>
      {error !== null && (
        <Notice tone="bad" role="alert">
          {error}
        </Notice>
      )}
    </>
  );
}

type DecisionProps = {
  readonly booking: BookingWords;
  readonly quote: RefundQuote;
  readonly cancelling: Cancelling;
};

function Decision({ booking, quote, cancelling }: DecisionProps) {
  const { t } = useLingui();
  const { busy, cancel, dismiss } = cancelling;
  return (
    <div className={styles['cancel']} role="group" aria-label={t`Cancel this booking`}>
      <WhoStays booking={booking} quote={quote} cancelling={cancelling} />
      <p aria-live="polite">
        {quote.refusal ??
          (quote.quote === null ? (
            <Trans>One moment…</Trans>
          ) : (
            <ComesBack quote={{ refund: quote.refund, isNothing: quote.quote.refund.minor === 0 }} />
          ))}
      </p>
      <div className={styles['actions']}>
        <Button
          size="small"
          look="danger"
          busy={busy ? t`Canceling…` : undefined}
          disabled={quote.quote === null}
          onPress={() => void cancel()}
        >
          {t`Yes, cancel booking`}
        </Button>
        <Button size="small" look="secondary" onPress={dismiss}>
          {t`Keep my booking`}
        </Button>
      </div>
    </div>
  );
}

/** Each traveler of the party separately, where there are several. */
function WhoStays({ booking, quote, cancelling }: DecisionProps) {
  const standing = booking.seats.filter((seat) => !seat.givenUp);
  if (standing.length < 2 || booking.isWhole) return null;
  const toggle = (position: number): void => {
    const chosen = quote.chosen.includes(position)
      ? quote.chosen.filter((one) => one !== position)
      : [...quote.chosen, position].toSorted((a, b) => a - b);
    void cancelling.requestQuote(chosen);
  };
  return (
    <fieldset className={styles['seats']}>
      <legend>
        <Trans>Which travelers?</Trans>
      </legend>
      {standing.map((seat) => (
        <Checkbox
          key={seat.position}
          id={`seat-${booking.reference}-${seat.position}`}
          name="seat"
          label={<span lang={seat.unitLang}>{seat.unit}</span>}
          count={seat.paid}
          checked={quote.chosen.includes(seat.position)}
          onChange={() => toggle(seat.position)}
        />
      ))}
    </fieldset>
  );
}
