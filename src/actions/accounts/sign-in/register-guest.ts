import { firstReached } from '#src/adapters/limits.ts';
import { openSession, type SignedInAs } from '#src/actions/accounts/sessions/open-session.ts';
import { fingerprintsOf } from '#src/actions/shared/idempotency/fingerprints-of.ts';
import type { Caller, Deps } from '#src/actions/deps.ts';
import { fail, ok, type Result } from '#src/domain/failure.ts';
import { isEmail } from '#src/domain/shared/text/email.ts';
import { checkName } from '#src/domain/shared/text/name.ts';
import { insertGuest, updateGuest } from '#src/store/accounts/accounts.store.ts';
import type { Queryable } from '#src/store/shared/database/db.ts';
import { claimCall, finishCall, type ClaimedCall } from '#src/store/shared/outbox/idempotency.store.ts';

type Guest = { readonly name: string; readonly email: string };

/**
 * Lets a person buy without an account. A guest never reaches an existing account, whatever address they
 * names (T-34): each registration is a new one, and repeating it with its key gives the same again. Who is a guest
 * already changes their own entries; a member stays a member.
 */
export async function registerGuest(
  deps: Deps,
  caller: Caller,
  input: { readonly name: string; readonly email: string; readonly idempotencyKey: string },
): Promise<Result<SignedInAs>> {
  const read = checkName(input.name, 'name');
  if (!read.ok) return read;
  const name = read.value;
  const email = input.email.trim();
  if (!isEmail(email)) return fail('email_invalid', { field: 'email' });
  if (caller.account !== null) {
    if (caller.account.kind === 'guest') await updateGuest(deps.db, caller.account.id, name, email);
    return ok({ kind: caller.account.kind, accountId: caller.account.id, token: null });
  }
  const reached = await firstReached(deps.db, [
    { name: 'guest-device', key: caller.device, points: 10, seconds: 3600 },
    { name: 'guest-network', key: caller.network, points: 120, seconds: 3600 },
  ]);
  if (reached !== null) return fail('too_many_requests', { facts: { seconds: reached.seconds } });
  return deps.db.transaction((tx) => registerOnce(deps, tx, caller, { name, email }, input.idempotencyKey), {
    cause: 'guest registered',
  });
}

async function registerOnce(
  deps: Deps,
  tx: Queryable,
  caller: Caller,
  guest: Guest,
  key: string,
): Promise<Result<SignedInAs>> {
  const call: ClaimedCall = { scope: `guest ${caller.device}`, key, ...fingerprintsOf(deps, guest) };
  const claim = await claimCall(tx, call);
  if (claim.kind === 'reused') return fail('idempotency_key_reused');
  if (claim.kind === 'running') return fail('still_running');
  const account = claim.kind === 'finished' ? accountOf(claim.body) : deps.ids.uuid();
  const { language, currency, host } = caller;
  // What is written waits for nothing of each other but its order.
  const written =
    claim.kind === 'mine'
      ? [insertGuest(tx, { id: account, ...guest, language, currency, host }), finishCall(tx, call, 200, { account })]
      : [];
  const [token] = await Promise.all([openSession(deps, tx, caller, account, { way: 'guest' }), ...written]);
  return ok({ kind: 'guest', accountId: account, token });
}

/** The session's token is not stored, so that a repetition gets a new session of the same account. */
function accountOf(body: unknown): string {
  if (typeof body === 'object' && body !== null && 'account' in body && typeof body.account === 'string')
    return body.account;
  throw new Error('the stored response to a guest contains no account');
}
