import {
  createdPasskey,
  namedPasskey,
  passkeyCreation,
  passkeyRequest,
  usedPasskey,
} from '#src/adapters/passkeys.webauthn.ts';
import { onceHash } from '#src/adapters/sign-in-hashes.ts';
import { guessLimits } from '#src/actions/account/check-code.ts';
import { openSession, type SignedInAs } from '#src/actions/account/open-session.ts';
import { provedMember } from '#src/actions/account/proved-member.ts';
import type { Caller, Deps } from '#src/actions/deps.ts';
import { fail, ok, type Result } from '#src/domain/failure.ts';
import { waysLeft } from '#src/domain/people/identity-provider.ts';
import { lockWays } from '#src/store/account-ways.store.ts';
import { isBlocked, profileOf } from '#src/store/accounts.store.ts';
import {
  deletePasskey,
  insertPasskey,
  insertPasskeyChallenge,
  passkeyOf,
  passkeysOf,
  takePasskeyChallenge,
  usePasskey,
} from '#src/store/passkeys.store.ts';

const challengeSeconds = 300;
const mostPasskeys = 10;

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
  await keepChallenge(deps, caller, challenge, id);
  return ok({ options });
}

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
    isOurs: (challenge) => isOurs(deps, caller, challenge, accountId),
  });
  if (made === null) return fail('passkey_refused', { field: 'credential' });
  const { id, publicKey, signCount, transports } = made;
  return deps.db.transaction(
    async (tx): Promise<Result<{ readonly added: true }>> => {
      await lockWays(tx, accountId);
      const key = { id, accountId, publicKey, signCount: BigInt(signCount), transports };
      const isNew = await insertPasskey(tx, key, { name: caller.agent, most: mostPasskeys });
      return isNew ? ok({ added: true }) : fail('passkeys_full');
    },
    { cause: 'passkey added' },
  );
}

/** Removes a passkey, unless it is the only way in. */
export async function removePasskey(
  deps: Deps,
  caller: Caller,
  id: string,
): Promise<Result<{ readonly removed: true }>> {
  const member = await provedMember(deps, caller);
  if (!member.ok) return member;
  return deps.db.transaction(
    async (tx): Promise<Result<{ readonly removed: true }>> => {
      const ways = await lockWays(tx, member.value.id);
      if (ways === null) return fail('not_found', { field: 'passkey' });
      if (!(await deletePasskey(tx, member.value.id, id))) return fail('not_found', { field: 'passkey' });
      return waysLeft(ways) < 2 ? fail('last_way_in') : ok({ removed: true });
    },
    { cause: 'passkey removed' },
  );
}

/** What the browser needs to sign in with a passkey of ours, whosever it is. */
export async function requestPasskey(deps: Deps, caller: Caller): Promise<Result<{ readonly options: string }>> {
  const limited = await guessLimits(deps, caller);
  if (!limited.ok) return limited;
  const { options, challenge } = await passkeyRequest({ origin: deps.originOf(caller.host) });
  await keepChallenge(deps, caller, challenge, null);
  return ok({ options });
}

/** Signs in with what a passkey has signed: the challenge of this device, once. A key that nobody has gets the same answer. */
export async function signInByPasskey(deps: Deps, caller: Caller, credential: string): Promise<Result<SignedInAs>> {
  const limited = await guessLimits(deps, caller);
  if (!limited.ok) return limited;
  const id = namedPasskey(credential);
  const key = id === null ? null : await passkeyOf(deps.db, id);
  if (key === null) return fail('passkey_refused', { field: 'credential' });
  const count = await usedPasskey(
    credential,
    { id: key.id, publicKey: key.publicKey, signCount: Number(key.signCount) },
    { origin: deps.originOf(caller.host), isOurs: (challenge) => isOurs(deps, caller, challenge, null) },
  );
  if (count === null) return fail('passkey_refused', { field: 'credential' });
  return deps.db.transaction(
    async (tx): Promise<Result<SignedInAs>> => {
      if (!(await usePasskey(tx, key.id, count))) return fail('passkey_refused', { field: 'credential' });
      if (await isBlocked(tx, key.accountId)) return fail('forbidden');
      const token = await openSession(deps, tx, caller, key.accountId, 'passkey');
      return ok({ kind: 'member', accountId: key.accountId, token });
    },
    { cause: 'sign-in with a passkey' },
  );
}

function keepChallenge(deps: Deps, { device }: Caller, challenge: string, accountId: string | null): Promise<void> {
  return insertPasskeyChallenge(deps.db, { hash: onceHash(challenge), device, accountId, seconds: challengeSeconds });
}

function isOurs(deps: Deps, { device }: Caller, challenge: string, accountId: string | null): Promise<boolean> {
  return takePasskeyChallenge(deps.db, { hash: onceHash(challenge), device, accountId });
}
