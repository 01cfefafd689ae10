import { msg } from '@lingui/core/macro';

import type { MailData, RenderedMail } from '#src/jobs/shared/emails/mail-data.ts';
import type { Voice } from '#src/verticals/fact.words.ts';

/**
 * The text message with a sign-in code. Its last line binds the code to our own host, so that phones offer it to no
 * other site.
 */
export function signInCodeMessage({ i18n }: Voice, { code, brand, origin }: MailData['sign-in-code']): RenderedMail {
  const { name } = brand;
  const words = i18n._(msg`${code} is your ${name} sign-in code. It expires in 5 minutes. Don’t share it.`);
  return { subject: i18n._(msg`Sign-in code`), text: `${words}\n\n@${new URL(origin).hostname} #${code}`, html: null };
}
