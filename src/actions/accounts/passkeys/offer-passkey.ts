import { passkeyCreation } from '#src/adapters/identity/passkeys.webauthn.ts';
import { mostPasskeys } from '#src/actions/accounts/passkeys/add-passkey.ts';
import { storePasskeyChallenge } from '#src/actions/accounts/passkeys/store-passkey-challenge.ts';
import { provedMember } from '#src/actions/accounts/security/proved-member.ts';
import type { Caller, Deps } from '#src/actions/deps.ts';
import { fail, ok, type Result } from '#src/domain/failure.ts';
import { profileOf } from '#src/store/accounts/accounts.store.ts';
import { passkeysOf } from '#src/store/accounts/passkeys.store.ts';

/** What the browser needs to make a passkey for the caller's account; `shop` is the name it is shown under. */
export async function offerPasskey(
  deps: Deps,
  caller: Caller,
  shop: string,
): Promise<Result<{ readonly options: string }>> {
  const member = await provedMember(deps, caller);
  if (!member.ok) return member;
  const { id } = member.value;
  const [profile, known] = await Promise.all([profileOf(deps.db, id), passkeysOf(deps.db, id)]);
  if (profile === null) return fail('sign_in_required');
  if (known.length >= mostPasskeys) return fail('passkeys_full');
  const { options, challenge } = await passkeyCreation({
    origin: deps.originOf(caller.host),
    shop,
    person: profile.email ?? profile.phone ?? profile.name ?? shop,
    userId: profile.globalId,
    known: known.map((one) => one.id),
  });
  await storePasskeyChallenge(deps, caller, challenge, id);
  return ok({ options });
}
