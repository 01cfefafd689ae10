import { msg } from '@lingui/core/macro';

import { nameIn } from '#src/domain/catalogue/destination.ts';
import type { MailData, OrderMail, RenderedMail } from '#src/jobs/shared/emails/mail-data.ts';
import { closureDeadline, orderLink, voucherLink, whenAndWhere } from '#src/jobs/orders/emails/visit-labels.ts';
import type { Voice } from '#src/verticals/fact.words.ts';

/** The text message about a date that is closed: short, with the link that says more. */
export function closureText(voice: Voice, data: MailData['closure-text']): RenderedMail {
  const { i18n } = voice;
  const { title, when } = visitOf(voice, data);
  const { brand } = data;
  const until = closureDeadline(voice, data);
  const words = i18n._(
    msg`${brand.name}: ${title} on ${when} cannot take place. By ${until}, choose another date or request a full refund:`,
  );
  return {
    subject: i18n._(msg`Your date is no longer available`),
    text: `${words}\n${orderLink(voice, data).href}`,
    html: null,
  };
}

/** The text message with a voucher's link, for travelers who lost the email. */
export function voucherText(voice: Voice, data: MailData['voucher-text']): RenderedMail {
  const { i18n } = voice;
  const { title, when } = visitOf(voice, data);
  const [booking] = data.bookings;
  const link = booking === undefined ? orderLink(voice, data) : voucherLink(voice, data, booking);
  const words = i18n._(msg`${data.brand.name}: your voucher for ${title} on ${when}:`);
  return { subject: i18n._(msg`Show voucher`), text: `${words}\n${link.href}`, html: null };
}

function visitOf(
  voice: Voice,
  { bookings, orderReference }: OrderMail,
): { readonly title: string; readonly when: string } {
  const line = bookings[0]?.line;
  if (line === undefined) return { title: orderReference, when: '' };
  return { title: nameIn(line.visit.titles, voice.language).text, when: whenAndWhere(voice, line) };
}
