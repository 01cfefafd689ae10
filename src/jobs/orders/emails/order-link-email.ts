import { msg } from '@lingui/core/macro';

import type { MailData } from '#src/jobs/shared/emails/mail-data.ts';
import type { Email } from '#src/jobs/shared/emails/email.ts';
import { bookingCard, closingWords, orderLink } from '#src/jobs/orders/emails/visit-labels.ts';
import type { Voice } from '#src/verticals/fact.words.ts';

/** Returns the email with the link to an order, requested again. */
export function orderLinkEmail(voice: Voice, data: MailData['order-link']): Email {
  const { i18n, language } = voice;
  const { name, brand, orderReference, bookings } = data;
  const opening = i18n._(
    msg`Hello ${name}, here’s the link to your order. Anyone with this link can see your order and open its vouchers, so keep it private.`,
  );
  return {
    language,
    brand: brand.name,
    subject: i18n._(msg`Your order ${orderReference}`),
    preview: opening,
    heading: i18n._(msg`Link to your order`),
    paragraphs: [
      opening,
      i18n._(msg`Didn’t request this? Someone may have entered your address by mistake. Only you received this link.`),
    ],
    cards: bookings.map((booking) => bookingCard(voice, booking)),
    link: orderLink(voice, data),
    closing: closingWords(voice, data, orderReference),
  };
}
