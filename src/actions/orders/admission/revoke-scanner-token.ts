import type { Deps } from '#src/actions/deps.ts';
import { fail, ok, type Result } from '#src/domain/failure.ts';
import { revokeScanner } from '#src/store/checkout/redemptions.store.ts';

/** Shuts a scanner out at once; what it let in stays let in. */
export async function revokeScannerToken(
  deps: Deps,
  id: string,
): Promise<Result<{ readonly scanner: string }, 'not_found'>> {
  return (await revokeScanner(deps.db, id)) ? ok({ scanner: id }) : fail('not_found');
}
