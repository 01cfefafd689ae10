import { onceHash } from '#src/adapters/identity/sign-in-hashes.ts';
import type { Caller, Deps } from '#src/actions/deps.ts';
import { insertPasskeyChallenge } from '#src/store/accounts/passkeys.store.ts';

const challengeSeconds = 300;

/** Remembers what this device was asked to sign, to be signed once and soon; `accountId` is whose passkey is made. */
export function keepPasskeyChallenge(
  deps: Deps,
  { device }: Caller,
  challenge: string,
  accountId: string | null,
): Promise<void> {
  return insertPasskeyChallenge(deps.db, { hash: onceHash(challenge), device, accountId, seconds: challengeSeconds });
}
