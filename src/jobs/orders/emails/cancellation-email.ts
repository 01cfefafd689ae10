import { msg } from '@lingui/core/macro';

import { formatMoney } from '#src/domain/site/language/formats.ts';
import type { MailData } from '#src/jobs/shared/emails/mail-data.ts';
import type { Email } from '#src/jobs/shared/emails/email.ts';
import { bookingCard, closingWords, orderLink } from '#src/jobs/orders/emails/visit-labels.ts';
import type { Voice } from '#src/verticals/fact.words.ts';

/** A booking is off: by the traveller's own wish, or because the operator could not confirm it. */
export function cancellationEmail(voice: Voice, data: MailData['cancellation']): Email {
  const { i18n, language } = voice;
  const { name, brand, by, orderReference, bookings } = data;
  const cards = bookings.map((booking) => bookingCard(voice, booking));
  const title = cards[0]?.title ?? orderReference;
  const own = by === 'traveller';
  const opening = own
    ? i18n._(msg`Hello ${name}, as you requested, we’ve canceled this booking. Its voucher is no longer valid.`)
    : i18n._(msg`Hello ${name}, we’re sorry: the operator couldn’t confirm this booking, so it won’t go ahead.`);
  return {
    language,
    brand: brand.name,
    subject: i18n._(msg`Canceled: ${title}`),
    preview: opening,
    heading: own ? i18n._(msg`Your booking is canceled`) : i18n._(msg`Your booking couldn’t be confirmed`),
    paragraphs: [opening, ...refundWords(voice, data)],
    cards,
    link: orderLink(voice, data),
    closing: closingWords(voice, data, orderReference),
  };
}

/** The terms apply to travelers who cancel: when we cancel, nothing is refunded only where no money was paid. */
function refundWords({ i18n, language }: Voice, { bookings, by }: MailData['cancellation']): readonly string[] {
  const due = bookings[0]?.refundDue ?? null;
  if (due === null || due.minor === 0n)
    return by === 'traveller' ? [i18n._(msg`Under the terms of this booking, you won’t get a refund.`)] : [];
  const amount = formatMoney(due, language);
  return [i18n._(msg`${amount} is being refunded to your card.`)];
}
