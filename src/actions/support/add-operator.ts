import { operatorTokenHash } from '#src/actions/support/operator-token-hash.ts';
import type { Deps } from '#src/actions/deps.ts';
import { insertOperator } from '#src/store/staff/operator-tokens.store.ts';

/** Lets a program of the shop speak for support that shows this token; a digest of it alone is stored. */
export async function addOperator(
  deps: Deps,
  { name, token }: { readonly name: string; readonly token: string },
): Promise<{ readonly operator: string }> {
  const id = deps.ids.uuid();
  await insertOperator(deps.db, { id, name, tokenHash: operatorTokenHash(token) });
  return { operator: id };
}
