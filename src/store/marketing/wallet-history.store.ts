import type { WalletKind } from '#src/domain/marketing/wallet-entry.ts';
import type { Queryable } from '#src/store/shared/database/db.ts';
import { sql, type RowOf } from '#src/store/shared/database/statement.ts';

// The books are ours: what we owe more, its owner has more.
const mine = `from ledger l
   where (l.account = 'credits:' || $1::text and $2 = 'credits')
     or ($2 = 'gift_cards' and l.account in (select 'gift_card:' || g.id from gift_card g where g.account_id = $1::uuid))`;

const readEntries = sql(
  'read-wallet-entries',
  `select l.id, l.at, l.currency, (-l.amount_minor)::bigint as "amountMinor",
     coalesce((select o.account from ledger o where o.txn = l.txn and o.id <> l.id and o.currency = l.currency
       and sign(o.amount_minor) = -sign(l.amount_minor) order by o.id limit 1), '') as other,
     not exists (select from ledger e where e.account = l.account and e.id < l.id) as "isFirst"
   ${mine} order by l.id desc limit $3 offset $4`,
);

/**
 * A move of credits or gift cards: `amountMinor` is what its owner has more, or less where it is below zero; `other` is the
 * account on the other side of the books; `isFirst`: nothing moved on this account before.
 */
export type WalletEntryRow = RowOf<typeof readEntries>;

/** Returns the moves of an account's credits or gift cards by the books, the last first. */
export async function walletEntriesOf(
  on: Queryable,
  accountId: string,
  kind: WalletKind,
  page: { readonly limit: number; readonly offset: number },
): Promise<readonly WalletEntryRow[]> {
  const { rows } = await on.query(readEntries, [accountId, kind, page.limit, page.offset]);
  return rows;
}

const countEntries = sql('count-wallet-entries', `select count(*)::int as count ${mine}`);

/** Returns how many moves there are. */
export async function countWalletEntries(on: Queryable, accountId: string, kind: WalletKind): Promise<number> {
  const { rows } = await on.query(countEntries, [accountId, kind]);
  return rows[0]?.count ?? 0;
}
