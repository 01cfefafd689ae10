import type { Deps } from '#src/actions/deps.ts';
import { fail, ok, type Result } from '#src/domain/failure.ts';
import { revokePreviews } from '#src/store/site/preview-links.store.ts';

/** Ends a preview link at once, or with null all of them. */
export async function revokePreview(
  deps: Pick<Deps, 'db'>,
  id: string | null,
): Promise<Result<{ readonly revoked: number }>> {
  const revoked = await revokePreviews(deps.db, id);
  return revoked === 0 ? fail('not_found') : ok({ revoked });
}
