import type { Caller, Deps } from '#src/actions/deps.ts';
import { fail, ok, type Result } from '#src/domain/failure.ts';
import { purseCause, type PurseCause, type PurseKind } from '#src/domain/marketing/wallet-entry.ts';
import { money, type Money } from '#src/domain/shared/money/money.ts';
import { countPurseMoves, purseMovesOf } from '#src/store/marketing/wallet-history.store.ts';

/** `amount` is below zero where something went. `at` is ISO 8601 in UTC. */
export type PurseMove = {
  readonly id: string;
  readonly at: string;
  readonly amount: Money;
  readonly cause: PurseCause;
};

export type PurseMoves = { readonly moves: readonly PurseMove[]; readonly total: number };

export const movesOnPage = 20;

/** What the caller's credits or gift cards did by the books, a page of it, the last first. */
export async function listPurseMoves(
  deps: Deps,
  { account }: Caller,
  asked: { readonly kind: PurseKind; readonly page: number },
): Promise<Result<PurseMoves>> {
  if (account === null) return fail('sign_in_required');
  const page = { limit: movesOnPage, offset: (asked.page - 1) * movesOnPage };
  const [rows, total] = await Promise.all([
    purseMovesOf(deps.db, account.id, asked.kind, page),
    countPurseMoves(deps.db, account.id, asked.kind),
  ]);
  const moves = rows.map(({ id, at, currency, amountMinor, other, isFirst }) => ({
    id: id.toString(),
    at,
    amount: money(amountMinor, currency),
    cause: purseCause(asked.kind, { other, gains: amountMinor > 0n, isFirst }),
  }));
  return ok({ moves, total });
}
