import { onceHash } from '#src/adapters/identity/sign-in-hashes.ts';
import { callingMember } from '#src/actions/accounts/sessions/calling-member.ts';
import { changeAccount } from '#src/actions/accounts/security/change-account.ts';
import { openSession, type SignedInAs } from '#src/actions/accounts/sessions/open-session.ts';
import type { Caller, Deps } from '#src/actions/deps.ts';
import { fail, ok, type Result } from '#src/domain/failure.ts';
import type { ForeignIdentity, IdentityProvider } from '#src/domain/accounts/identity-provider.ts';
import { defaultLanguage, type LanguageCode } from '#src/domain/site/language/languages.ts';
import { reservation } from '#src/store/accounts/account-events.store.ts';
import { accountOfFactor, insertMember, takeOverGuests } from '#src/store/accounts/account-ways.store.ts';
import { isBlocked } from '#src/store/accounts/accounts.store.ts';
import type { Queryable } from '#src/store/shared/database/db.ts';
import { accountOfIdentity, connectIdentity, takeFlow } from '#src/store/accounts/identities.store.ts';

/** Where a journey ends: signed in (a session to open), or connected; or what went wrong. And where to go on. */
export type JourneyEnd = {
  readonly jump: string;
  readonly language: LanguageCode;
  /** It was to connect Google, not to sign in. */
  readonly isConnecting: boolean;
  readonly outcome: Result<SignedInAs | null>;
};

/**
 * Ends a journey: it began on this device, its state is good once, and the code is exchanged with nonce and verifier.
 * An account is found by issuer and subject only. An address that an account here has verified opens nothing: its owner
 * signs in by code and connects Google separately (T-33).
 */
export async function finishGoogle(
  deps: Deps,
  caller: Caller,
  about: { readonly returnPath: string; readonly query: URLSearchParams },
): Promise<JourneyEnd> {
  const state = about.query.get('state') ?? '';
  const flow = await takeFlow(deps.db, onceHash(state), caller.device);
  const lost = { jump: '/', language: defaultLanguage, isConnecting: false, outcome: fail('identity_failed') };
  if (flow === null || deps.identity === undefined) return lost;
  const { jump, language, accountId, nonce, verifier } = flow;
  const end = { jump, language, isConnecting: accountId !== null };
  const address = `${deps.originOf(caller.host)}${about.returnPath}?${about.query}`;
  const identity = await deps.identity.finish(address, { state, nonce, verifier });
  if (identity === null) return { ...end, outcome: fail('identity_failed') };
  const { issuer } = deps.identity;
  const outcome =
    accountId === null
      ? await enter(deps, { ...caller, language }, issuer, identity)
      : await connect(deps, caller, { issuer, identity, accountId });
  return { ...end, outcome };
}

function enter(
  deps: Deps,
  caller: Caller,
  issuer: IdentityProvider['issuer'],
  identity: ForeignIdentity,
): Promise<Result<SignedInAs>> {
  return deps.db.transaction(
    async (tx): Promise<Result<SignedInAs>> => {
      const account = await accountFor(deps, tx, caller, issuer, identity);
      if (!account.ok) return account;
      if (await isBlocked(tx, account.value)) return fail('forbidden');
      const token = await openSession(deps, tx, caller, account.value, { way: 'google' });
      // Their sessions end with this, the one the visitor came with among them.
      if (identity.email !== null && identity.isEmailProved) await takeOverGuests(tx, identity.email, account.value);
      return ok({ kind: 'member', accountId: account.value, token });
    },
    { cause: 'sign-in with Google' },
  );
}

async function accountFor(
  deps: Deps,
  tx: Queryable,
  { language, currency, host }: Caller,
  issuer: string,
  { subject, name, email, isEmailProved }: ForeignIdentity,
): Promise<Result<string>> {
  const known = await accountOfIdentity(tx, issuer, subject);
  if (known !== null) return ok(known);
  if (email !== null && isEmailProved && (await isTaken(tx, email))) return fail('email_taken');
  const id = deps.ids.uuid();
  await insertMember(tx, { id, name, email, isEmailProved, language, currency, host });
  await connectIdentity(tx, { issuer, subject, accountId: id, email });
  return ok(id);
}

/** Whether an account has verified the address, or gave it up and can still have it back. */
async function isTaken(tx: Queryable, email: string): Promise<boolean> {
  return (await accountOfFactor(tx, email)) !== null || (await reservation(tx, email, null)) !== null;
}

/** Only the member who began it, and still signed in as the same. */
async function connect(
  deps: Deps,
  caller: Caller,
  about: { readonly issuer: string; readonly identity: ForeignIdentity; readonly accountId: string },
): Promise<Result<null>> {
  const member = callingMember(caller);
  if (!member.ok) return member;
  if (member.value.id !== about.accountId) return fail('identity_failed');
  const { issuer, accountId, identity } = about;
  return changeAccount(
    deps,
    caller,
    { cause: 'Google connected', endsOthers: false },
    async (tx): Promise<Result<null>> => {
      const { subject, email } = identity;
      return (await connectIdentity(tx, { issuer, subject, accountId, email })) ? ok(null) : fail('identity_taken');
    },
  );
}
