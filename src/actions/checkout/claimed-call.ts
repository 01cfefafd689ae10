import { createHash } from 'node:crypto';

import { canonical } from '#src/domain/booking/canonical.ts';
import type { ClaimedCall } from '#src/store/idempotency.store.ts';

/** SHA-256 of equal facts, whatever the order of their keys. */
export function digest(facts: unknown): Buffer {
  return createHash('sha256').update(canonical(facts)).digest();
}

/** A call that carries an `Idempotency-Key`: who calls what, under which key, with which body (threat model §4.4). */
export function claimedCall(accountId: string, verb: string, key: string, body: unknown): ClaimedCall {
  return { scope: `account:${accountId} ${verb}`, key, fingerprint: digest({ accountId, verb, body }) };
}
