import { msg } from '@lingui/core/macro';

import {
  addressLines,
  documentNumber,
  type DocumentKind,
  type ReceiptDocument,
  type ReceiptLine,
} from '#src/domain/orders/documents/receipt.ts';
import type { PrintedReceipt } from '#src/domain/orders/documents/receipt-document.ts';
import { taxesOn } from '#src/domain/orders/documents/receipt-taxes.ts';
import { documentVoice } from '#src/domain/orders/documents/voucher-document.ts';
import { nameIn } from '#src/domain/catalogue/destination.ts';
import { titleIn } from '#src/domain/catalogue/titled.ts';
import type { CurrencyCode } from '#src/domain/shared/money/currency.ts';
import { money } from '#src/domain/shared/money/money.ts';
import { formatDate, formatDateRange, formatMoney, formatNumber } from '#src/domain/site/language/formats.ts';
import type { Market } from '#src/domain/site/hosts.ts';
import { languages } from '#src/domain/site/language/languages.ts';
import type { Sender } from '#src/jobs/shared/emails/mail-data.ts';
import { taxWords } from '#src/jobs/orders/emails/tax-labels.ts';
import type { Voice } from '#src/verticals/fact.words.ts';
import { payAtPropertyLabels } from '#src/verticals/pay-at-property.words.ts';

/** A paper as it was issued, and by which brand it is shown. */
export type ReceiptData = {
  readonly brand: Sender['brand'];
  readonly market: Market;
  readonly orderReference: string;
  readonly currency: CurrencyCode;
  readonly paper: {
    readonly kind: DocumentKind;
    readonly year: number;
    readonly number: number;
    readonly amountMinor: bigint;
    readonly issuedAt: string;
    readonly replaced: boolean;
    readonly document: ReceiptDocument;
  };
};

/** The words of a printed receipt or credit note. */
export function receiptDocument(voice: Voice, data: ReceiptData): PrintedReceipt {
  const { i18n, language } = voice;
  const { brand, orderReference, paper } = data;
  const { seller, buyer, about } = paper.document;
  const isReceipt = paper.kind === 'receipt';
  const numbers = about.join(', ');
  const facts = [
    { label: i18n._(msg`Issued`), value: formatDate(paper.issuedAt.slice(0, 10), language, 'long') },
    { label: i18n._(msg`Order number`), value: orderReference },
    ...(about.length === 0
      ? []
      : [{ label: isReceipt ? i18n._(msg`Replaces`) : i18n._(msg`Corrects receipt`), value: numbers }]),
  ];
  return {
    ...documentVoice(language, languages[language].dir),
    brand: brand.name,
    kind: isReceipt ? i18n._(msg`Receipt`) : i18n._(msg`Credit note`),
    title: documentNumber(paper.kind, paper.year, paper.number),
    facts,
    parties: [
      {
        title: i18n._(msg`Seller`),
        lines: filled([seller.name, ...addressLines(seller.address), taxNumberOf(voice, seller.taxNumber)]),
      },
      {
        title: i18n._(msg`Billed to`),
        lines: filled([buyer.company, buyer.name, ...addressLines(buyer.address), taxNumberOf(voice, buyer.taxNumber)]),
      },
    ],
    table: { what: i18n._(msg`Description`), amount: i18n._(msg`Amount`), rows: rowsOf(voice, data) },
    totals: totalsOf(voice, data),
    notes: [brand.supportEmail, brand.supportPhone],
    stamp: paper.replaced ? i18n._(msg`Replaced`) : '',
  };
}

function rowsOf(voice: Voice, { currency, paper }: ReceiptData): PrintedReceipt['table']['rows'] {
  const { i18n, language } = voice;
  return paper.document.lines.map((line) => {
    const { reference, titles, option, options, supplier, units, amountMinor } = line;
    const party = units.map(
      (unit) => `${formatNumber(unit.quantity, language)}\u00a0×\u00a0${titleIn(unit, language).text}`,
    );
    return {
      title: reference === '' ? i18n._(msg`Whole order`) : nameIn(titles, language).text,
      notes: filled([
        titleIn({ title: option, titles: options }, language).text,
        filled([daysWords(voice, line), party.join(', ')]).join(' · '),
        filled([supplier, reference]).join(' · '),
        besidesWords(voice, line),
      ]),
      amount: formatMoney(money(BigInt(amountMinor), currency), language),
    };
  });
}

function daysWords({ language }: Voice, { date, until }: ReceiptLine): string {
  if (date === '') return '';
  return until === undefined ? formatDate(date, language, 'medium') : formatDateRange(date, until, language);
}

/** Fees paid at the place, so that the total is not taken for everything. */
function besidesWords(voice: Voice, { dues = [] }: ReceiptLine): string {
  const fees = dues.map(({ code, minor, currency }) => ({ code, amount: money(BigInt(minor), currency) }));
  return payAtPropertyLabels(voice, fees).beside ?? '';
}

function totalsOf(voice: Voice, { currency, market, paper }: ReceiptData): PrintedReceipt['totals'] {
  const { i18n, language } = voice;
  const total = formatMoney(money(paper.amountMinor, currency), language);
  const label = paper.kind === 'receipt' ? i18n._(msg`Total paid`) : i18n._(msg`Total refunded`);
  const taxes = taxWords(voice, taxesOn(paper.document, currency), market);
  return [{ label, amount: total, strong: true }, ...taxes.map((tax) => ({ ...tax, strong: false }))];
}

function taxNumberOf({ i18n }: Voice, number: string): string {
  return number === '' ? '' : i18n._(msg`Tax number ${number}`);
}

function filled(lines: readonly string[]): readonly string[] {
  return lines.filter((line) => line !== '');
}
