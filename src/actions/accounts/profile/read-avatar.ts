import type { Deps } from '#src/actions/deps.ts';
import { avatarOf } from '#src/store/accounts/profiles.store.ts';

/** A picture by the key in its address, which is all that opens it; null when there is none. */
export async function readAvatar({ db }: Pick<Deps, 'db'>, key: string): Promise<Uint8Array | null> {
  return /^[A-Za-z0-9_-]{22}$/.test(key) ? avatarOf(db, key) : null;
}
