import { msg } from '@lingui/core/macro';

import type { Email } from '#src/jobs/shared/emails/email.ts';
import type { MailData } from '#src/jobs/shared/emails/mail-data.ts';
import { bookingCard, closingWords, closureDeadline, orderLink } from '#src/jobs/orders/emails/visit-labels.ts';
import type { Voice } from '#src/verticals/fact.words.ts';

/** A date that was booked is not served: another one, or the money. */
export function closureEmail(voice: Voice, data: MailData['closure']): Email {
  const { i18n, language } = voice;
  const { name, brand, reason, orderReference, bookings } = data;
  const cards = bookings.map((booking) => bookingCard(voice, booking));
  const title = cards[0]?.title ?? orderReference;
  const until = closureDeadline(voice, data);
  const opening =
    reason === 'weather'
      ? i18n._(
          msg`Hello ${name}, we’re sorry: because of the weather, your visit can’t go ahead on the date you booked.`,
        )
      : i18n._(
          msg`Hello ${name}, we’re sorry: the operator is closed on the date you booked, so your visit can’t go ahead.`,
        );
  return {
    language,
    brand: brand.name,
    subject: i18n._(msg`Please choose another date: ${title}`),
    preview: opening,
    heading: i18n._(msg`Your date is no longer available`),
    paragraphs: [
      opening,
      i18n._(msg`On your order page, you can choose another date at no extra cost or get a full refund.`),
      i18n._(msg`If we don’t hear from you by ${until}, you’ll get a full refund automatically.`),
    ],
    cards,
    link: orderLink(voice, data),
    closing: closingWords(voice, data, orderReference),
  };
}
