import type { Deps } from '#src/actions/deps.ts';
import type { ListPage, ListRequest } from '#src/domain/checkout/payment/payment-listing.ts';
import type { Answer } from '#src/domain/checkout/payment/payment.ts';
import { isUuid } from '#src/domain/uuid.ts';
import { saveRecords, type ProviderRecord, type Span } from '#src/store/settlement/reconciliation.store.ts';

/** How many records of each kind the lists had; or why they could not be read. */
export type Fetched =
  | { readonly ok: true; readonly charges: number; readonly refunds: number; readonly disputes: number }
  | { readonly ok: false; readonly why: string };

/** Reads the provider's lists of a span, page by page, and keeps what they say. */
export async function fetchRecords(deps: Deps, span: Span): Promise<Fetched> {
  const { payments } = deps;
  const charges = await fetchAll(
    deps,
    span,
    (request) => payments.listCharges(request),
    ({ ref, attempt, ...about }) => ({
      ...about,
      kind: 'charge',
      ref,
      ours: uuidOf(attempt),
      state: 'succeeded',
      madeAtMs: about.createdMs,
    }),
  );
  if (typeof charges === 'string') return { ok: false, why: `charges: ${charges}` };
  const refunds = await fetchAll(
    deps,
    span,
    (request) => payments.listRefunds(request),
    ({ ref, refund, ...about }) => ({
      ...about,
      kind: 'refund',
      ref,
      ours: uuidOf(refund),
      refundedMinor: 0n,
      madeAtMs: about.createdMs,
    }),
  );
  if (typeof refunds === 'string') return { ok: false, why: `refunds: ${refunds}` };
  const disputes = await fetchAll(
    deps,
    span,
    (request) => payments.listDisputes(request),
    ({ ref, attempt, ...about }) => ({
      ...about,
      kind: 'dispute',
      ref,
      ours: uuidOf(attempt),
      refundedMinor: 0n,
      madeAtMs: about.createdMs,
    }),
  );
  if (typeof disputes === 'string') return { ok: false, why: `disputes: ${disputes}` };
  return { ok: true, charges, refunds, disputes };
}

/** Gives how many there were, or why a page could not be read. What was read before is stored: it is true all the same. */
async function fetchAll<Item extends { readonly shop: string | null }>(
  { db, payments }: Deps,
  { fromMs, untilMs }: Span,
  list: (request: ListRequest) => Promise<Answer<ListPage<Item>>>,
  recordOf: (item: Item) => Omit<ProviderRecord, 'theirs'>,
): Promise<number | string> {
  let count = 0;
  let after: string | null = null;
  do {
    const answer: Answer<ListPage<Item>> = await list({ fromMs, untilMs, after });
    if (answer.kind !== 'done') return `${answer.kind} ${answer.code} ${answer.detail}`;
    const { items, next } = answer.value;
    const records = items.map((item) => ({ ...recordOf(item), theirs: isTheirs(payments.shop, item.shop) }));
    await saveRecords(db, payments.name, records);
    count += items.length;
    after = next;
  } while (after !== null);
  return count;
}

/** Several shops may share an account: a record that names another one is not ours. */
function isTheirs(own: string | undefined, named: string | null): boolean {
  return own !== undefined && named !== null && named !== own;
}

/** Anyone who makes a charge may write anything into it. */
function uuidOf(text: string | null): string | null {
  return isUuid(text) ? text : null;
}
