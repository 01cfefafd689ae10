import { setupI18n, type I18n } from '@lingui/core';
import { renderToStaticMarkup } from 'react-dom/server';

import type { ReceiptPaper } from '#src/domain/orders/documents/receipt-document.ts';
import type { VoucherPaper } from '#src/domain/orders/documents/voucher-document.ts';
import type { DataPaper } from '#src/domain/orders/documents/data-export-document.ts';
import type { LanguageCode } from '#src/domain/site/language/languages.ts';
import { formatTag } from '#src/domain/site/language/formatting-locale.ts';
import { cancellationLetter } from '#src/jobs/emails/orders/cancellation-email.ts';
import { closureLetter } from '#src/jobs/emails/orders/closure-email.ts';
import { confirmationLetter } from '#src/jobs/emails/orders/confirmation-email.ts';
import { dataPaper, type DataCopy } from '#src/jobs/emails/accounts/data-export-document.ts';
import { giftCardLetter } from '#src/jobs/emails/marketing/gift-card-email.ts';
import { letterText, type Letter } from '#src/jobs/emails/email.ts';
import { LetterMarkup } from '#src/jobs/emails/email-markup.tsx';
import type { MailData, MailKind, RenderedMail } from '#src/jobs/emails/mail-data.ts';
import { orderLinkLetter } from '#src/jobs/emails/orders/order-link-email.ts';
import { partCancellationLetter } from '#src/jobs/emails/orders/part-cancellation-email.ts';
import { receiptPaper, type ReceiptData } from '#src/jobs/emails/orders/receipt-document.ts';
import { refundLetter } from '#src/jobs/emails/orders/refund-email.ts';
import { reminderLetter } from '#src/jobs/emails/orders/reminder-email.ts';
import { reviewLetter } from '#src/jobs/emails/reviews/review-email.ts';
import { securityLetter, securityText } from '#src/jobs/emails/accounts/security-email.ts';
import { signInCodeMessage } from '#src/jobs/emails/accounts/sign-in-code.ts';
import { signInLetter } from '#src/jobs/emails/accounts/sign-in-email.ts';
import { supportLetter } from '#src/jobs/emails/support/support-email.ts';
import type { Voice } from '#src/jobs/emails/visit-labels.ts';
import { closureText, voucherText } from '#src/jobs/emails/trip-texts.ts';
import { voucherPaper, type PaperData } from '#src/jobs/emails/orders/voucher-document.ts';
import { messagesIn } from '#src/locales/locales.ts';

type Writers = { readonly [Kind in MailKind]: (voice: Voice, data: MailData[Kind]) => RenderedMail };

/** Who writes what. */
const writers: Writers = {
  confirmation: (voice, data) => rendered(confirmationLetter(voice, data)),
  cancellation: (voice, data) => rendered(cancellationLetter(voice, data)),
  'part-cancellation': (voice, data) => rendered(partCancellationLetter(voice, data)),
  closure: (voice, data) => rendered(closureLetter(voice, data)),
  'closure-text': closureText,
  'voucher-text': voucherText,
  refund: (voice, data) => rendered(refundLetter(voice, data)),
  'order-link': (voice, data) => rendered(orderLinkLetter(voice, data)),
  reminder: (voice, data) => rendered(reminderLetter(voice, data)),
  support: (voice, data) => rendered(supportLetter(voice, data)),
  review: (voice, data) => rendered(reviewLetter(voice, data)),
  'gift-card': (voice, data) => rendered(giftCardLetter(voice, data)),
  'sign-in-code': signInCodeMessage,
  'sign-in-letter': (voice, data) => rendered(signInLetter(voice, data)),
  'security-notice': (voice, data) => rendered(securityLetter(voice, data)),
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
export async function writeVoucher(data: PaperData, language: LanguageCode): Promise<VoucherPaper> {
  return voucherPaper({ i18n: await voiceOf(language), language }, data);
}

/** Puts a receipt or credit note for paper into the words of a language. */
export async function writeReceipt(data: ReceiptData, language: LanguageCode): Promise<ReceiptPaper> {
  return receiptPaper({ i18n: await voiceOf(language), language }, data);
}

/** Puts a copy of somebody's data for paper into the words of a language. */
export async function writeData(data: DataCopy, language: LanguageCode): Promise<DataPaper> {
  return dataPaper({ i18n: await voiceOf(language), language }, data);
}

function rendered(letter: Letter): RenderedMail {
  const html = `<!doctype html>${renderToStaticMarkup(<LetterMarkup letter={letter} />)}`;
  return { subject: letter.subject, text: letterText(letter), html };
}

const voices = new Map<LanguageCode, I18n>();

/** Made once; what is wrong with a language's words stands in the process's log, and English in their place (spec §8). */
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
