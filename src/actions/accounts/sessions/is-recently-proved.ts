import type { Caller } from '#src/actions/deps.ts';
import type { Queryable } from '#src/store/shared/database/db.ts';
import { isProved } from '#src/store/accounts/sessions.store.ts';

/** How long a sign-in, a code or a passkey counts as fresh proof of who is calling (decision 0063). */
const provedSeconds = 15 * 60;

/** Whether the caller's session is open and was proved within the last quarter of an hour. */
export async function isRecentlyProved(
  { db }: { readonly db: Queryable },
  { sessionHash }: Pick<Caller, 'sessionHash'>,
): Promise<boolean> {
  return sessionHash !== null && isProved(db, sessionHash, provedSeconds);
}
