import { msg } from '@lingui/core/macro';

import type { BookingView, RefundView } from '#src/contract/orders/orders.ts';
import type { TimelineStep } from '#src/ui/booking/timeline.tsx';
import { ownTimeWords } from '#src/web/shared/moments/moment-labels.ts';
import { moneyWords } from '#src/web/shared/prices/line-view.ts';
import type { LoadContext } from '#src/web/shared/page/page-definition.ts';

type Voice = Pick<LoadContext, 'site' | 'i18n' | 'visitorZone'>;

/** A refund to one payment method, and its progress. */
export type RefundWords = { readonly key: string; readonly title: string; readonly steps: readonly TimelineStep[] };

/** All of a booking's money that goes back, in one sentence. */
export function refundWords({ i18n, site }: Voice, booking: BookingView): string | null {
  const { refund, refunds } = booking;
  if (refund === null) return null;
  const amount = moneyWords(refund.amount, site.writing);
  const byCard = refunds.every((one) => one.instrument === 'card');
  if (refund.state === 'failed' || refund.state === 'manual')
    return i18n._(msg`${amount} couldn’t be refunded automatically. Our team is taking care of it.`);
  if (refund.state === 'succeeded')
    return byCard ? i18n._(msg`${amount} has been refunded to your card.`) : i18n._(msg`${amount} has been refunded.`);
  return byCard
    ? i18n._(msg`${amount} is being refunded to your card.`)
    : i18n._(msg`${amount} is being refunded to your original payment method.`);
}

/** The steps of each part of a refund with their moments, and what comes next. */
export function refundTimelines(voice: Voice, refunds: readonly RefundView[]): RefundWords[] {
  return refunds.map((refund, index) => ({
    key: `${index}`,
    title: titleOf(voice, refund),
    steps: stepsOf(voice, refund),
  }));
}

function titleOf({ i18n, site }: Voice, { instrument, amount }: RefundView): string {
  const sum = moneyWords(amount, site.writing);
  if (instrument === 'credits') return i18n._(msg`${sum} to your credits`);
  return instrument === 'gift_card' ? i18n._(msg`${sum} to your gift card`) : i18n._(msg`${sum} to your card`);
}

function stepsOf(voice: Voice, { instrument, state, steps }: RefundView): TimelineStep[] {
  const { i18n } = voice;
  const whenOf = (name: string): string | null => {
    const step = steps.findLast((one) => one.state === name);
    return step === undefined ? null : ownTimeWords(voice, step.at);
  };
  if (instrument !== 'card')
    return [{ when: whenOf('succeeded') ?? '', what: i18n._(msg`Returned to your balance`), tone: 'good' }];
  const next = i18n._(msg`Pending`);
  const way: readonly (readonly [string, string])[] = [
    ['requested', i18n._(msg`Refund requested`)],
    ['submitted', i18n._(msg`Sent to your bank`)],
    ['succeeded', i18n._(msg`With your bank: allow up to 10 business days`)],
  ];
  const known = way.map(([name, what]): TimelineStep => {
    const when = whenOf(name);
    return when === null ? { when: next, what, tone: 'plain' } : { when, what, tone: 'good' };
  });
  if (state !== 'failed' && state !== 'manual') return known;
  const trouble: TimelineStep = {
    when: whenOf(state) ?? '',
    what: i18n._(msg`It didn’t go through, and our team is taking care of it`),
    tone: 'warn',
  };
  return [...known.filter((step) => step.tone === 'good'), trouble];
}
