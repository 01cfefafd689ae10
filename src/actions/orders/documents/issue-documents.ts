import type { Deps } from '#src/actions/deps.ts';
import { taxesOver, type TaxedBooking } from '#src/domain/orders/documents/receipt-taxes.ts';
import {
  linesOver,
  documentNumber,
  sampleSeller,
  serviceOnDocument,
  type BilledBooking,
  type DocumentKind,
  type DocumentTax,
  type ReceiptDocument,
} from '#src/domain/orders/documents/receipt.ts';
import type { Queryable } from '#src/store/shared/database/db.ts';
import { lockOrder } from '#src/store/orders/orders.store.ts';
import {
  billingFacts,
  insertDocument,
  papersOf,
  replaceDocuments,
  takeDocumentNumber,
  type BillingFacts,
  type DocumentRow,
} from '#src/store/orders/documents/receipts.store.ts';

type Issuing = {
  readonly deps: Deps;
  readonly orderId: string;
  readonly facts: BillingFacts;
  readonly papers: readonly DocumentRow[];
};

/**
 * Issues what papers of an order are missing: a receipt over money taken, a credit note over money that goes back, each
 * over what is on none yet. With `reissued` one receipt takes the place of those in force, for another buyer. Numbers come
 * from a counter that the transaction locks, so that there is no gap and no double.
 */
export async function issueDocuments(tx: Queryable, deps: Deps, orderId: string, reissued = false): Promise<void> {
  await lockOrder(tx, orderId);
  const facts = await billingFacts(tx, orderId);
  if (facts === null) return;
  const issuing = { deps, orderId, facts, papers: await papersOf(tx, orderId) };
  await issueReceipt(tx, issuing, reissued);
  await issueCreditNote(tx, issuing);
}

async function issueReceipt(tx: Queryable, issuing: Issuing, reissued: boolean): Promise<void> {
  const { facts, papers } = issuing;
  const inForce = papers.filter((one) => one.kind === 'receipt' && !one.replaced);
  const former = reissued ? inForce : [];
  const amount = facts.takenMinor - sumOf(reissued ? [] : inForce);
  if (amount <= 0n) return;
  const bookings = billed(facts, 'receipt', ({ netMinor }) => netMinor);
  const id = await write(tx, issuing, {
    kind: 'receipt',
    amount,
    lines: linesOver(amount, bookings, onPapers(reissued ? [] : inForce)),
    about: former,
    onPapers: taxesSaid(reissued ? [] : inForce),
  });
  if (former.length > 0)
    await replaceDocuments(
      tx,
      former.map((one) => one.id),
      id,
    );
}

async function issueCreditNote(tx: Queryable, issuing: Issuing): Promise<void> {
  const { facts, papers } = issuing;
  const notes = papers.filter((one) => one.kind === 'credit_note');
  const amount = facts.backMinor - sumOf(notes);
  if (amount <= 0n) return;
  const bookings = billed(facts, 'credit_note', ({ backMinor }) => backMinor);
  const now = await papersOf(tx, issuing.orderId);
  await write(tx, issuing, {
    kind: 'credit_note',
    amount,
    lines: linesOver(amount, bookings, onPapers(notes)),
    about: now.filter((one) => one.kind === 'receipt' && !one.replaced),
    onPapers: taxesSaid(notes),
  });
}

type FormattingLocale = {
  readonly kind: DocumentKind;
  readonly amount: bigint;
  readonly lines: ReceiptDocument['lines'];
  readonly about: readonly DocumentRow[];
  readonly onPapers: readonly DocumentTax[];
};

async function write(tx: Queryable, { deps, orderId, facts }: Issuing, writing: FormattingLocale): Promise<string> {
  const { kind, amount: amountMinor, lines, about, onPapers: said } = writing;
  const seller = deps.seller ?? sampleSeller;
  const { currency, year, name, buyer } = facts;
  const document: ReceiptDocument = {
    seller,
    buyer: { ...(buyer ?? { company: '', taxNumber: '', address: '' }), name },
    lines,
    taxes: taxesOver(lines, currency, taxed(facts), said),
    about: about.map((one) => documentNumber(one.kind, one.year, one.number)),
  };
  const id = deps.ids.uuid();
  const number = await takeDocumentNumber(tx, { seller: seller.id, kind, year });
  await insertDocument(tx, { id, kind, year, number, orderId, currency, amountMinor, document });
  return id;
}

function billed(
  { bookings }: BillingFacts,
  kind: DocumentKind,
  minorOf: (booking: BillingFacts['bookings'][number]) => string,
): readonly BilledBooking[] {
  return bookings.map((booking) => {
    const { visit, units } = booking.snapshot;
    return {
      reference: booking.reference,
      titles: visit.titles,
      option: visit.optionTitle,
      ...(visit.optionTitles === undefined ? {} : { options: visit.optionTitles }),
      ...serviceOnDocument(kind, visit),
      date: visit.localDate,
      supplier: visit.supplier,
      units: units.map(({ title, titles, quantity }) => ({
        title,
        ...(titles === undefined ? {} : { titles }),
        quantity,
      })),
      minor: BigInt(minorOf(booking)),
    };
  });
}

/** The bookings with what of their prices is tax, as they were sold. */
function taxed({ bookings }: BillingFacts): readonly TaxedBooking[] {
  return bookings.map(({ reference, snapshot: { visit, taxMinor }, netMinor }) => ({
    reference,
    tax: visit.tax ?? null,
    taxMinor: BigInt(taxMinor ?? '0'),
    netMinor: BigInt(netMinor),
  }));
}

function taxesSaid(papers: readonly DocumentRow[]): readonly DocumentTax[] {
  return papers.flatMap((one) => one.document.taxes ?? []);
}

/** What of each booking is on documents, by its reference. */
function onPapers(papers: readonly DocumentRow[]): Readonly<Record<string, bigint>> {
  const sums: Record<string, bigint> = {};
  for (const { reference, amountMinor } of papers.flatMap((one) => one.document.lines))
    sums[reference] = (sums[reference] ?? 0n) + BigInt(amountMinor);
  return sums;
}

function sumOf(papers: readonly DocumentRow[]): bigint {
  return papers.reduce((sum, one) => sum + one.amountMinor, 0n);
}
