import { addressHash } from '#src/actions/shared/signatures/address-hash.ts';
import { underEachSecret } from '#src/actions/shared/signatures/under-each-secret.ts';
import type { Deps } from '#src/actions/deps.ts';

/** Under which hashes an address may be stored: that of today, and those of secrets that are still accepted. */
export function addressHashes(deps: Pick<Deps, 'secrets'>, address: string): readonly Buffer[] {
  return underEachSecret(deps).map((keyed) => addressHash(keyed, address));
}
