import { isSameHash } from '#src/adapters/keyed-hashes.ts';
import { codeHmac } from '#src/adapters/identity/sign-in-hashes.ts';
import { codeSecrets } from '#src/actions/shared/signatures/code-secrets.ts';
import type { Deps } from '#src/actions/deps.ts';
import { fail, ok, type Result } from '#src/domain/failure.ts';
import type { Queryable } from '#src/store/shared/database/db.ts';
import { closeCode, isLocked, useTry, type CodePlace } from '#src/store/accounts/sign-in-codes.store.ts';

const triesPerCode = 5;

/** Compares a code with the one that is valid in its place, and uses it up; a wrong guess is counted in any case. */
export async function checkCode(deps: Deps, tx: Queryable, place: CodePlace, code: string): Promise<Result<null>> {
  const attempt = await useTry(tx, place, triesPerCode);
  if (attempt === null) return fail((await isLocked(tx, place)) ? 'code_locked' : 'code_expired', { field: 'code' });
  if (codeSecrets(deps.secrets).some((secret) => isSameHash(attempt.hmac, codeHmac(secret, place, code)))) {
    await closeCode(tx, attempt.id, 'used');
    return ok(null);
  }
  if (attempt.tries < triesPerCode)
    return fail('code_wrong', { field: 'code', facts: { left: triesPerCode - attempt.tries } });
  await closeCode(tx, attempt.id, 'locked');
  return fail('code_locked', { field: 'code' });
}
