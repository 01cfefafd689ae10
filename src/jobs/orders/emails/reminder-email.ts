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
    heading: i18n._(msg`Your visit is tomorrow`),
    paragraphs: [
      i18n._(
        msg`Hello ${name}, your visit is tomorrow. Open your voucher now so you can show it even when you’re offline.`,
      ),
    ],
    cards,
    link: orderLink(voice, data),
    closing: closingWords(voice, data, orderReference),
    unsubscribe: {
      label: i18n._(msg`Stop reminders`),
      href: `${origin}${path}?${new URLSearchParams({ token })}`,
    },
  };
}
