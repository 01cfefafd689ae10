import { msg } from '@lingui/core/macro';

import { languages } from '#src/domain/site/language/languages.ts';
import type { Sender } from '#src/jobs/shared/emails/mail-data.ts';
import type { Voice } from '#src/verticals/fact.words.ts';

/** Returns the contact for questions. */
export function questionsWords({ i18n, language }: Voice, { brand }: Sender): string {
  const { supportEmail: email } = brand;
  // Within words that run from right to left the digits of a number would change places.
  const phone = languages[language].dir === 'rtl' ? `\u2066${brand.supportPhone}\u2069` : brand.supportPhone;
  return i18n._(msg`Questions? Email ${email} or call ${phone}.`);
}
