import { comerOf, type KnownComer } from '#src/actions/marketing/referral/comer-of.ts';
import { factsOf } from '#src/actions/marketing/referral/facts-of.ts';
import { endDueTask } from '#src/actions/marketing/tasks/end-due-task.ts';
import { keyBytes } from '#src/actions/marketing/referral/open-invite.ts';
import { isRunning } from '#src/actions/marketing/referral/is-running.ts';
import type { Caller, Deps } from '#src/actions/deps.ts';
import { firstReached } from '#src/adapters/limits.ts';
import { fail, ok, type Result } from '#src/domain/failure.ts';
import type { GroupOffer, SecretPriceOffer } from '#src/domain/marketing/referral/referral.ts';
import { mayTakePart } from '#src/domain/marketing/referral/referral-rules.ts';
import type { Queryable } from '#src/store/shared/database/db.ts';
import { findOfferBySlug, type OfferRow } from '#src/store/catalogue/offers/referral-offers.store.ts';
import { insertMember, insertTask, tasksOf, usesOfTasks } from '#src/store/marketing/referral/referral-tasks.store.ts';

const perDay = 10;

/** Opens a task of an offer and gives its key; who has one open gets that one. */
export async function startTask(deps: Deps, caller: Caller, slug: string): Promise<Result<{ readonly key: string }>> {
  const offer = await findOfferBySlug(deps.db, slug);
  if (offer === null || offer.definition.kind === 'event') return fail('not_found');
  if (caller.account === null) return fail('sign_in_required');
  const running = isRunning(offer);
  if (!running.ok) return running;
  const { definition } = offer;
  const reached = await firstReached(deps.db, [
    { name: 'referral-start', key: caller.account.id, points: perDay, seconds: 86_400 },
  ]);
  if (reached !== null) return fail('too_many_requests', { facts: { seconds: reached.seconds } });
  return deps.db.transaction(
    async (tx) => {
      const comer = await comerOf(deps, tx, caller);
      return comer === null ? fail('sign_in_required') : open(deps, tx, { offer, definition, comer });
    },
    { cause: 'referral task opened' },
  );
}

type Opening = {
  readonly offer: OfferRow;
  readonly definition: GroupOffer | SecretPriceOffer;
  readonly comer: KnownComer;
};

async function open(
  deps: Deps,
  tx: Queryable,
  { offer, definition, comer }: Opening,
): Promise<Result<{ readonly key: string }>> {
  const mine = (await tasksOf(tx, comer.accountId, 20)).find(
    (one) => one.offerId === offer.id && one.state === 'open' && one.starterId === comer.accountId,
  );
  if (mine?.isDue === false) return ok({ key: mine.key });
  if (mine !== undefined) await endDueTask(deps, tx, mine.id);
  const uses = await usesOfTasks(tx, offer.id, comer);
  const may = mayTakePart(factsOf(comer, uses, null), { newOnly: false });
  if (!may.ok) return may;
  const isGroup = definition.kind === 'group';
  const task = await insertTask(tx, {
    id: deps.ids.uuid(),
    key: deps.ids.token(keyBytes),
    offerId: offer.id,
    starterId: comer.accountId,
    needed: isGroup ? definition.people : definition.helpers,
    joined: isGroup ? 1 : 0,
    hours: definition.hours,
  });
  if (task === null) return fail('still_running');
  const isIn = await insertMember(tx, { task, nth: isGroup ? 1 : 0, ...comer });
  return isIn ? ok({ key: task.key }) : fail('referral_joined');
}
