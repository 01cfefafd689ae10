import type { Deps } from '#src/actions/deps.ts';
import { isCodeOpen } from '#src/store/accounts/sign-in-codes.store.ts';

/** Whether a sign-in code is still worth sending: it can be used, by the database's clock. */
export function maySendCode(deps: Deps, codeId: string): Promise<boolean> {
  return isCodeOpen(deps.db, codeId);
}
