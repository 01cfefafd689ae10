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
  const words = i18n._(msg`${code} is your ${name} sign-in code. It expires in 5 minutes. Don’t share it.`);
  return {
    language,
    brand: name,
    subject: i18n._(msg`${code} is your ${name} code`),
    preview: words,
    heading: code,
    paragraphs: [
      words,
      i18n._(
        msg`Didn’t request this? Someone may have entered your address by mistake. They can’t do anything without the code.`,
      ),
    ],
    cards: [],
    link: {
      label: i18n._(msg`Go to sign-in`),
      href: origin + localPath(language, buildUrl(pages['sign-in'].pattern, {})),
    },
    closing: [],
  };
}
