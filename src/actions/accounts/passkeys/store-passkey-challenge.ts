import { onceHash } from '#src/adapters/identity/sign-in-hashes.ts';
import type { Caller, Deps } from '#src/actions/deps.ts';
import { insertPasskeyChallenge } from '#src/store/accounts/passkeys.store.ts';

const challengeSeconds = 300;

/**
 * Stores the challenge for this device, to be signed once and soon; `accountId` is the account that gets the passkey.
 */
export function storePasskeyChallenge(
  deps: Deps,
  { device }: Caller,
  challenge: string,
  accountId: string | null,
): Promise<void> {
  return insertPasskeyChallenge(deps.db, { hash: onceHash(challenge), device, accountId, seconds: challengeSeconds });
}
