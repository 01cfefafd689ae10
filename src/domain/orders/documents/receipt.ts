import { fail, ok, type Result } from '#src/domain/failure.ts';
import type { Service, ServiceDue } from '#src/domain/catalogue/offers/service.ts';
import type { Names } from '#src/domain/catalogue/destination.ts';
import { oneLine } from '#src/domain/shared/text/joining-characters.ts';
import type { TaxRule } from '#src/domain/catalogue/tax/tax.ts';

/**
 * Who sells and issues the documents. `tax` is the one that the seller states for everything; null for the tax of each
 * visit's country.
 */
export type Seller = {
  readonly id: string;
  readonly name: string;
  readonly address: string;
  readonly taxNumber: string;
  readonly tax: { readonly name: string; readonly basisPoints: number } | null;
};

/** The seller of a demonstration; a shop names its own in the site configuration. */
export const sampleSeller: Seller = {
  id: 'house',
  name: 'Meander (demonstration)',
  address: '1 Example Street, Example City',
  taxNumber: '',
  tax: null,
};

/** The recipient of a receipt, as the buyer wrote it, the address line by line; empty fields are left out. */
export type Buyer = { readonly company: string; readonly taxNumber: string; readonly address: string };

export type DocumentKind = 'receipt' | 'credit_note';

export type ReceiptLine = {
  /** Of the booking; empty for what belongs to the order as a whole. */
  readonly reference: string;
  readonly titles: Names;
  readonly option: string;
  /** The option's title in all its languages; older documents have only English. */
  readonly options?: Names;
  /** "2026-12-24", at the place; empty where there is none. */
  readonly date: string;
  readonly supplier: string;
  readonly units: readonly { readonly title: string; readonly titles?: Names; readonly quantity: number }[];
  /** The day on which a stay or a hire ends, at the place, where it is another one; older documents have none. */
  readonly until?: string;
  /** What the place charges besides, in its currency; not on this paper's total. Papers of before have none. */
  readonly dues?: readonly Omit<ServiceDue, 'kind'>[];
  /** Minor units as a decimal string, like all amounts of a paper. */
  readonly amountMinor: string;
};

/** What of one booking's share of a paper is tax; amounts are minor units as decimal strings. */
export type DocumentTax = TaxRule & {
  /** Of the booking. */
  readonly reference: string;
  /** The amount that it is within. */
  readonly ofMinor: string;
  readonly minor: string;
};

/** A paper as it was issued, in JSON; nothing in it changes afterwards. */
export type ReceiptDocument = {
  readonly seller: Seller;
  readonly buyer: Buyer & { readonly name: string };
  readonly lines: readonly ReceiptLine[];
  /** What of it is tax, booking by booking. */
  readonly taxes?: readonly DocumentTax[];
  /** In documents from before `taxes`: what of the total is the seller's tax. */
  readonly taxMinor?: string | null;
  /** The numbers that it replaces, or that it credits. */
  readonly about: readonly string[];
};

const longest = { company: 120, taxNumber: 40, address: 300 } as const;
const mostAddressLines = 6;

/** "R-2026-000012": the kind, the year of issue in UTC and the number, which has no gaps. */
export function documentNumber(kind: DocumentKind, year: number, number: number): string {
  return `${kind === 'receipt' ? 'R' : 'C'}-${year}-${String(number).padStart(6, '0')}`;
}

/** Normalizes the recipient of a receipt; the failure names the field. Letters of any script are allowed. */
export function checkBuyer(given: Buyer): Result<Buyer, 'bad_request'> {
  const address = given.address
    .split(/[\n\u2028\u2029]/)
    .map(oneLine)
    .filter((line) => line !== '');
  const buyer = { company: oneLine(given.company), taxNumber: oneLine(given.taxNumber), address: address.join('\n') };
  for (const field of ['company', 'taxNumber', 'address'] as const)
    if (buyer[field].length > longest[field]) return fail('bad_request', { field });
  if (address.length > mostAddressLines) return fail('bad_request', { field: 'address' });
  if (!/^[\p{L}\p{N} .\-/]*$/u.test(buyer.taxNumber)) return fail('bad_request', { field: 'taxNumber' });
  return ok(buyer);
}

/** An address as the post of its country writes it: its order of lines stays, whatever language the document is in. */
export function addressLines(address: string): readonly string[] {
  return address.split('\n').filter((line) => line !== '');
}

/**
 * What a line says of a ride, a stay or a hire beside what it says of a visit: the room or class in all its languages,
 * the last day, and on receipts what the place charges besides. A deposit is not included: it is returned.
 */
export function serviceOnDocument(
  kind: DocumentKind,
  { localDate, service }: { readonly localDate: string; readonly service?: Service },
): Pick<ReceiptLine, 'options' | 'until' | 'dues'> {
  if (service === undefined) return {};
  const until = service.details.findLast((detail) => detail.kind === 'span')?.to.date ?? localDate;
  const dues = service.details.flatMap((detail) =>
    detail.kind === 'due' && detail.code !== 'deposit'
      ? [{ code: detail.code, minor: detail.minor, currency: detail.currency }]
      : [],
  );
  return {
    options: service.optionTitles,
    ...(until > localDate ? { until } : {}),
    ...(kind === 'receipt' && dues.length > 0 ? { dues } : {}),
  };
}

/** What a booking brought in, and how much of it is on documents already. */
export type BilledBooking = Omit<ReceiptLine, 'amountMinor'> & { readonly minor: bigint };

/**
 * The lines of a paper over an amount: each booking's part of it that is on no document yet, where these add up to the
 * amount; else one line for the whole order, which is always correct.
 */
export function linesOver(
  amountMinor: bigint,
  bookings: readonly BilledBooking[],
  onPapers: Readonly<Record<string, bigint>>,
): readonly ReceiptLine[] {
  const open = bookings.flatMap(({ minor, ...line }) => {
    const left = minor - (onPapers[line.reference] ?? 0n);
    return left === 0n ? [] : [{ ...line, amountMinor: left.toString() }];
  });
  const sum = open.reduce((total, line) => total + BigInt(line.amountMinor), 0n);
  if (sum === amountMinor && open.every((line) => !line.amountMinor.startsWith('-'))) return open;
  const whole = { reference: '', titles: { en: '' }, option: '', date: '', supplier: '', units: [] };
  return [{ ...whole, amountMinor: amountMinor.toString() }];
}
