import { createdPasskey } from '#src/adapters/identity/passkeys.webauthn.ts';
import { changeAccount } from '#src/actions/accounts/security/change-account.ts';
import { provedMember } from '#src/actions/accounts/security/proved-member.ts';
import { spendPasskeyChallenge } from '#src/actions/accounts/passkeys/spend-passkey-challenge.ts';
import type { Caller, Deps } from '#src/actions/deps.ts';
import { fail, ok, type Result } from '#src/domain/failure.ts';
import { insertPasskey } from '#src/store/accounts/passkeys.store.ts';

/** So many passkeys an account may have. */
export const mostPasskeys = 10;

/** Adds the passkey that the browser has made; it is named after the browser, for its owner to know it by. */
export async function addPasskey(
  deps: Deps,
  caller: Caller,
  credential: string,
): Promise<Result<{ readonly added: true }>> {
  const member = await provedMember(deps, caller);
  if (!member.ok) return member;
  const accountId = member.value.id;
  const made = await createdPasskey(credential, {
    origin: deps.originOf(caller.host),
    isOurs: (challenge) => spendPasskeyChallenge(deps, caller, challenge, accountId),
  });
  if (made === null) return fail('passkey_refused', { field: 'credential' });
  const { id, publicKey, signCount, transports } = made;
  return changeAccount(
    deps,
    caller,
    { cause: 'passkey added', endsOthers: false },
    async (tx): Promise<Result<{ readonly added: true }>> => {
      const key = { id, accountId, publicKey, signCount: BigInt(signCount), transports };
      const isNew = await insertPasskey(tx, key, { name: caller.agent, most: mostPasskeys });
      return isNew ? ok({ added: true }) : fail('passkeys_full');
    },
  );
}
