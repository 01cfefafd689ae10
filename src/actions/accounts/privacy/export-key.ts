import type { Deps } from '#src/actions/deps.ts';
import { keyedHash } from '#src/adapters/keyed-hashes.ts';

/** The key of a data export, valid as long as the export exists: a signature of its id. */
export function exportKey({ secrets }: Pick<Deps, 'secrets'>, id: string): string {
  const signature = keyedHash('data_export', secrets.voucher, id).subarray(0, 24);
  return signature.toString('base64url');
}
