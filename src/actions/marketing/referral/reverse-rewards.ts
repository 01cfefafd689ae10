import { eachAlone } from '#src/actions/shared/batches/each-alone.ts';
import type { Deps } from '#src/actions/deps.ts';
import { creditsExpiredEntries } from '#src/domain/settlement/ledger.ts';
import { money } from '#src/domain/shared/money/money.ts';
import type { Queryable } from '#src/store/shared/database/db.ts';
import { writeLedger } from '#src/store/settlement/ledger.store.ts';
import { lockOrder } from '#src/store/orders/orders.store.ts';
import { withdrawCoupon } from '#src/store/accounts/privacy/personal-coupons.store.ts';
import { emptyLot } from '#src/store/marketing/credits.store.ts';
import {
  paidBackTrips,
  reverseReward,
  type GivenReward,
} from '#src/store/marketing/referral/referral-rewards.store.ts';

const batchSize = 50;

/** A trip that is paid back after all brings no reward: what the inviter has not used of it goes. */
export async function reverseRewards(deps: Deps): Promise<void> {
  const trips = new Map((await paidBackTrips(deps.db, batchSize)).map((one) => [one.joinId, one.orderId]));
  await eachAlone(deps, 'taking a reward back', [...trips.keys()], async (joinId) => {
    const orderId = trips.get(joinId);
    if (orderId === undefined) return;
    await deps.db.transaction(
      async (tx) => {
        await lockOrder(tx, orderId);
        const given = await reverseReward(tx, joinId);
        if (given !== null) await takeBack(deps, tx, given);
      },
      { cause: 'reward taken back' },
    );
  });
}

async function takeBack(deps: Deps, tx: Queryable, { couponHash, lotId }: GivenReward): Promise<void> {
  if (couponHash !== null) await withdrawCoupon(tx, couponHash);
  const gone = lotId === null ? null : await emptyLot(tx, lotId, 'any');
  if (gone === null) return;
  await writeLedger(tx, deps.ids.uuid(), creditsExpiredEntries(gone.accountId, money(gone.minor, gone.currency)));
}
