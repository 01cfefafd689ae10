import { claimedCall } from '#src/actions/shared/idempotency/claimed-call.ts';
import { comerOf, type KnownComer } from '#src/actions/marketing/referral/comer-of.ts';
import { factsOf } from '#src/actions/marketing/referral/facts-of.ts';
import { issuePersonalCoupon } from '#src/actions/marketing/referral/issue-personal-coupon.ts';
import { isRunning } from '#src/actions/marketing/referral/is-running.ts';
import type { Caller, Deps } from '#src/actions/deps.ts';
import { firstReached } from '#src/adapters/limits.ts';
import { fail, ok, type Result } from '#src/domain/failure.ts';
import { couponOf, type InviteEvent } from '#src/domain/marketing/referral/referral.ts';
import { mayTakePart } from '#src/domain/marketing/referral/referral-rules.ts';
import type { Queryable } from '#src/store/shared/database/db.ts';
import { claimCall, finishCall } from '#src/store/shared/outbox/idempotency.store.ts';
import {
  countJoin,
  findInvite,
  insertJoin,
  usesOfEvent,
  type InviteRow,
} from '#src/store/marketing/referral/referral-invites.store.ts';
import { findOffer } from '#src/store/catalogue/offers/referral-offers.store.ts';

/** Keys cannot be guessed: callers who try many are limited. */
const tries = { perDevice: 30, perNetwork: 300, seconds: 3600 };

/** Accepts an invitation: the coupon is in the wallet at once, and the inviter waits for the trip. */
export async function joinInvite(
  deps: Deps,
  caller: Caller,
  idempotencyKey: string,
  input: { readonly eventId: number; readonly invite: string },
): Promise<Result<null>> {
  if (caller.account === null) return fail('sign_in_required');
  const { seconds } = tries;
  const reached = await firstReached(deps.db, [
    { name: 'invite-device', key: caller.device, points: tries.perDevice, seconds },
    { name: 'invite-network', key: caller.network, points: tries.perNetwork, seconds },
  ]);
  if (reached !== null) return fail('too_many_requests', { facts: { seconds: reached.seconds } });
  const call = claimedCall(deps, caller.account.id, 'joinInvite', idempotencyKey, input);
  return deps.db.transaction(
    async (tx): Promise<Result<null>> => {
      const claim = await claimCall(tx, call);
      if (claim.kind === 'reused') return fail('idempotency_key_reused');
      if (claim.kind === 'running') return fail('still_running');
      if (claim.kind === 'finished') return ok(null);
      const joined = await join(deps, tx, caller, input);
      if (joined.ok) await finishCall(tx, call, 200, { joined: input.eventId });
      return joined;
    },
    { cause: 'invitation taken' },
  );
}

async function join(
  deps: Deps,
  tx: Queryable,
  caller: Caller,
  { eventId, invite: key }: { readonly eventId: number; readonly invite: string },
): Promise<Result<null>> {
  const offer = await findOffer(tx, eventId);
  const invite = await findInvite(tx, eventId, key);
  if (offer?.definition.kind !== 'event' || invite === null) return fail('not_found');
  const running = isRunning(offer);
  if (!running.ok) return running;
  const comer = await comerOf(deps, tx, caller);
  if (comer === null) return fail('sign_in_required');
  const uses = await usesOfEvent(tx, eventId, comer, invite.inviterId);
  const owner = { accountId: invite.inviterId, deviceKey: invite.deviceKey };
  const may = mayTakePart(factsOf(comer, uses, owner), offer.definition);
  return may.ok ? welcome(deps, tx, { definition: offer.definition, invite, comer }) : may;
}

async function welcome(
  deps: Deps,
  tx: Queryable,
  about: { readonly definition: InviteEvent; readonly invite: InviteRow; readonly comer: KnownComer },
): Promise<Result<null>> {
  const { definition, invite, comer } = about;
  if (!(await countJoin(tx, invite.id, definition.mostInvited))) return fail('referral_full');
  const couponHash = await issuePersonalCoupon(deps, tx, comer.accountId, couponOf(definition.invited));
  const isNew = await insertJoin(tx, { id: deps.ids.uuid(), invite, ...comer, couponHash });
  // The rules were checked before the lock: a concurrent join is caught by the unique indexes.
  return isNew ? ok(null) : fail('referral_joined');
}
