import type { Deps } from '#src/actions/deps.ts';
import { fail, ok, type Result } from '#src/domain/failure.ts';
import { revokeOperator } from '#src/store/staff/operator-tokens.store.ts';

/** Shuts a program of the shop out at once; what it wrote stays written. */
export async function revokeOperatorToken(
  deps: Deps,
  id: string,
): Promise<Result<{ readonly operator: string }, 'not_found'>> {
  return (await revokeOperator(deps.db, id)) ? ok({ operator: id }) : fail('not_found');
}
