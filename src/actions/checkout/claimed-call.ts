import { digest } from '#src/actions/checkout/digest.ts';
import type { ClaimedCall } from '#src/store/idempotency.store.ts';

/** A call that carries an `Idempotency-Key`: who calls what, under which key, with which body (threat model §4.4). */
export function claimedCall(accountId: string, verb: string, key: string, body: unknown): ClaimedCall {
  return { scope: `account:${accountId} ${verb}`, key, fingerprint: digest({ accountId, verb, body }) };
}
