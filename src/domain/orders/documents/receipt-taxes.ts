import type { DocumentTax, ReceiptDocument, ReceiptLine } from '#src/domain/orders/documents/receipt.ts';
import type { TaxTotal } from '#src/domain/orders/documents/order-taxes.ts';
import type { CurrencyCode } from '#src/domain/shared/money/currency.ts';
import { add, allocate, money } from '#src/domain/shared/money/money.ts';
import { byTax, taxOfPart, type TaxRule } from '#src/domain/catalogue/tax/tax.ts';

/** A booking with the tax within its price, as both were sold. */
export type TaxedBooking = {
  readonly reference: string;
  readonly tax: TaxRule | null;
  readonly taxMinor: bigint;
  readonly netMinor: bigint;
};

/**
 * The taxes within a paper's lines. Each booking's is what of all of its papers so far is tax, less what these say
 * already: so what is paid or refunded step by step comes to its whole tax in the end. A line for the order as a whole
 * is shared over its bookings by what they cost.
 */
export function taxesOver(
  lines: readonly ReceiptLine[],
  currency: CurrencyCode,
  bookings: readonly TaxedBooking[],
  onPapers: readonly DocumentTax[],
): readonly DocumentTax[] {
  return bookings.flatMap((booking, index): DocumentTax[] => {
    const { reference, tax } = booking;
    if (tax === null) return [];
    const share = lines.reduce((sum, line) => sum + shareOf(line, index, currency, bookings), 0n);
    const before = onPapers.filter((one) => one.reference === reference);
    const stated = before.reduce((sum, one) => sum + BigInt(one.minor), 0n);
    const of = before.reduce((sum, one) => sum + BigInt(one.ofMinor), share);
    const more = taxOfPart(booking.taxMinor, of, booking.netMinor) - stated;
    const minor = more < 0n ? 0n : more > share ? share : more;
    return share === 0n ? [] : [{ ...tax, reference, ofMinor: share.toString(), minor: minor.toString() }];
  });
}

function shareOf(line: ReceiptLine, at: number, currency: CurrencyCode, bookings: readonly TaxedBooking[]): bigint {
  const minor = BigInt(line.amountMinor);
  if (line.reference !== '') return line.reference === bookings[at]?.reference ? minor : 0n;
  const parts = allocate(
    money(minor, currency),
    bookings.map((one) => one.netMinor),
  );
  return parts[at]?.minor ?? 0n;
}

/**
 * The taxes that a paper states, each country's and each rate by itself. Papers of before there were rules by country
 * state the seller's, of all that is on them.
 */
export function taxesOn({ seller, taxes, taxMinor }: ReceiptDocument, currency: CurrencyCode): readonly TaxTotal[] {
  if (taxes === undefined)
    return seller.tax === null || taxMinor === undefined || taxMinor === null
      ? []
      : [{ country: null, ...seller.tax, amount: money(BigInt(taxMinor), currency) }];
  const parts = taxes.map(({ country, name, basisPoints, minor }) => ({
    tax: { country, name, basisPoints },
    amount: money(BigInt(minor), currency),
  }));
  return byTax(parts).map((group) => ({
    ...group.rule,
    amount: add(money(0n, currency), ...group.parts.map((part) => part.amount)),
  }));
}
