import type { Deps } from '#src/actions/deps.ts';
import { firstReached } from '#src/adapters/limits.ts';
import { fail, ok, type Result } from '#src/domain/failure.ts';
import { isShortCode, type ShortTarget } from '#src/domain/site/addresses/short-link.ts';
import { findShortLink } from '#src/store/site/short-links.store.ts';

/** Codes that a network may try in ten minutes (T-05). */
const tries = { points: 120, seconds: 600 };

/** Where a short address leads; guessing is limited, and what is no code is no row. */
export async function readShortLink(
  deps: Pick<Deps, 'db'>,
  network: string,
  code: string,
): Promise<Result<ShortTarget>> {
  const reached = await firstReached(deps.db, [{ name: 'short-link', key: network, ...tries }]);
  if (reached !== null) return fail('too_many_requests', { facts: { seconds: reached.seconds } });
  const target = isShortCode(code) ? await findShortLink(deps.db, code) : null;
  return target === null ? fail('not_found') : ok(target);
}
