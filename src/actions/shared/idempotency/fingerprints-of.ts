import type { Deps } from '#src/actions/deps.ts';
import { textDigest } from '#src/actions/shared/idempotency/text-digest.ts';
import { keyedHash } from '#src/adapters/keyed-hashes.ts';
import { canonical } from '#src/domain/checkout/canonical.ts';
import type { ClaimedCall } from '#src/store/shared/outbox/idempotency.store.ts';

/**
 * Returns the keyed fingerprint of facts, and those that were stored for the same facts before: under former secrets, and
 * without a key, as `digest` hashes them. The facts are written out once for all of them.
 */
export function fingerprintsOf(
  { secrets }: Pick<Deps, 'secrets'>,
  facts: unknown,
): Pick<ClaimedCall, 'fingerprint' | 'former'> {
  const text = canonical(facts);
  const { voucher, formerVouchers = [] } = secrets;
  return {
    fingerprint: keyedHash('call', voucher, text),
    former: () => [...formerVouchers.map((secret) => keyedHash('call', secret, text)), textDigest(text)],
  };
}
