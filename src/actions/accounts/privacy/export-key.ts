import type { Deps } from '#src/actions/deps.ts';
import { keyedHash } from '#src/adapters/keyed-hashes.ts';

/** What opens a copy of somebody's data, as long as the copy is there: a signature of its id. */
export function exportKey({ secrets }: Pick<Deps, 'secrets'>, id: string): string {
  const signature = keyedHash('data_export', secrets.voucher, id).subarray(0, 24);
  return signature.toString('base64url');
}
