import { msg } from '@lingui/core/macro';

import { pages } from '#src/contract/pages.ts';
import { localPath } from '#src/domain/site/addresses/address.ts';
import { buildUrl } from '#src/domain/site/addresses/url-pattern.ts';
import type { MailData } from '#src/jobs/shared/emails/mail-data.ts';
import type { Email } from '#src/jobs/shared/emails/email.ts';
import { closingWords } from '#src/jobs/orders/emails/visit-labels.ts';
import type { Voice } from '#src/verticals/fact.words.ts';

/** Support has answered, and it has not been read: that there is something, and where; not what it says. */
export function supportEmail(voice: Voice, data: MailData['support']): Email {
  const { i18n, language } = voice;
  const { name, brand, origin, orderReference, unsubscribeToken: token } = data;
  // Guests come by the link of their order.
  const page = data.isGuest ? pages['order-lookup'] : pages['user-messages'];
  const messages = localPath(language, buildUrl(page.pattern, {}));
  const about = { order: orderReference, ...(data.isGuest ? { key: data.orderKey, part: 'messages' } : {}) };
  const unsubscribe = localPath(language, buildUrl(pages.unsubscribe.pattern, {}));
  return {
    language,
    brand: brand.name,
    subject: i18n._(msg`New reply from support (order ${orderReference})`),
    preview: i18n._(msg`We’ve replied to your message.`),
    heading: i18n._(msg`New reply from support`),
    paragraphs: [i18n._(msg`Hello ${name}, we’ve replied to your message about order ${orderReference}.`)],
    cards: [],
    link: {
      label: i18n._(msg`Read the reply`),
      href: `${origin}${messages}?${new URLSearchParams(about)}`,
    },
    closing: closingWords(voice, data, orderReference),
    unsubscribe: {
      label: i18n._(msg`Stop reminders`),
      href: `${origin}${unsubscribe}?${new URLSearchParams({ token })}`,
    },
  };
}
