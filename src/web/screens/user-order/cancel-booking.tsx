import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useRevalidator } from 'react-router';

import { orderEndpoints, type CancelQuoteAnswer } from '#src/contract/endpoints/orders.ts';
import type { SitePart } from '#src/domain/site/site-part.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { failureWords } from '#src/web/parts/failure-words.ts';
import { showTip } from '#src/web/frame/tips-outlet.tsx';
import { endIntent, intentKey } from '#src/web/intent-key.ts';
import { moneyWords } from '#src/web/parts/line-view.ts';
import type { BookingWords } from '#src/web/parts/order-view.ts';
import { useApi } from '#src/web/services.ts';
import styles from '#src/web/screens/user-order/user-order.module.css';

type Asked = { readonly quote: CancelQuoteAnswer; readonly refund: string };

/** First what comes back now, then the decision; the server cancels only at the amount that was shown. */
export function CancelBooking({ booking, site }: { readonly booking: BookingWords; readonly site: SitePart }) {
  const { t, i18n } = useLingui();
  const api = useApi();
  const { revalidate } = useRevalidator();
  const [asked, setAsked] = useState<Asked | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const ask = async (): Promise<void> => {
    const answer = await api.call(orderEndpoints.cancelQuote, { reference: booking.reference });
    if (answer.ok) setAsked({ quote: answer.value, refund: moneyWords(answer.value.refund, site.language) });
    else setError(failureWords(i18n, answer.error));
  };
  const cancel = async (quote: CancelQuoteAnswer): Promise<void> => {
    setBusy(true);
    const intent = `cancel ${booking.reference}`;
    const answer = await api.call(
      orderEndpoints.cancelBooking,
      { reference: booking.reference, refundMinor: quote.refund.minor },
      { idempotencyKey: intentKey(intent) },
    );
    if (answer.ok || answer.status !== 0) endIntent(intent);
    setBusy(false);
    if (!answer.ok) {
      setError(failureWords(i18n, answer.error));
      return setAsked(null);
    }
    showTip(t`Cancelled`);
    await revalidate();
  };
  if (asked === null) {
    return (
      <>
        <Button size="small" look="quiet" onPress={() => void ask()}>
          {t`Cancel this booking`}
        </Button>
        {error !== null && (
          <Notice tone="bad" role="alert">
            {error}
          </Notice>
        )}
      </>
    );
  }
  return <Decision asked={asked} busy={busy} onCancel={() => void cancel(asked.quote)} onKeep={() => setAsked(null)} />;
}

type DecisionProps = {
  readonly asked: Asked;
  readonly busy: boolean;
  readonly onCancel: () => void;
  readonly onKeep: () => void;
};

function Decision({ asked, busy, onCancel, onKeep }: DecisionProps) {
  const { t } = useLingui();
  return (
    <div className={styles['cancel']} role="group" aria-label={t`Cancel this booking`}>
      <p>
        {asked.quote.refund.minor === 0 ? (
          <Trans>Cancelling now brings nothing back. Do you want to cancel all the same?</Trans>
        ) : (
          <Trans>
            Cancelling now brings back <strong>{asked.refund}</strong> to the card you paid with.
          </Trans>
        )}
      </p>
      <div className={styles['deeds']}>
        <Button size="small" look="danger" busy={busy ? t`Cancelling…` : undefined} onPress={onCancel}>
          {t`Yes, cancel it`}
        </Button>
        <Button size="small" look="secondary" onPress={onKeep}>
          {t`Keep it`}
        </Button>
      </div>
    </div>
  );
}
