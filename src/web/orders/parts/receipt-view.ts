import { msg } from '@lingui/core/macro';

import type { ReceiptView } from '#src/contract/orders/documents.ts';
import { addressLines } from '#src/domain/orders/documents/receipt.ts';
import { fromWire } from '#src/contract/wire.ts';
import { formatDate, formatDateRange, formatItems, formatNumber } from '#src/domain/site/language/formats.ts';
import type { LanguageCode } from '#src/domain/site/language/languages.ts';
import { payAtPropertyLabels } from '#src/verticals/pay-at-property.words.ts';
import { moneyWords } from '#src/web/shared/prices/line-view.ts';
import { taxWords, type TaxWords } from '#src/web/shared/prices/tax-view.ts';
import type { LoadContext } from '#src/web/shared/page/page-definition.ts';

/** A receipt or credit note in ready strings. */
export type ReceiptWords = {
  readonly number: string;
  readonly kind: string;
  readonly issued: string;
  /** "Replaces R-2026-000001", or what a credit note is for; empty for none. */
  readonly about: string;
  readonly replaced: boolean;
  readonly seller: readonly string[];
  readonly buyer: readonly string[];
  readonly lines: readonly {
    readonly title: string;
    readonly lang: string;
    readonly notes: readonly string[];
    readonly amount: string;
  }[];
  readonly totalLabel: string;
  readonly total: string;
  readonly taxes: readonly TaxWords[];
  readonly pdf: string;
};

type Voice = Pick<LoadContext, 'site' | 'i18n'>;

/** A receipt in the visitor's language; issued contents do not change. */
export function receiptWords(voice: Voice, paper: ReceiptView): ReceiptWords {
  const { site, i18n } = voice;
  const { kind, number, seller, buyer } = paper;
  const isReceipt = kind === 'receipt';
  const numbers = paper.about.join(', ');
  const about = isReceipt ? i18n._(msg`Replaces ${numbers}`) : i18n._(msg`Corrects receipt ${numbers}`);
  return {
    number,
    kind: isReceipt ? i18n._(msg`Receipt`) : i18n._(msg`Credit note`),
    issued: formatDate(paper.issuedAt.slice(0, 10), site.language, 'long'),
    about: numbers === '' ? '' : about,
    replaced: paper.replaced,
    seller: filled([seller.name, ...addressLines(seller.address), taxNumber(voice, seller.taxNumber)]),
    buyer: filled([buyer.company, buyer.name, ...addressLines(buyer.address), taxNumber(voice, buyer.taxNumber)]),
    lines: paper.lines.map((line) => lineWords(voice, line)),
    totalLabel: isReceipt ? i18n._(msg`Total paid`) : i18n._(msg`Total refunded`),
    total: moneyWords(paper.total, site.language),
    taxes: taxWords(voice, paper.taxes),
    pdf: paper.pdf,
  };
}

function lineWords({ site, i18n }: Voice, line: ReceiptView['lines'][number]): ReceiptWords['lines'][number] {
  const { language } = site;
  const payAtProperty = payAtPropertyLabels(
    { i18n, language },
    line.dues.map(({ code, amount }) => ({ code, amount: fromWire(amount) })),
  );
  const party = line.units.map(({ title, quantity }) => `${formatNumber(quantity, language)} × ${title}`);
  return {
    title: line.reference === '' ? i18n._(msg`Whole order`) : line.title.text,
    lang: line.reference === '' ? language : line.title.lang,
    notes: filled([
      line.option,
      daysWords(line, language),
      formatItems(party, language),
      filled([line.supplier, line.reference]).join(' · '),
      payAtProperty.beside ?? '',
    ]),
    amount: moneyWords(line.amount, language),
  };
}

function daysWords(
  { date, until }: Pick<ReceiptView['lines'][number], 'date' | 'until'>,
  language: LanguageCode,
): string {
  if (date === '') return '';
  return until === '' ? formatDate(date, language, 'medium') : formatDateRange(date, until, language);
}

function taxNumber({ i18n }: Voice, number: string): string {
  return number === '' ? '' : i18n._(msg`Tax number ${number}`);
}

function filled(lines: readonly string[]): readonly string[] {
  return lines.filter((line) => line !== '');
}
