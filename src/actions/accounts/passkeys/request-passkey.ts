import { passkeyRequest } from '#src/adapters/identity/passkeys.webauthn.ts';
import { guessLimits } from '#src/actions/accounts/codes/guess-limits.ts';
import { storePasskeyChallenge } from '#src/actions/accounts/passkeys/store-passkey-challenge.ts';
import type { Caller, Deps } from '#src/actions/deps.ts';
import { ok, type Result } from '#src/domain/failure.ts';

/** What the browser needs to sign in with a passkey of ours, whosever it is. */
export async function requestPasskey(deps: Deps, caller: Caller): Promise<Result<{ readonly options: string }>> {
  const limited = await guessLimits(deps, caller);
  if (!limited.ok) return limited;
  const { options, challenge } = await passkeyRequest({ origin: deps.originOf(caller.host) });
  await storePasskeyChallenge(deps, caller, challenge, null);
  return ok({ options });
}
