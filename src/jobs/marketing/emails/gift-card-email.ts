import { msg } from '@lingui/core/macro';

import { pages } from '#src/contract/pages.ts';
import { localPath } from '#src/domain/site/addresses/address.ts';
import { foreignName } from '#src/domain/shared/text/foreign-name.ts';
import { oneLine } from '#src/domain/shared/text/joining-characters.ts';
import { formatMoney } from '#src/domain/site/language/formats.ts';
import { buildUrl } from '#src/domain/site/addresses/url-pattern.ts';
import type { Email } from '#src/jobs/shared/emails/email.ts';
import type { MailData } from '#src/jobs/shared/emails/mail-data.ts';
import { questionsWords } from '#src/jobs/shared/emails/questions-words.ts';
import type { Voice } from '#src/verticals/fact.words.ts';
import { giftLabels } from '#src/messages/gift.words.ts';

/** A gift card for a recipient who may not know this site: from whom, how much, the code, and how it is used. */
export function giftCardEmail(voice: Voice, { origin, brand, recipient, amount, code }: MailData['gift-card']): Email {
  const { i18n, language } = voice;
  const { name, from, message } = recipient;
  const worth = formatMoney(amount, language);
  // Buyers of a card write to other people under our name: the subject holds no more of it than a plain name.
  const sender = foreignName(from, [brand.name]);
  const subject =
    sender === null ? i18n._(msg`You’ve received a gift card`) : i18n._(msg`${{ from: sender }} sent you a gift card`);
  return {
    language,
    brand: brand.name,
    subject,
    preview: worth,
    heading: subject,
    paragraphs: [
      i18n._(
        msg`Hello ${name}, here’s a gift card worth ${worth}. Use it for any trip on our site, all at once or in parts. It never expires.`,
      ),
      ...message.split(/\n+/).filter((line) => line !== ''),
    ],
    cards: [
      {
        title: i18n._(giftLabels.title),
        titleLang: language,
        facts: [
          { label: i18n._(msg`Amount`), value: worth },
          { label: i18n._(msg({ message: 'Code', context: 'gift card' })), value: code },
          { label: i18n._(msg`From`), value: oneLine(from) },
        ],
        link: null,
        notes: {
          title: i18n._(msg`How to use it`),
          lang: language,
          items: [
            i18n._(msg`Sign in and add the code to your gift cards. From then on, only you can use the card.`),
            i18n._(msg`Choose it at checkout. Any remaining balance stays on the card.`),
            i18n._(msg`Anyone with this code can spend the balance. Don’t share it.`),
          ],
        },
      },
    ],
    link: {
      label: i18n._(msg`Enter the code`),
      href: `${origin}${localPath(language, buildUrl(pages['user-gift-cards'].pattern, {}))}`,
    },
    closing: [questionsWords(voice, { origin, brand })],
  };
}
