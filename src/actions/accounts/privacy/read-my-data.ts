import { exportKey } from '#src/actions/accounts/privacy/export-key.ts';
import type { Caller, Deps } from '#src/actions/deps.ts';
import { fail, ok, type Result } from '#src/domain/failure.ts';
import { deletionOf, type Deletion } from '#src/store/accounts/account-deletions.store.ts';
import { exportsOf, type ExportRow } from '#src/store/accounts/privacy/data-exports.store.ts';
import {
  openMatters,
  walletBalance,
  type OpenMatters,
  type WalletBalance,
} from '#src/store/accounts/privacy/personal-data.store.ts';

export type MyData = {
  readonly exports: readonly (ExportRow & { readonly key: string; readonly pictures: number })[];
  readonly deletion: Deletion | null;
  /** What has to end before the account can be closed. */
  readonly open: OpenMatters;
  /** What ends with it. */
  readonly left: readonly WalletBalance[];
};

/** Returns the copies of the caller's data and the state of closing the account. */
export async function readMyData(deps: Deps, { account }: Pick<Caller, 'account'>): Promise<Result<MyData>> {
  if (account === null) return fail('sign_in_required');
  const [exports, deletion, open, left] = await Promise.all([
    exportsOf(deps.db, account.id),
    deletionOf(deps.db, account.id),
    openMatters(deps.db, account.id),
    walletBalance(deps.db, account.id),
  ]);
  return ok({ exports: exports.map((row) => ({ ...row, key: exportKey(deps, row.id) })), deletion, open, left });
}
