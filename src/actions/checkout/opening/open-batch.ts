import type { Deps } from '#src/actions/deps.ts';
import type { DraftOrder } from '#src/actions/checkout/opening/draft-order.ts';
import { isWithinLiveLimits } from '#src/actions/checkout/opening/is-within-live-limits.ts';
import type { StoredOpening } from '#src/actions/checkout/opening/opening.ts';
import type { PlainOpening } from '#src/actions/checkout/opening/plain-opening.ts';
import { fail, ok, type Result } from '#src/domain/failure.ts';
import { insertBookingsOf } from '#src/store/checkout/bookings.store.ts';
import type { Queryable } from '#src/store/shared/database/db.ts';
import { claimCalls, endClaimed } from '#src/store/shared/outbox/idempotency.store.ts';
import { countLiveCheckouts, type LiveCount } from '#src/store/checkout/live-checkouts.store.ts';
import { insertOrders, lockIdleAccounts } from '#src/store/orders/orders.store.ts';
import { holdPlaces, lockFree } from '#src/store/catalogue/stock.store.ts';

/** What became of an opening; `alone` has changed nothing and is to be opened by itself. */
export type OpenedTogether = Result<string> | 'alone';

/**
 * Opens checkouts that want the same stock row in one transaction, each decided for itself and in the order in which
 * they came: a buyer who finds too few places is refused, and a later one who wants fewer may have them. Claims, locks
 * and conditions are those of an opening alone, in the same order (threat model §4.5); a caller who would have to wait
 * for a lock, has another checkout or reached a limit is opened separately.
 */
export function openBatch(deps: Deps, several: readonly PlainOpening[]): Promise<readonly OpenedTogether[]> {
  return deps.db.transaction((tx) => open(tx, several), { cause: `open checkout, ${several.length} together` });
}

async function open(tx: Queryable, several: readonly PlainOpening[]): Promise<readonly OpenedTogether[]> {
  const [claimed, idle, counts] = await Promise.all([
    claimCalls(
      tx,
      several.map((one) => one.opening.call),
    ),
    lockIdleAccounts(
      tx,
      several.map((one) => one.opening.accountId),
    ),
    countLiveCheckouts(
      tx,
      several.map((one) => one.by),
    ),
  ]);
  const mine = new Set(claimed);
  const own = several.map((one) => mine.has(one.opening.call) && idle.has(one.opening.accountId));
  const standing = several.map((one, index) => own[index] === true && mayStand(several, counts, index));
  const wanting = several.filter((one, index) => standing[index] === true && one.draft !== null);
  const free = wanting[0] === undefined ? 0 : await lockFree(tx, wanting[0].inventoryId);
  const served = inTheirOrder(wanting, free);
  const answers = several.map((one, index): OpenedTogether => {
    if (standing[index] !== true) return 'alone';
    return one.draft !== null && served.has(one)
      ? ok(one.draft.order.reference)
      : fail('slot_sold_out', { field: 'itemId', facts: { itemId: one.itemId } });
  });
  const ends = several.flatMap(({ opening: { call } }, index) =>
    mine.has(call) ? [{ call, answer: storedOf(answers[index]) }] : [],
  );
  await Promise.all([write(tx, [...served]), endClaimed(tx, ends)]);
  return answers;
}

/**
 * Returns whether an opening may join the batch. No caller is counted twice in one transaction: an account or device
 * that is in it already waits, and so does a full network.
 */
function mayStand(several: readonly PlainOpening[], counts: readonly LiveCount[], index: number): boolean {
  const [one, count] = [several[index], counts[index]];
  if (one === undefined || count === undefined || count.open > 0) return false;
  const { accountId, device, network } = one.by;
  const before = several.slice(0, index);
  if (before.some(({ by }) => by.accountId === accountId || (device !== '' && by.device === device))) return false;
  const neighbours = network === '' ? [] : before.filter(({ by }) => by.network === network);
  const places = neighbours.reduce((sum, other) => sum + other.people, count.networkPlaces);
  return isWithinLiveLimits(
    { ...count, network: count.network + neighbours.length, networkPlaces: places },
    one.by,
    one.people,
  );
}

/** Returns the openings that get places, first come, first served. */
function inTheirOrder(wanting: readonly PlainOpening[], free: number): ReadonlySet<PlainOpening> {
  const served = new Set<PlainOpening>();
  let left = free;
  for (const one of wanting) {
    if (one.people > left) continue;
    left -= one.people;
    served.add(one);
  }
  return served;
}

async function write(tx: Queryable, served: readonly PlainOpening[]): Promise<void> {
  const drafts = served.flatMap(({ draft }) => draft ?? []);
  const [first] = served;
  if (first === undefined) return;
  const qty = served.reduce((sum, one) => sum + one.people, 0);
  const [missing] = await Promise.all([
    holdPlaces(tx, [{ inventoryId: first.inventoryId, qty }]),
    insertOrders(
      tx,
      drafts.map((draft) => draft.order),
    ),
    insertBookingsOf(tx, drafts.map(bookingsOf)),
  ]);
  // The row is locked: what was free a moment ago is free.
  if (missing.length > 0) throw new Error(`stock row ${first.inventoryId} changed under its lock`);
}

function bookingsOf({ order, bookings }: DraftOrder): { orderId: string; bookings: DraftOrder['bookings'] } {
  return { orderId: order.id, bookings };
}

function storedOf(
  answer: OpenedTogether | undefined,
): { readonly status: number; readonly body: StoredOpening } | null {
  if (answer === undefined || answer === 'alone') return null;
  return answer.ok
    ? { status: 200, body: { reference: answer.value } }
    : { status: 409, body: { failure: answer.failure } };
}
