import { msg } from '@lingui/core/macro';

import type { Gift } from '#src/domain/catalogue/offers/gift.ts';
import { netOf } from '#src/domain/checkout/line.ts';
import { formatMoney } from '#src/domain/site/language/formats.ts';
import type { Card } from '#src/jobs/shared/emails/email.ts';
import type { MailedBooking } from '#src/jobs/shared/emails/mail-data.ts';
import type { Voice } from '#src/verticals/fact.words.ts';
import { zonedMoment } from '#src/messages/moment.words.ts';
import { giftLabels } from '#src/messages/gift.words.ts';

/** When a gift card goes out, by its buyer's clock. */
export function sendingWords(
  { i18n, language }: Voice,
  { sendAt, timeZone }: Pick<Gift, 'sendAt' | 'timeZone'>,
): string {
  return sendAt === null
    ? i18n._(msg`Sent as soon as you’ve paid`)
    : i18n._(msg`Delivery: ${zonedMoment({ i18n, writing: language }, sendAt, timeZone)}`);
}

/** A gift card that was bought, as a card of its buyer's mail: never with its code. */
export function boughtCard(voice: Voice, { reference, line }: MailedBooking, gift: Gift): Card {
  const { i18n, language } = voice;
  return {
    title: i18n._(giftLabels.title),
    titleLang: language,
    facts: [
      { label: i18n._(msg`To`), value: `${gift.to} (${gift.email})` },
      { label: i18n._(msg`When`), value: sendingWords(voice, gift) },
      { label: i18n._(msg`Booking`), value: reference },
      { label: i18n._(msg`Price`), value: formatMoney(netOf(line), language) },
    ],
    link: null,
    notes: null,
  };
}
