import { msg } from '@lingui/core/macro';

import { pages } from '#src/contract/pages.ts';
import { localPath } from '#src/domain/site/addresses/address.ts';
import { buildUrl } from '#src/domain/site/addresses/url-pattern.ts';
import type { Email } from '#src/jobs/shared/emails/email.ts';
import type { MailData } from '#src/jobs/shared/emails/mail-data.ts';
import type { Voice } from '#src/verticals/fact.words.ts';

/** Returns the email with a code. Its link leads to the page that requires it, and carries nothing. */
export function signInEmail({ i18n, language }: Voice, { code, brand, origin }: MailData['sign-in-letter']): Email {
  const { name } = brand;
  const words = i18n._(msg`${code} is your ${name} sign-in code. It is good for five minutes; give it to nobody.`);
  return {
    language,
    brand: name,
    subject: i18n._(msg`${code} is your ${name} code`),
    preview: words,
    heading: code,
    paragraphs: [
      words,
      i18n._(
        msg`You did not ask for it? Then somebody typed your address; without the code nothing can be done with it.`,
      ),
    ],
    cards: [],
    link: {
      label: i18n._(msg`To the sign-in page`),
      href: origin + localPath(language, buildUrl(pages['sign-in'].pattern, {})),
    },
    closing: [],
  };
}
