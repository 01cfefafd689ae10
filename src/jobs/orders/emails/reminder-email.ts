import { msg } from '@lingui/core/macro';

import { pages } from '#src/contract/pages.ts';
import { localPath } from '#src/domain/site/addresses/address.ts';
import { buildUrl } from '#src/domain/site/addresses/url-pattern.ts';
import type { MailData } from '#src/jobs/shared/emails/mail-data.ts';
import type { Email } from '#src/jobs/shared/emails/email.ts';
import {
  bookingCard,
  closingWords,
  orderLink,
  visitNotes,
  voucherLink,
  whenWords,
} from '#src/jobs/orders/emails/visit-labels.ts';
import type { Voice } from '#src/verticals/fact.words.ts';

/** The visit is tomorrow: when, where, and the voucher. */
export function reminderEmail(voice: Voice, data: MailData['reminder']): Email {
  const { i18n, language } = voice;
  const { name, brand, origin, orderReference, bookings, unsubscribeToken: token } = data;
  const cards = bookings.map((booking) => ({
    ...bookingCard(voice, booking),
    link: voucherLink(voice, data, booking),
    notes: visitNotes(voice, booking),
  }));
  const [first] = bookings;
  const title = cards[0]?.title ?? orderReference;
  const path = localPath(language, buildUrl(pages.unsubscribe.pattern, {}));
  return {
    language,
    brand: brand.name,
    subject: i18n._(msg`Tomorrow: ${title}`),
    preview: first === undefined ? '' : whenWords(voice, first.line),
    heading: i18n._(msg`It’s tomorrow!`),
    paragraphs: [i18n._(msg`Hello ${name}, have your voucher ready: open it now so you can show it offline too.`)],
    cards,
    link: orderLink(voice, data),
    closing: closingWords(voice, data, orderReference),
    unsubscribe: {
      label: i18n._(msg`No more reminders`),
      href: `${origin}${path}?${new URLSearchParams({ token })}`,
    },
  };
}
