import type { LedgerEntry } from '#src/domain/settlement/ledger.ts';
import type { Queryable } from '#src/store/shared/database/db.ts';
import { statement } from '#src/store/shared/database/statement.ts';

const write = statement(
  'write-ledger',
  `insert into ledger (txn, account, currency, amount_minor)
   select $1, account, currency, minor from unnest($2::text[], $3::text[], $4::bigint[]) as e (account, currency, minor)`,
);

/** Writes the entries of one transaction of the books. Throws when they do not add up to zero in each currency. */
export async function writeLedger(tx: Queryable, txn: string, entries: readonly LedgerEntry[]): Promise<void> {
  const sums = new Map<string, bigint>();
  for (const { amount } of entries) sums.set(amount.currency, (sums.get(amount.currency) ?? 0n) + amount.minor);
  if ([...sums.values()].some((sum) => sum !== 0n)) throw new Error(`ledger transaction ${txn} does not balance`);
  await tx.query(write, [
    txn,
    entries.map((one) => one.account),
    entries.map((one) => one.amount.currency),
    entries.map((one) => one.amount.minor),
  ]);
}
