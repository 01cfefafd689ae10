import type { Receipts } from '#src/actions/orders/documents/read-receipts.ts';
import { taxView } from '#src/api/checkout/tax-view.ts';
import type { ReceiptsAnswer, ReceiptView } from '#src/contract/orders/documents.ts';
import { fileUrl } from '#src/contract/site/file-paths.ts';
import { toWire } from '#src/contract/wire.ts';
import { documentNumber } from '#src/domain/orders/documents/receipt.ts';
import { taxesOn } from '#src/domain/orders/documents/receipt-taxes.ts';
import { nameIn } from '#src/domain/catalogue/destination.ts';
import { titleIn } from '#src/domain/catalogue/titled.ts';
import type { CurrencyCode } from '#src/domain/shared/money/currency.ts';
import { money } from '#src/domain/shared/money/money.ts';
import type { LanguageCode } from '#src/domain/site/language/languages.ts';

/**
 * Returns the documents of an order as they are sent; their PDFs are in the reader's language, by the link that they
 * came with.
 */
export function receiptsAnswer(
  { papers, ...rest }: Receipts,
  language: LanguageCode,
  key: string | undefined,
): ReceiptsAnswer {
  const { reference, buyer, canChange, currency } = rest;
  const pdfOf = (number: string): string => fileUrl('receiptPdf', { reference, number }, { k_lang: language, key });
  return {
    reference,
    buyer,
    canChange,
    papers: papers.map((paper) => {
      const number = documentNumber(paper.kind, paper.year, paper.number);
      return { ...receiptView(paper, currency, language), number, pdf: pdfOf(number) };
    }),
  };
}

function receiptView(
  { kind, issuedAt, replaced, amountMinor, document }: Receipts['papers'][number],
  currency: CurrencyCode,
  language: LanguageCode,
): Omit<ReceiptView, 'number' | 'pdf'> {
  const { seller, buyer, lines, about } = document;
  const amountOf = (minor: string): ReceiptView['total'] => toWire(money(BigInt(minor), currency));
  return {
    kind,
    issuedAt,
    replaced,
    about,
    seller: { name: seller.name, address: seller.address, taxNumber: seller.taxNumber },
    buyer,
    lines: lines.map(({ titles, option, options, units, amountMinor: minor, until = '', dues = [], ...line }) => ({
      ...line,
      until,
      dues: dues.map((due) => ({ code: due.code, amount: toWire(money(BigInt(due.minor), due.currency)) })),
      title: nameIn(titles, language),
      option: titleIn({ title: option, titles: options }, language).text,
      units: units.map((unit) => ({ title: titleIn(unit, language).text, quantity: unit.quantity })),
      amount: amountOf(minor),
    })),
    total: toWire(money(amountMinor, currency)),
    taxes: taxesOn(document, currency).map(taxView),
  };
}
