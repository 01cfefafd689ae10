import { msg } from '@lingui/core/macro';

import { formatMoney } from '#src/domain/site/language/formats.ts';
import type { MailData } from '#src/jobs/shared/emails/mail-data.ts';
import type { Email } from '#src/jobs/shared/emails/email.ts';
import { bookingCard, closingWords, orderLink } from '#src/jobs/orders/emails/visit-labels.ts';
import type { Voice } from '#src/verticals/fact.words.ts';

/** Money was sent back. */
export function refundEmail(voice: Voice, data: MailData['refund']): Email {
  const { i18n, language } = voice;
  const { name, brand, orderReference, bookings, paidBack } = data;
  const amount = formatMoney(paidBack, language);
  const subject = i18n._(msg`Refunded: ${amount}`);
  return {
    language,
    brand: brand.name,
    subject,
    preview: subject,
    heading: i18n._(msg`Your refund is on its way`),
    paragraphs: [
      i18n._(
        msg`Hello ${name}, we’ve refunded ${amount} to the card you paid with. It can take up to 10 business days to appear on your statement.`,
      ),
    ],
    cards: bookings.map((booking) => bookingCard(voice, booking)),
    link: orderLink(voice, data),
    closing: closingWords(voice, data, orderReference),
  };
}
