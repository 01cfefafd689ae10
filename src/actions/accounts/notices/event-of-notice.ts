import { eventOfToken } from '#src/actions/accounts/notices/event-of-token.ts';
import type { Caller, Deps } from '#src/actions/deps.ts';
import { noticeOfSubject, type NoticeLink } from '#src/domain/accounts/account-event.ts';
import { passFor } from '#src/domain/shared/tokens/link-pass.ts';

/** Identifies a notice: by the token of its link, or by the cookie that the link was exchanged for. */
export type NoticeReference = { readonly token?: string; readonly notice?: string };

/** Returns the event of a notice, by token or opened by a link in this browser; null when there is none. */
export function eventOfNotice(
  deps: Pick<Deps, 'secrets'>,
  { passes }: Pick<Caller, 'passes'>,
  { token, notice }: NoticeReference,
): NoticeLink | null {
  if (token !== undefined) return eventOfToken(deps, token);
  return notice === undefined || passFor(passes, 'notice', notice) === undefined ? null : noticeOfSubject(notice);
}
