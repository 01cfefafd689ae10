import { msg } from '@lingui/core/macro';

import { pages } from '#src/contract/pages.ts';
import { localPath } from '#src/domain/site/addresses/address.ts';
import { buildUrl } from '#src/domain/site/addresses/url-pattern.ts';
import type { MailData } from '#src/jobs/shared/emails/mail-data.ts';
import type { Email } from '#src/jobs/shared/emails/email.ts';
import { bookingCard, closingWords, orderLink } from '#src/jobs/orders/emails/visit-labels.ts';
import type { Voice } from '#src/verticals/fact.words.ts';

/** Returns the review request of the day after a visit, sent once, with a link that needs no account. */
export function reviewEmail(voice: Voice, data: MailData['review']): Email {
  const { i18n, language } = voice;
  const { name, brand, origin, orderReference, orderKey: key, bookings, unsubscribeToken: token } = data;
  const cards = bookings.map((booking) => {
    const path = localPath(language, buildUrl(pages.review.pattern, { reference: booking.reference }));
    const card = bookingCard(voice, booking);
    return {
      ...card,
      facts: card.facts.slice(0, 2),
      link: { label: i18n._(msg`Write a review`), href: `${origin}${path}?${new URLSearchParams({ key })}` },
    };
  });
  const title = cards[0]?.title ?? orderReference;
  const unsubscribe = localPath(language, buildUrl(pages.unsubscribe.pattern, {}));
  return {
    language,
    brand: brand.name,
    subject: i18n._(msg`How was it? ${title}`),
    preview: i18n._(msg`It takes 2 minutes and helps other travelers choose.`),
    heading: i18n._(msg`How was it?`),
    paragraphs: [
      i18n._(
        msg`Hello ${name}, tell other travelers how it was: a rating, a few words and a photo if you like. You choose how your name appears. We’ll only ask once.`,
      ),
    ],
    cards,
    link: orderLink(voice, data),
    closing: closingWords(voice, data, orderReference),
    unsubscribe: {
      label: i18n._(msg`Stop reminders`),
      href: `${origin}${unsubscribe}?${new URLSearchParams({ token })}`,
    },
  };
}
