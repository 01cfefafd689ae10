import { msg } from '@lingui/core/macro';

import type { MailData } from '#src/jobs/shared/emails/mail-data.ts';
import type { Card, Email } from '#src/jobs/shared/emails/email.ts';
import {
  bookingCard,
  closingWords,
  freeUntilWords,
  orderLink,
  visitNotes,
  voucherLink,
} from '#src/jobs/orders/emails/visit-labels.ts';
import type { Voice } from '#src/verticals/fact.words.ts';

/** "You are going": what, when, where and the voucher, for each booking. */
export function confirmationEmail(voice: Voice, data: MailData['confirmation']): Email {
  const { i18n, language } = voice;
  const { name, brand, orderReference, bookings } = data;
  const cards = bookings.map((booking) => confirmedCard(voice, data, booking));
  const title = cards[0]?.title ?? orderReference;
  const isGift = bookings[0]?.line.visit.gift !== undefined;
  return {
    language,
    brand: brand.name,
    subject: i18n._(msg`Confirmed: ${title}`),
    preview: cards[0]?.facts[0]?.value ?? '',
    heading: isGift ? i18n._(msg`Gift card payment received`) : i18n._(msg`You’re all set!`),
    paragraphs: [isGift ? giftWords(voice, name) : visitWords(voice, name)],
    cards,
    link: orderLink(voice, data),
    closing: closingWords(voice, data, orderReference),
  };
}

function visitWords({ i18n }: Voice, name: string): string {
  return i18n._(
    msg`Hello ${name}, your booking is confirmed. Show the voucher at the entrance. Save it to your phone to use it offline.`,
  );
}

function giftWords({ i18n }: Voice, name: string): string {
  return i18n._(
    msg`Hello ${name}, we’ll email the card and its code to the address below. On your order page, you can change that address until the card is sent, and see when it’s redeemed.`,
  );
}

function confirmedCard(
  voice: Voice,
  data: MailData['confirmation'],
  booking: MailData['confirmation']['bookings'][number],
): Card {
  const card = bookingCard(voice, booking);
  const free = freeUntilWords(voice, booking.line);
  const label = voice.i18n._(msg`Cancellation`);
  return {
    ...card,
    facts: free === null ? card.facts : [...card.facts, { label, value: free }],
    link: booking.line.visit.gift === undefined ? voucherLink(voice, data, booking) : null,
    notes: visitNotes(voice, booking),
  };
}
