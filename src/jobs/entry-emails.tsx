import { setupI18n, type I18n } from '@lingui/core';
import { renderToStaticMarkup } from 'react-dom/server';

import type { PrintedReceipt } from '#src/domain/orders/documents/receipt-document.ts';
import type { VoucherDocument } from '#src/domain/orders/documents/voucher-document.ts';
import type { DataExportDocument } from '#src/domain/orders/documents/data-export-document.ts';
import type { LanguageCode } from '#src/domain/site/language/languages.ts';
import { formatTag } from '#src/domain/site/language/formatting-locale.ts';
import { cancellationEmail } from '#src/jobs/orders/emails/cancellation-email.ts';
import { closureEmail } from '#src/jobs/orders/emails/closure-email.ts';
import { confirmationEmail } from '#src/jobs/orders/emails/confirmation-email.ts';
import { dataExportDocument, type DataCopy } from '#src/jobs/accounts/emails/data-export-document.ts';
import { giftCardEmail } from '#src/jobs/marketing/emails/gift-card-email.ts';
import { emailText, type Email } from '#src/jobs/shared/emails/email.ts';
import { EmailMarkup } from '#src/jobs/shared/emails/email-markup.tsx';
import type { MailData, MailKind, RenderedMail } from '#src/jobs/shared/emails/mail-data.ts';
import { orderLinkEmail } from '#src/jobs/orders/emails/order-link-email.ts';
import { partCancellationEmail } from '#src/jobs/orders/emails/part-cancellation-email.ts';
import { receiptDocument, type ReceiptData } from '#src/jobs/orders/emails/receipt-document.ts';
import { refundEmail } from '#src/jobs/orders/emails/refund-email.ts';
import { reminderEmail } from '#src/jobs/orders/emails/reminder-email.ts';
import { reviewEmail } from '#src/jobs/reviews/emails/review-email.ts';
import { securityEmail, securityText } from '#src/jobs/accounts/emails/security-email.ts';
import { signInCodeMessage } from '#src/jobs/accounts/emails/sign-in-code.ts';
import { signInEmail } from '#src/jobs/accounts/emails/sign-in-email.ts';
import { supportEmail } from '#src/jobs/support/emails/support-email.ts';
import type { Voice } from '#src/verticals/fact.words.ts';
import { closureText, voucherText } from '#src/jobs/orders/emails/trip-texts.ts';
import { voucherDocument, type DocumentData } from '#src/jobs/orders/emails/voucher-document.ts';
import { messagesIn } from '#src/locales/locales.ts';

type Writers = { readonly [Kind in MailKind]: (voice: Voice, data: MailData[Kind]) => RenderedMail };

/** Who writes what. */
const writers: Writers = {
  confirmation: (voice, data) => rendered(confirmationEmail(voice, data)),
  cancellation: (voice, data) => rendered(cancellationEmail(voice, data)),
  'part-cancellation': (voice, data) => rendered(partCancellationEmail(voice, data)),
  closure: (voice, data) => rendered(closureEmail(voice, data)),
  'closure-text': closureText,
  'voucher-text': voucherText,
  refund: (voice, data) => rendered(refundEmail(voice, data)),
  'order-link': (voice, data) => rendered(orderLinkEmail(voice, data)),
  reminder: (voice, data) => rendered(reminderEmail(voice, data)),
  support: (voice, data) => rendered(supportEmail(voice, data)),
  review: (voice, data) => rendered(reviewEmail(voice, data)),
  'gift-card': (voice, data) => rendered(giftCardEmail(voice, data)),
  'sign-in-code': signInCodeMessage,
  'sign-in-letter': (voice, data) => rendered(signInEmail(voice, data)),
  'security-notice': (voice, data) => rendered(securityEmail(voice, data)),
  'security-text': securityText,
};

/** Writes a message in a language: subject, plain text and, for mails, HTML. */
export async function renderMail<Kind extends MailKind>(
  kind: Kind,
  data: MailData[Kind],
  language: LanguageCode,
): Promise<RenderedMail> {
  return writers[kind]({ i18n: await voiceOf(language), language }, data);
}

/** Puts a voucher for paper into the words of a language. */
export async function writeVoucher(data: DocumentData, language: LanguageCode): Promise<VoucherDocument> {
  return voucherDocument({ i18n: await voiceOf(language), language }, data);
}

/** Puts a receipt or credit note for paper into the words of a language. */
export async function writeReceipt(data: ReceiptData, language: LanguageCode): Promise<PrintedReceipt> {
  return receiptDocument({ i18n: await voiceOf(language), language }, data);
}

/** Translates the labels of a printed data export. */
export async function writeData(data: DataCopy, language: LanguageCode): Promise<DataExportDocument> {
  return dataExportDocument({ i18n: await voiceOf(language), language }, data);
}

function rendered(email: Email): RenderedMail {
  const html = `<!doctype html>${renderToStaticMarkup(<EmailMarkup letter={email} />)}`;
  return { subject: email.subject, text: emailText(email), html };
}

const voices = new Map<LanguageCode, I18n>();

/** Made once; issues in a language's messages are in the process's log, and English in their place (spec §8). */
async function voiceOf(language: LanguageCode): Promise<I18n> {
  const known = voices.get(language);
  if (known !== undefined) return known;
  const voice = setupI18n({
    locale: language,
    locales: formatTag(language),
    messages: { [language]: await messagesIn(language, (fault) => process.emitWarning(String(fault))) },
  });
  voices.set(language, voice);
  return voice;
}
