import { eachAlone } from '#src/actions/shared/batches/each-alone.ts';
import type { Deps } from '#src/actions/deps.ts';
import { creditsExpiredEntries } from '#src/domain/settlement/ledger.ts';
import { money } from '#src/domain/shared/money/money.ts';
import { emptyLot, expiredLots } from '#src/store/marketing/credits.store.ts';
import { writeLedger } from '#src/store/settlement/ledger.store.ts';

const batchSize = 100;

/** Credits whose time is over leave the books. They could not be spent before that either. */
export async function expireCredits(deps: Deps): Promise<void> {
  await eachAlone(deps, 'ending a credit', await expiredLots(deps.db, batchSize), (lotId) =>
    deps.db.transaction(
      async (tx) => {
        const gone = await emptyLot(tx, lotId, 'ended');
        if (gone === null) return;
        await writeLedger(tx, deps.ids.uuid(), creditsExpiredEntries(gone.accountId, money(gone.minor, gone.currency)));
      },
      { cause: 'credits expired' },
    ),
  );
}
