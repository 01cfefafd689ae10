import { signedNotice } from '#src/actions/account/signed-notice.ts';
import { isSignedUnderAny } from '#src/actions/orders/is-signed-under-any.ts';
import type { Deps } from '#src/actions/deps.ts';
import { noticeOfSubject, type NoticeLink } from '#src/domain/people/account-event.ts';

/** What a token names; null when we did not sign it. */
export function eventOfToken(deps: Pick<Deps, 'secrets'>, token: string): NoticeLink | null {
  const [id = '', recipient = ''] = token.split('.', 2).map((part) => Buffer.from(part, 'base64url').toString('hex'));
  const link = noticeOfSubject(id + recipient);
  if (link === null) return null;
  return isSignedUnderAny(deps, token, (keyed) => signedNotice(keyed, link.event, link.recipient)) ? link : null;
}
