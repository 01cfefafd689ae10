import { onceHash } from '#src/adapters/identity/sign-in-hashes.ts';
import { provedMember } from '#src/actions/accounts/security/proved-member.ts';
import type { Caller, Deps } from '#src/actions/deps.ts';
import { fail, ok, type Result } from '#src/domain/failure.ts';
import { safeJump } from '#src/domain/site/addresses/address.ts';
import { insertFlow } from '#src/store/accounts/identities.store.ts';

const journeySeconds = 600;

/** Sends a visitor to Google to sign in, or a member with a fresh proof to connect it; returns the address. */
export async function beginGoogle(
  deps: Deps,
  caller: Caller,
  about: { readonly returnPath: string; readonly jump: string; readonly connect: boolean },
): Promise<Result<{ readonly address: string }>> {
  if (deps.identity === undefined) return fail('not_found');
  const member = about.connect ? await provedMember(deps, caller) : null;
  if (member !== null && !member.ok) return member;
  const journey = { state: deps.ids.token(32), nonce: deps.ids.token(32), verifier: deps.ids.token(32) };
  const address = await deps.identity.begin(deps.originOf(caller.host) + about.returnPath, journey).catch(() => null);
  if (address === null) return fail('identity_failed');
  await insertFlow(
    deps.db,
    {
      stateHash: onceHash(journey.state),
      device: caller.device,
      verifier: journey.verifier,
      nonce: journey.nonce,
      accountId: member?.value.id ?? null,
      jump: safeJump(encodeURIComponent(about.jump)),
      language: caller.language,
    },
    journeySeconds,
  );
  return ok({ address });
}
