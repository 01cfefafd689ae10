import type { Caller, Deps } from '#src/actions/deps.ts';
import { fail, ok, type Result } from '#src/domain/failure.ts';
import { walletEntryCause, type WalletEntryCause, type WalletKind } from '#src/domain/marketing/wallet-entry.ts';
import { money, type Money } from '#src/domain/shared/money/money.ts';
import { countWalletEntries, walletEntriesOf } from '#src/store/marketing/wallet-history.store.ts';

/** `amount` is below zero where something went. `at` is ISO 8601 in UTC. */
export type WalletEntry = {
  readonly id: string;
  readonly at: string;
  readonly amount: Money;
  readonly cause: WalletEntryCause;
};

export type WalletEntries = { readonly moves: readonly WalletEntry[]; readonly total: number };

export const movesOnPage = 20;

/** What the caller's credits or gift cards did by the books, a page of it, the last first. */
export async function listWalletEntries(
  deps: Deps,
  { account }: Caller,
  requested: { readonly kind: WalletKind; readonly page: number },
): Promise<Result<WalletEntries>> {
  if (account === null) return fail('sign_in_required');
  const page = { limit: movesOnPage, offset: (requested.page - 1) * movesOnPage };
  const [rows, total] = await Promise.all([
    walletEntriesOf(deps.db, account.id, requested.kind, page),
    countWalletEntries(deps.db, account.id, requested.kind),
  ]);
  const moves = rows.map(({ id, at, currency, amountMinor, other, isFirst }) => ({
    id: id.toString(),
    at,
    amount: money(amountMinor, currency),
    cause: walletEntryCause(requested.kind, { other, gains: amountMinor > 0n, isFirst }),
  }));
  return ok({ moves, total });
}
