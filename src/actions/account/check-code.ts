import { firstReached } from '#src/adapters/limits.ts';
import { codeHmac, sameHmac } from '#src/adapters/sign-in-hashes.ts';
import type { Caller, Deps } from '#src/actions/deps.ts';
import { fail, ok, type Result } from '#src/domain/failure.ts';
import type { Queryable } from '#src/store/db.ts';
import { closeCode, isLocked, useTry, type CodePlace } from '#src/store/sign-in-codes.store.ts';

const triesPerCode = 5;

/** The six digits of what was typed or pasted; null when it is no code, which takes no try. */
export function readCode(text: string): string | null {
  const code = text.replace(/\s/g, '');
  return /^[0-9]{6}$/.test(code) ? code : null;
}

/**
 * Tries beyond what a person makes, of one device and one network: a code has its own five, and these keep a crowd of
 * guesses from costing us a transaction each (T-32).
 */
export async function guessLimits(deps: Deps, { device, network }: Caller): Promise<Result<null>> {
  const reached = await firstReached(deps.db, [
    { name: 'guess-device', key: device, points: 60, seconds: 3600 },
    { name: 'guess-network', key: network, points: 600, seconds: 3600 },
  ]);
  return reached === null ? ok(null) : fail('too_many_requests', { facts: { seconds: reached.seconds } });
}

/** Compares a code with the one that is valid in its place, and uses it up; a wrong guess is counted in any case. */
export async function checkCode(deps: Deps, tx: Queryable, place: CodePlace, code: string): Promise<Result<null>> {
  const attempt = await useTry(tx, place, triesPerCode);
  if (attempt === null) return fail((await isLocked(tx, place)) ? 'code_locked' : 'code_expired', { field: 'code' });
  if (sameHmac(attempt.hmac, codeHmac(deps.secrets.code, place, code))) {
    await closeCode(tx, attempt.id, 'used');
    return ok(null);
  }
  if (attempt.tries < triesPerCode)
    return fail('code_wrong', { field: 'code', facts: { left: triesPerCode - attempt.tries } });
  await closeCode(tx, attempt.id, 'locked');
  return fail('code_locked', { field: 'code' });
}
