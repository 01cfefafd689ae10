import type { Deps } from '#src/actions/deps.ts';
import { keyedHash } from '#src/adapters/keyed-hashes.ts';
import { noticeSubject, type NoticeLink } from '#src/domain/accounts/account-event.ts';

/** Returns the token of a security notice: what its link names, signed. */
export function signedNotice({ secrets }: Pick<Deps, 'secrets'>, link: NoticeLink): string {
  const text = Buffer.from(noticeSubject(link), 'hex').toString('base64url');
  return `${text}.${keyedHash('account_event', secrets.voucher, text).subarray(0, 16).toString('base64url')}`;
}
