import type { Answer, PaymentProvider, PaymentReading, RefundReading } from '#src/domain/checkout/payment/payment.ts';
import type { Money } from '#src/domain/shared/money/money.ts';

type Page = {
  readonly ref: string;
  readonly attemptId: string;
  readonly amount: Money;
  status: 'open' | 'complete' | 'expired';
  intent: 'requires_payment_method' | 'requires_action' | 'processing' | 'succeeded';
  declined: boolean;
};

/** What may happen to the next call: it is done and the answer lost, or it is not done. */
export type Trouble = 'lost' | 'down';

/** What a traveller may do on an open page. */
export type Action = 'pay' | 'refuse' | 'step' | 'later';

export type ModelBank = {
  readonly provider: PaymentProvider;
  readonly troubles: Trouble[];
  /** The newest page, if it is still open, takes what the traveller does there. */
  readonly act: (action: Action) => void;
  /** The bank's last word about whatever is under way. */
  readonly settle: (as: 'succeeded' | 'failed') => void;
  /** Every reading that was ever given, oldest first: answers may be applied late. */
  readonly given: PaymentReading[];
  readonly received: () => bigint;
  readonly refunded: () => bigint;
  readonly successes: () => number;
};

/**
 * A provider that is nothing but its rules, for sequences of hundreds of steps: pages by attempt, one intent behind each,
 * refunds by their own id, and answers that get lost. The sandbox's own tests hold the wire to the same rules.
 */
export function modelBank(name: string, others: PaymentProvider): ModelBank {
  const pages: Page[] = [];
  const refunds = new Map<string, { readonly ref: string; readonly amount: Money }>();
  const troubles: Trouble[] = [];
  const given: PaymentReading[] = [];

  async function called<Value>(work: () => Value): Promise<Answer<Value>> {
    const trouble = troubles.shift();
    if (trouble === 'down') return { kind: 'retryable', code: 'unreachable', detail: 'not done' };
    const value = work();
    return trouble === 'lost' ? { kind: 'unknown', code: 'no_answer', detail: 'done' } : { kind: 'done', value };
  }

  function pageOf(ref: string): Page {
    const page = pages.find((one) => one.ref === ref);
    if (page === undefined) throw new Error(`no page ${ref}`);
    return page;
  }

  function readingOf(page: Page): PaymentReading {
    const { ref, attemptId, amount } = page;
    const reading: PaymentReading = {
      providerRef: ref,
      attemptId,
      state: page.status === 'expired' ? 'canceled' : page.intent,
      outcome: outcomeOf(page),
      amountMinor: amount.minor,
      currency: amount.currency,
      capturedMinor: page.intent === 'succeeded' ? amount.minor : 0n,
      ...(page.declined && page.intent === 'requires_payment_method' ? { declineCode: 'declined' as const } : {}),
    };
    given.push(reading);
    return reading;
  }

  const provider: PaymentProvider = {
    ...others,
    name,
    begin: (request) =>
      called(() => {
        const known = pages.find((one) => one.attemptId === request.attemptId);
        const page = known ?? {
          ref: `page-${request.attemptId}`,
          attemptId: request.attemptId,
          amount: request.amount,
          status: 'open',
          intent: 'requires_payment_method',
          declined: false,
        };
        if (known === undefined) pages.push(page);
        return { providerRef: page.ref, redirectUrl: `http://bank.test/${page.ref}` };
      }),
    read: (ref) => called(() => readingOf(pageOf(ref))),
    cancel: (ref) =>
      called(() => {
        const page = pageOf(ref);
        if (page.status === 'open') page.status = 'expired';
        return readingOf(page);
      }),
    refund: ({ refundId, providerRef, amount }) =>
      called((): RefundReading => {
        if (pageOf(providerRef).intent !== 'succeeded') throw new Error('nothing to give back');
        refunds.set(refundId, { ref: providerRef, amount });
        return {
          refundRef: `re-${refundId}`,
          refundId,
          state: 'succeeded',
          amountMinor: amount.minor,
          currency: amount.currency,
        };
      }),
  };

  return {
    provider,
    troubles,
    given,
    act: (action) => {
      const page = pages.at(-1);
      if (page?.status !== 'open') return;
      page.declined = action === 'refuse';
      page.intent = (
        { pay: 'succeeded', refuse: 'requires_payment_method', step: 'requires_action', later: 'processing' } as const
      )[action];
      if (action === 'pay' || action === 'later') page.status = 'complete';
    },
    settle: (as) => {
      for (const page of pages.filter((one) => one.intent === 'processing')) {
        page.intent = as === 'succeeded' ? 'succeeded' : 'requires_payment_method';
        page.declined = as === 'failed';
      }
    },
    received: () => pages.reduce((sum, one) => sum + (one.intent === 'succeeded' ? one.amount.minor : 0n), 0n),
    refunded: () => [...refunds.values()].reduce((sum, one) => sum + one.amount.minor, 0n),
    successes: () => pages.filter((one) => one.intent === 'succeeded').length,
  };
}

/** A page that is no longer open and took no money will never take any. */
function outcomeOf({ status, intent }: Page): PaymentReading['outcome'] {
  if (intent === 'succeeded') return 'succeeded';
  if (status === 'expired') return 'failed';
  return status === 'complete' && intent === 'requires_payment_method' ? 'failed' : 'unknown';
}
