import { eachAlone } from '#src/actions/shared/batches/each-alone.ts';
import type { Deps } from '#src/actions/deps.ts';
import { readMembership } from '#src/actions/marketing/credits/read-membership.ts';
import { creditsEarnedEntries } from '#src/domain/settlement/ledger.ts';
import { creditBasisPoints } from '#src/domain/marketing/membership.ts';
import { creditsEarned } from '#src/domain/marketing/credits-earned.ts';
import { money } from '#src/domain/shared/money/money.ts';
import { earningVisits, insertEarnedLot } from '#src/store/marketing/credits.store.ts';
import { writeLedger } from '#src/store/settlement/ledger.store.ts';
import { lockOrder } from '#src/store/orders/orders.store.ts';

const batchSize = 50;

/** A day after a visit its member receives credits by the rate of their level, once, and in the ledger too. */
export async function earnCredits(deps: Deps): Promise<void> {
  const visits = new Map((await earningVisits(deps.db, batchSize)).map((one) => [one.bookingId, one]));
  await eachAlone(deps, 'crediting a visit', [...visits.keys()], async (id) => {
    const visit = visits.get(id);
    if (visit === undefined) return;
    const { tier } = await readMembership(deps, visit.accountId);
    await deps.db.transaction(
      async (tx) => {
        await lockOrder(tx, visit.orderId);
        const rate = creditBasisPoints(visit.basisPoints, tier);
        const earned = creditsEarned(money(visit.paidMinor, visit.currency), rate);
        const lot = { ...visit, id: deps.ids.uuid(), amountMinor: earned.minor };
        if (!(await insertEarnedLot(tx, lot))) return;
        await writeLedger(tx, deps.ids.uuid(), creditsEarnedEntries(visit.accountId, earned));
      },
      { cause: 'credits earned' },
    );
  });
}
