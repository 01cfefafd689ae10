import { msg, plural } from '@lingui/core/macro';

import { formatMoney } from '#src/domain/site/language/formats.ts';
import type { Email } from '#src/jobs/shared/emails/email.ts';
import type { MailData } from '#src/jobs/shared/emails/mail-data.ts';
import { bookingCard, closingWords, orderLink, voucherLink } from '#src/jobs/orders/emails/visit-labels.ts';
import type { Voice } from '#src/verticals/fact.words.ts';

/** Some of a party stay at home; the voucher stays good for the others. */
export function partCancellationEmail(voice: Voice, data: MailData['part-cancellation']): Email {
  const { i18n, language } = voice;
  const { name, brand, orderReference, bookings, seats: count, back } = data;
  const cards = bookings.map((booking) => ({
    ...bookingCard(voice, booking),
    link: voucherLink(voice, data, booking),
  }));
  const title = cards[0]?.title ?? orderReference;
  const amount = formatMoney(back, language);
  const opening = i18n._(
    msg`Hello ${name}, as you requested, we’ve canceled ${plural(count, { one: '# ticket', other: '# tickets' })} in this booking. The voucher is still valid for everyone else.`,
  );
  return {
    language,
    brand: brand.name,
    subject: i18n._(msg`Partially canceled: ${title}`),
    preview: opening,
    heading: i18n._(msg`Your booking was partially canceled`),
    paragraphs: [
      opening,
      back.minor === 0n
        ? i18n._(msg`Under the terms of this booking, you won’t get a refund.`)
        : i18n._(msg`${amount} is being refunded to your original payment method.`),
    ],
    cards,
    link: orderLink(voice, data),
    closing: closingWords(voice, data, orderReference),
  };
}
