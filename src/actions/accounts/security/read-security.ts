import { maskPhone } from '#src/adapters/identity/phone.ts';
import { isRecentlyProved } from '#src/actions/accounts/sessions/is-recently-proved.ts';
import { listSessions } from '#src/actions/accounts/sessions/list-sessions.ts';
import type { Caller, Deps } from '#src/actions/deps.ts';
import { fail, ok, type Result } from '#src/domain/failure.ts';
import { hasTwoFactors } from '#src/domain/accounts/identity-provider.ts';
import { maskEmail } from '#src/domain/accounts/privacy/mask.ts';
import { lockWays } from '#src/store/accounts/account-ways.store.ts';
import { profileOf } from '#src/store/accounts/accounts.store.ts';
import { identityOfAccount } from '#src/store/accounts/identities.store.ts';
import { passkeysOf, type ListedPasskey } from '#src/store/accounts/passkeys.store.ts';
import { hasSettledProof, type ListedSession } from '#src/store/accounts/sessions.store.ts';

/** The ways into the caller's account, masked, and where it is signed in. */
export type Security = {
  readonly kind: 'member' | 'guest';
  readonly phone: string | null;
  readonly email: string | null;
  readonly isEmailProved: boolean;
  readonly google: { readonly isOffered: boolean; readonly identity: { readonly email: string | null } | null };
  readonly passkeys: readonly ListedPasskey[];
  readonly sessions: readonly ListedSession[];
  readonly isConfirmed: boolean;
  readonly secondFactor: { readonly on: boolean; readonly possible: boolean; readonly confirmed: boolean };
};

/** What the security page shows: each account's own alone. */
export async function readSecurity(deps: Deps, caller: Caller): Promise<Result<Security>> {
  const sessions = await listSessions(deps, caller);
  if (!sessions.ok) return sessions;
  const { account } = caller;
  if (account === null) return fail('sign_in_required');
  const [profile, ways, passkeys, identity, isConfirmed, isSettled] = await Promise.all([
    profileOf(deps.db, account.id),
    lockWays(deps.db, account.id),
    passkeysOf(deps.db, account.id),
    deps.identity === undefined ? null : identityOfAccount(deps.db, account.id, deps.identity.issuer),
    isRecentlyProved(deps, caller),
    caller.sessionHash !== null && hasSettledProof(deps.db, caller.sessionHash),
  ]);
  if (profile === null) return fail('sign_in_required');
  return ok({
    kind: account.kind,
    phone: profile.phone === null ? null : maskPhone(profile.phone),
    email: profile.email === null ? null : maskEmail(profile.email),
    isEmailProved: ways?.isEmailProved ?? false,
    google: {
      isOffered: deps.identity !== undefined,
      identity: identity === null ? null : { email: identity.email === null ? null : maskEmail(identity.email) },
    },
    passkeys,
    sessions: sessions.value,
    isConfirmed,
    secondFactor: {
      on: ways?.secondFactor === true,
      possible: ways !== null && hasTwoFactors(ways),
      confirmed: isConfirmed && isSettled,
    },
  });
}
