import { msg } from '@lingui/core/macro';

import { pages } from '#src/contract/pages.ts';
import { undoDays } from '#src/domain/accounts/account-event.ts';
import { localPath } from '#src/domain/site/addresses/address.ts';
import { buildUrl } from '#src/domain/site/addresses/url-pattern.ts';
import type { Email, Link } from '#src/jobs/shared/emails/email.ts';
import type { MailData, RenderedMail } from '#src/jobs/shared/emails/mail-data.ts';
import { marketMoment } from '#src/messages/moment.words.ts';
import { eventWords, undoWords } from '#src/messages/security-notice.words.ts';
import type { Voice } from '#src/verticals/fact.words.ts';

/** Returns the email that reports a change of an account; its link undoes the change. */
export function securityEmail(voice: Voice, data: MailData['security-notice']): Email {
  const { i18n, language } = voice;
  const { brand, at, agent, network, token } = data;
  const what = i18n._(eventWords[data.kind]);
  const days = undoDays;
  const email = brand.supportEmail;
  const facts = [
    { label: i18n._(msg`When`), value: marketMoment({ i18n, writing: language }, at, data.market) },
    { label: i18n._(msg`Device`), value: agent },
    { label: i18n._(msg`Network`), value: network, lang: 'en' },
  ];
  return {
    language,
    brand: brand.name,
    subject: what,
    preview: what,
    heading: what,
    paragraphs:
      token === null
        ? [i18n._(msg`All devices were signed out. Sign in again to check your account.`)]
        : [
            i18n._(msg`If this was you, you don’t need to do anything.`),
            i18n._(msg`If it wasn’t you, use the link below within ${days} days.`),
            i18n._(undoWords(data.kind)),
          ],
    cards: [
      {
        title: brand.name,
        titleLang: language,
        facts: facts.filter(({ value }) => value !== ''),
        link: null,
        notes: null,
      },
    ],
    link: noticeLink(voice, data),
    closing: [i18n._(msg`Questions? Contact us at ${email}.`)],
  };
}

/** The same as a text message. */
export function securityText(voice: Voice, data: MailData['security-text']): RenderedMail {
  const { i18n } = voice;
  const what = i18n._(eventWords[data.kind]);
  const { label, href } = noticeLink(voice, data);
  return { subject: what, text: `${data.brand.name}: ${what}.\n${label}: ${href}`, html: null };
}

function noticeLink({ i18n, language }: Voice, { origin, token }: MailData['security-notice']): Link {
  if (token === null)
    return {
      label: i18n._(msg`Sign in`),
      href: origin + localPath(language, buildUrl(pages['sign-in'].pattern, {})),
    };
  const path = localPath(language, buildUrl(pages['secure-account'].pattern, {}));
  return { label: i18n._(msg`This wasn’t me`), href: `${origin}${path}?${new URLSearchParams({ token })}` };
}
