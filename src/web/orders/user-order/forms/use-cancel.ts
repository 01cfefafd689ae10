import { useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { useRevalidator } from 'react-router';

import { orderCalls } from '#src/contract/orders/orders.calls.ts';
import type { CancelQuoteAnswer } from '#src/contract/orders/orders.ts';
import type { SitePart } from '#src/domain/site/site-part.ts';
import { showTip } from '#src/web/site/frame/tips/tips-outlet.tsx';
import { endIntent, intentKey } from '#src/web/shared/page/intent-key.ts';
import { failureWords } from '#src/web/shared/labels/error-messages.ts';
import { moneyWords } from '#src/web/shared/prices/line-view.ts';
import type { BookingWords } from '#src/web/shared/orders/order-view.ts';
import { useApi } from '#src/web/shared/page/services.ts';
import { useBusy } from '#src/web/shared/forms/use-busy.ts';

/** The refund for the selected seats, or why they cannot be cancelled. */
export type RefundQuote = {
  readonly chosen: readonly number[];
  readonly quote: CancelQuoteAnswer | null;
  readonly refund: string;
  readonly refusal: string | null;
};

export type Cancelling = {
  readonly quote: RefundQuote | null;
  readonly error: string | null;
  readonly busy: boolean;
  /** Requests the refund for these seats; initially all active ones. */
  readonly requestQuote: (chosen: readonly number[]) => Promise<void>;
  readonly dismiss: () => void;
  readonly cancel: () => Promise<void>;
};

/** Cancelling a booking or a part of it: first the refund, then the action, at the amount that was shown. */
export function useCancel(booking: BookingWords, site: SitePart): Cancelling {
  const { t, i18n } = useLingui();
  const api = useApi();
  const { revalidate } = useRevalidator();
  const [quote, setQuote] = useState<RefundQuote | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [busy, whileBusy] = useBusy();
  const newest = useRef(0);
  const { reference } = booking;
  const standing = booking.seats.filter((seat) => !seat.givenUp).length;

  const requestQuote = async (chosen: readonly number[]): Promise<void> => {
    newest.current += 1;
    const mine = newest.current;
    setError(null);
    if (chosen.length === 0)
      return setQuote({ chosen, quote: null, refund: '', refusal: t`Please choose a traveler.` });
    // The choice is seen at once, what it brings when it is known.
    setQuote((before) => (before === null ? null : { chosen, quote: null, refund: '', refusal: null }));
    const positions = chosen.length === standing ? {} : { positions: chosen.join(',') };
    const answer = await api.call(orderCalls.cancelQuote, { reference, ...positions });
    if (mine !== newest.current) return;
    if (answer.ok) {
      const refund = moneyWords(answer.value.refund, site.writing);
      return setQuote({ chosen, quote: answer.value, refund, refusal: null });
    }
    const refusal = failureWords(i18n, answer.error);
    if (chosen.length === standing) setError(refusal);
    else setQuote({ chosen, quote: null, refund: '', refusal });
  };

  const cancel = async (): Promise<void> => {
    if (quote === null || quote.quote === null) return;
    const intent = `cancel ${reference} ${quote.chosen.join('.')}`;
    const positions = quote.chosen.length === standing ? {} : { positions: [...quote.chosen] };
    const input = { reference, refundMinor: quote.quote.refund.minor, ...positions };
    const answer = await whileBusy(() =>
      api.call(orderCalls.cancelBooking, input, { idempotencyKey: intentKey(intent) }),
    );
    if (answer.ok || answer.status !== 0) endIntent(intent);
    setQuote(null);
    if (!answer.ok) return setError(failureWords(i18n, answer.error));
    showTip(t({ message: 'Canceled', context: 'done' }));
    await revalidate();
  };
  return { quote, error, busy, requestQuote, dismiss: () => setQuote(null), cancel };
}
