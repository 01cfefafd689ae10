import { isSignedUnderAny } from '#src/actions/orders/is-signed-under-any.ts';
import { exportKey } from '#src/actions/privacy/export-key.ts';
import type { Deps } from '#src/actions/deps.ts';
import { fail, ok, type Result } from '#src/domain/failure.ts';
import { exportById, type ExportDocument } from '#src/store/data-exports.store.ts';

export type OpenedExport = { readonly accountId: string; readonly document: ExportDocument };

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The copy that a signed link leads to; one that ran out, is not made yet or is wrongly signed is not there. */
export async function openExport(
  deps: Deps,
  { id, key }: { readonly id: string; readonly key: string },
): Promise<Result<OpenedExport>> {
  if (!uuid.test(id) || !isSignedUnderAny(deps, key, (keyed) => exportKey(keyed, id))) return fail('not_found');
  const found = await exportById(deps.db, id);
  if (found === null || found.document === null) return fail('not_found');
  return ok({ accountId: found.accountId, document: found.document });
}
