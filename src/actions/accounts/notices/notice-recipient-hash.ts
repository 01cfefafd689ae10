import type { Deps } from '#src/actions/deps.ts';
import { keyedHash } from '#src/adapters/keyed-hashes.ts';

/** What a link says of the email or number that its notice went to; it names nobody without the key. */
export function noticeRecipientHash({ secrets }: Pick<Deps, 'secrets'>, recipient: string): string {
  const text = `recipient\n${recipient.toLowerCase()}`;
  return keyedHash('account_event', secrets.voucher, text).subarray(0, 8).toString('hex');
}
