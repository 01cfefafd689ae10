import { isExportKey } from '#src/actions/accounts/privacy/is-export-key.ts';
import type { Caller, Deps } from '#src/actions/deps.ts';
import { fail, ok, type Result } from '#src/domain/failure.ts';
import { passFor } from '#src/domain/shared/tokens/link-pass.ts';
import { uuidDigits } from '#src/domain/uuid.ts';
import { exportById, type ExportDocument } from '#src/store/accounts/privacy/data-exports.store.ts';

export type OpenedExport = { readonly accountId: string; readonly document: ExportDocument };

/**
 * Returns a copy of an account's data to a person who is signed in to that account and has its link, or the pass that
 * the browser got for the link. One that ran out, is not made yet, belongs to another account or is wrongly signed is
 * not found.
 */
export async function openExport(
  deps: Pick<Deps, 'db' | 'secrets'>,
  { account, passes }: Pick<Caller, 'account' | 'passes'>,
  { id, key }: { readonly id: string; readonly key: string | undefined },
): Promise<Result<OpenedExport>> {
  if (account === null) return fail('not_found');
  const isLinked =
    key === undefined ? passFor(passes, 'export', uuidDigits(id)) !== undefined : isExportKey(deps, id, key);
  if (!isLinked) return fail('not_found');
  const found = await exportById(deps.db, id);
  if (found === null || found.document === null || found.accountId !== account.id) return fail('not_found');
  return ok({ accountId: found.accountId, document: found.document });
}
