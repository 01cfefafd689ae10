import { rewriteAvatar } from '#src/adapters/image-codec.sharp.ts';
import { firstReached } from '#src/adapters/limits.ts';
import type { Caller, Deps } from '#src/actions/deps.ts';
import { fail, ok, type Result } from '#src/domain/failure.ts';
import { saveAvatar } from '#src/store/accounts/profiles.store.ts';

/** 16 random bytes: 22 characters of base64url. */
const keyBytes = 16;
const hourly = { points: 20, seconds: 3600 };

/** Stores a picture of the caller, given as base64 and re-encoded before it is stored. Returns its new location. */
export async function changeAvatar(deps: Deps, caller: Caller, picture: string): Promise<Result<string>> {
  const { account, network } = caller;
  if (account === null) return fail('sign_in_required');
  // Decoding a picture is expensive, so the limit is counted first.
  const reached = await firstReached(deps.db, [
    { name: 'avatar', key: account.id, ...hourly },
    { name: 'avatar-network', key: network, points: hourly.points * 10, seconds: hourly.seconds },
  ]);
  if (reached !== null) return fail('too_many_requests', { facts: { retryAfter: reached.seconds } });
  const webp = await rewriteAvatar(Buffer.from(picture, 'base64'));
  if (webp === null) return fail('picture_unreadable', { field: 'picture' });
  const key = deps.ids.token(keyBytes);
  await deps.db.transaction((tx) => saveAvatar(tx, account.id, key, webp), { cause: 'avatar changed' });
  return ok(`/avatars/${key}.webp`);
}
