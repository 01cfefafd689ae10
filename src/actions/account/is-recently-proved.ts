import type { Caller, Deps } from '#src/actions/deps.ts';
import { isProved } from '#src/store/sessions.store.ts';

/** So long a sign-in or a code counts as proof that it is the owner who changes his ways in. */
const provedSeconds = 15 * 60;

/** Whether the caller has proved within a quarter of an hour that it is he. */
export async function isRecentlyProved({ db }: Deps, { sessionHash }: Caller): Promise<boolean> {
  return sessionHash !== null && isProved(db, sessionHash, provedSeconds);
}
