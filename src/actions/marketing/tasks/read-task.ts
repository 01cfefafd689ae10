import { showTo } from '#src/actions/catalogue/show-to.ts';
import type { Caller, Deps } from '#src/actions/deps.ts';
import { cardView, type CardView } from '#src/domain/search/cards/card.ts';
import { fail, ok, type Result } from '#src/domain/failure.ts';
import type { TaskState } from '#src/domain/marketing/referral/referral.ts';
import { findOffer, findOfferBySlug, type OfferRow } from '#src/store/catalogue/offers/referral-offers.store.ts';
import {
  findTask,
  membersOf,
  type MemberRow,
  type TaskRow,
} from '#src/store/marketing/referral/referral-tasks.store.ts';

export type TaskView = {
  readonly offer: OfferRow;
  /** Null for the offer itself, where no task has been opened. */
  readonly task: {
    readonly key: string;
    readonly state: TaskState;
    readonly needed: number;
    readonly joined: number;
    readonly expiresAt: string;
    readonly letters: readonly (string | null)[];
    readonly isMine: boolean;
    readonly isIn: boolean;
  } | null;
  /** What a falling price is about. */
  readonly card: CardView | null;
};

/** A task by its key, or an offer by its name; anything else is not found, whatever it looks like (T-25). */
export async function readTask(
  deps: Deps,
  caller: Caller,
  { kind, key }: { readonly kind: TaskRow['kind']; readonly key: string },
): Promise<Result<TaskView>> {
  const found = await findTask(deps.db, key, kind);
  const offer = found === null ? await findOfferBySlug(deps.db, key) : await findOffer(deps.db, found.offerId);
  if (offer?.definition.kind !== kind) return fail('not_found');
  const members = found === null ? [] : await membersOf(deps.db, found.id);
  return ok({
    offer,
    task: found === null ? null : taskOf(found, members, caller.account?.id ?? null),
    card: await cardOf(deps, caller, offer),
  });
}

function taskOf(task: TaskRow, members: readonly MemberRow[], accountId: string | null): TaskView['task'] {
  const { key, needed, joined, expiresAt } = task;
  return {
    key,
    needed,
    joined,
    expiresAt,
    // The clock's job may not have come by yet.
    state: task.state === 'open' && task.isDue ? 'expired' : task.state,
    letters: members.filter(({ nth }) => nth > 0).map(({ letter }) => letter),
    isMine: task.starterId === accountId,
    isIn: members.some((one) => one.accountId === accountId),
  };
}

async function cardOf(deps: Deps, caller: Caller, { definition }: OfferRow): Promise<CardView | null> {
  if (definition.kind !== 'secret_price') return null;
  const showing = await showTo(deps, caller);
  const product = showing.open.live.products.get(definition.productId);
  return product === undefined ? null : cardView(showing, product);
}
