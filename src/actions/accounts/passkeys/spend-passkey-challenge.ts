import { onceHash } from '#src/adapters/identity/sign-in-hashes.ts';
import type { Caller, Deps } from '#src/actions/deps.ts';
import { takePasskeyChallenge } from '#src/store/accounts/passkeys.store.ts';

/** Returns whether this device was sent this challenge, for this account or a sign-in; each challenge is used once. */
export function spendPasskeyChallenge(
  deps: Deps,
  { device }: Caller,
  challenge: string,
  accountId: string | null,
): Promise<boolean> {
  return takePasskeyChallenge(deps.db, { hash: onceHash(challenge), device, accountId });
}
