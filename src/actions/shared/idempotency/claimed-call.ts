import { fingerprintsOf } from '#src/actions/shared/idempotency/fingerprints-of.ts';
import type { Deps } from '#src/actions/deps.ts';
import type { ClaimedCall } from '#src/store/shared/outbox/idempotency.store.ts';

/**
 * A call that carries an `Idempotency-Key`: who calls what, under which key, with which body (threat model §4.4). Bodies
 * name people and codes that can be guessed, so that their fingerprint is keyed; one that was stored under a former
 * secret, or before there was a key, still counts as the same.
 */
export function claimedCall(
  { secrets }: Pick<Deps, 'secrets'>,
  accountId: string,
  verb: string,
  key: string,
  body: unknown,
): ClaimedCall {
  return { scope: `account:${accountId} ${verb}`, key, ...fingerprintsOf({ secrets }, { accountId, verb, body }) };
}
