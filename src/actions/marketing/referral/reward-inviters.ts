import { eachAlone } from '#src/actions/shared/batches/each-alone.ts';
import { presentRates } from '#src/actions/site/present-rates.ts';
import { issuePersonalCoupon } from '#src/actions/marketing/referral/issue-personal-coupon.ts';
import type { Deps } from '#src/actions/deps.ts';
import { creditsEarnedEntries } from '#src/domain/settlement/ledger.ts';
import { convert, type RateTable } from '#src/domain/shared/money/exchange.ts';
import { parseMajor } from '#src/domain/shared/money/money.ts';
import { rewardRefusal } from '#src/domain/marketing/referral/referral-rules.ts';
import { couponOf } from '#src/domain/marketing/referral/referral.ts';
import type { Queryable } from '#src/store/shared/database/db.ts';
import { writeLedger } from '#src/store/settlement/ledger.store.ts';
import { lockOrder } from '#src/store/orders/orders.store.ts';
import {
  insertGrantedLot,
  lockTrip,
  noteReward,
  refuseReward,
  takenTrips,
  tripFactsOf,
  type TakenTrip,
} from '#src/store/marketing/referral/referral-rewards.store.ts';

const batchSize = 50;

/** A day after the first trip of an invited person, the inviter receives the reward, once (T-25). */
export async function rewardInviters(deps: Deps): Promise<void> {
  const trips = new Map((await takenTrips(deps.db, batchSize)).map((one) => [one.joinId, one]));
  if (trips.size === 0) return;
  const rates = await presentRates(deps);
  await eachAlone(deps, 'rewarding an inviter', [...trips.keys()], async (id) => {
    const trip = trips.get(id);
    if (trip === undefined) return;
    await deps.db.transaction(
      async (tx) => {
        await lockOrder(tx, trip.orderId);
        const now = await lockTrip(tx, trip);
        if (now === null || now.orderId !== trip.orderId) return;
        const refusal = rewardRefusal(await tripFactsOf(tx, now), now.definition);
        if (refusal === null) await reward(deps, tx, now, rates);
        else await refuseReward(tx, now.joinId, refusal);
      },
      { cause: 'inviter rewarded' },
    );
  });
}

async function reward(deps: Deps, tx: Queryable, trip: TakenTrip, rates: RateTable): Promise<void> {
  const { inviter } = trip.definition;
  if (inviter.kind === 'coupon') {
    const couponHash = await issuePersonalCoupon(deps, tx, trip.inviterId, couponOf(inviter.coupon));
    return noteReward(tx, trip, { couponHash, lotId: null });
  }
  const offered = parseMajor(inviter.amount, inviter.currency);
  if (offered === null) throw new Error(`offer ${trip.offerId} was not validated`);
  // Credits are spent in their own currency: those in another would be of no use.
  const given = convert(offered, trip.currency, rates) ?? offered;
  const lotId = deps.ids.uuid();
  const { minor: amountMinor, currency } = given;
  await insertGrantedLot(tx, {
    id: lotId,
    accountId: trip.inviterId,
    currency,
    amountMinor,
    validDays: inviter.validDays,
  });
  await writeLedger(tx, deps.ids.uuid(), creditsEarnedEntries(trip.inviterId, given));
  await noteReward(tx, trip, { couponHash: null, lotId });
}
