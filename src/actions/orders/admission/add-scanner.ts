import { scannerTokenHash } from '#src/actions/orders/admission/scanner-token-hash.ts';
import type { Deps } from '#src/actions/deps.ts';
import { fail, ok, type Result } from '#src/domain/failure.ts';
import { insertScanner } from '#src/store/checkout/redemptions.store.ts';

/** Registers a supplier's scanner with this token; only a digest of the token is stored. */
export async function addScanner(
  deps: Deps,
  { supplierId, place, token }: { readonly supplierId: string; readonly place: string; readonly token: string },
): Promise<Result<{ readonly scanner: string }, 'not_found'>> {
  const id = deps.ids.uuid();
  const added = await insertScanner(deps.db, { id, supplierId, place, tokenHash: scannerTokenHash(token) });
  return added ? ok({ scanner: id }) : fail('not_found');
}
