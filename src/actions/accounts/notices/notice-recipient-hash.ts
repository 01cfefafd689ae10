import type { Deps } from '#src/actions/deps.ts';
import { keyedHash } from '#src/adapters/keyed-hashes.ts';

/** Returns the keyed hash of the email or number that a notice went to; without the key it identifies no one. */
export function noticeRecipientHash({ secrets }: Pick<Deps, 'secrets'>, recipient: string): string {
  const text = `recipient\n${recipient.toLowerCase()}`;
  return keyedHash('account_event', secrets.voucher, text).subarray(0, 8).toString('hex');
}
