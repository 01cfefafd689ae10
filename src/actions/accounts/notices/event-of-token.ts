import { signedNotice } from '#src/actions/accounts/notices/signed-notice.ts';
import { isSignedUnderAny } from '#src/actions/shared/signatures/is-signed-under-any.ts';
import type { Deps } from '#src/actions/deps.ts';
import { noticeOfSubject, type NoticeLink } from '#src/domain/accounts/account-event.ts';

/** What a token names; null when we did not sign it. */
export function eventOfToken(deps: Pick<Deps, 'secrets'>, token: string): NoticeLink | null {
  const link = noticeOfSubject(Buffer.from(token.split('.', 1)[0] ?? '', 'base64url').toString('hex'));
  return link !== null && isSignedUnderAny(deps, token, (keyed) => signedNotice(keyed, link)) ? link : null;
}
