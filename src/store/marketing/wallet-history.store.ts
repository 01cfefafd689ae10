import type { CurrencyCode } from '#src/domain/shared/money/currency.ts';
import type { WalletKind } from '#src/domain/marketing/wallet-entry.ts';
import type { Queryable } from '#src/store/shared/database/db.ts';

export type WalletEntryRow = {
  readonly id: bigint;
  /** ISO 8601 in UTC. */
  readonly at: string;
  readonly currency: CurrencyCode;
  /** What its owner has more, or less where it is below zero. */
  readonly amountMinor: bigint;
  /** The account on the other side of the books. */
  readonly other: string;
  /** Nothing moved on this account before. */
  readonly isFirst: boolean;
};

// The books are ours: what we owe more, its owner has more.
const mine = `from ledger l
   where (l.account = 'credits:' || $1::text and $2 = 'credits')
     or ($2 = 'gift_cards' and l.account in (select 'gift_card:' || g.id from gift_card g where g.account_id = $1::uuid))`;

/** The moves of an account's credits or gift cards by the books, the last first. */
export async function walletEntriesOf(
  on: Queryable,
  accountId: string,
  kind: WalletKind,
  page: { readonly limit: number; readonly offset: number },
): Promise<readonly WalletEntryRow[]> {
  const { rows } = await on.query<WalletEntryRow>(
    `select l.id, l.at, l.currency, (-l.amount_minor)::bigint as "amountMinor",
       coalesce((select o.account from ledger o where o.txn = l.txn and o.id <> l.id and o.currency = l.currency
         and sign(o.amount_minor) = -sign(l.amount_minor) order by o.id limit 1), '') as other,
       not exists (select from ledger e where e.account = l.account and e.id < l.id) as "isFirst"
     ${mine} order by l.id desc limit $3 offset $4`,
    [accountId, kind, page.limit, page.offset],
  );
  return rows;
}

/** How many moves there are. */
export async function countWalletEntries(on: Queryable, accountId: string, kind: WalletKind): Promise<number> {
  const { rows } = await on.query<{ count: number }>(`select count(*)::int as count ${mine}`, [accountId, kind]);
  return rows[0]?.count ?? 0;
}
