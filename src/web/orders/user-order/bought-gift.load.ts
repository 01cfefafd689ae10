import { msg } from '@lingui/core/macro';

import { giftCardCalls } from '#src/contract/marketing/gifts/gift-cards.calls.ts';
import type { BoughtGiftAnswer } from '#src/contract/marketing/gifts/gift-cards.ts';
import type { OrderAnswer } from '#src/contract/orders/orders.ts';
import { zoneTimeWords } from '#src/web/shared/moments/moment-labels.ts';
import type { LoadContext } from '#src/web/shared/page/page-definition.ts';

/** How far a gift card has come, in ready strings. */
export type BoughtGiftWords = {
  readonly reference: string;
  readonly tone: 'good' | 'info' | 'warn' | 'bad';
  readonly text: string;
  readonly recipient: string;
  readonly email: string;
  readonly editable: boolean;
  readonly resendable: boolean;
  /** No account has redeemed it: it can be revoked. */
  readonly returnable: boolean;
};

/** The gift cards of an order, by the references of their bookings. */
export async function loadBoughtGifts(
  context: LoadContext,
  { bookings }: OrderAnswer,
): Promise<Readonly<Record<string, BoughtGiftWords>>> {
  const found = await Promise.all(
    bookings
      .filter((one) => one.gift !== null)
      .map(async ({ reference, timeZone }) => {
        const answer = await context.api.call(giftCardCalls.boughtGift, { reference });
        return answer.ok ? [giftWords(context, reference, timeZone, answer.value)] : [];
      }),
  );
  return Object.fromEntries(found.flat().map((one) => [one.reference, one]));
}

function giftWords(
  context: LoadContext,
  reference: string,
  timeZone: string,
  { state, recipient, email, sendAt, sentAt, resendsLeft }: BoughtGiftAnswer,
): BoughtGiftWords {
  const { i18n } = context;
  const when = zoneTimeWords(context, sentAt ?? sendAt, timeZone);
  const words = {
    waiting: [i18n._(msg`Will be sent to ${email} on ${when}`), 'info'],
    sent: [i18n._(msg`Sent to ${email} on ${when}`), 'good'],
    redeemed: [i18n._(msg`Redeemed by ${recipient}`), 'good'],
    used_in_part: [i18n._(msg`Partially used by ${recipient}`), 'good'],
    used_up: [i18n._(msg`Fully used by ${recipient}`), 'info'],
    stopped: [i18n._(msg`On hold while your bank reviews the payment`), 'warn'],
    void: [i18n._(msg`Canceled: the code is no longer valid`), 'bad'],
  } as const;
  const [text, tone] = words[state];
  return {
    reference,
    text,
    tone,
    recipient,
    email,
    editable: state === 'waiting',
    resendable: resendsLeft > 0,
    returnable: state === 'waiting' || state === 'sent',
  };
}
