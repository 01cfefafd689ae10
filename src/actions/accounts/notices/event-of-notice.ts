import { eventOfToken } from '#src/actions/accounts/notices/event-of-token.ts';
import type { Caller, Deps } from '#src/actions/deps.ts';
import { noticeOfSubject, type NoticeLink } from '#src/domain/accounts/account-event.ts';
import { passFor } from '#src/domain/shared/tokens/link-pass.ts';

/** How a caller names a notice: by the token of its link, or by a pass that the link was exchanged for. */
export type NoticeReference = { readonly token?: string; readonly notice?: string };

/** The notice of a token, or the one named that a link has opened in this browser; null when there is none. */
export function eventOfNotice(
  deps: Pick<Deps, 'secrets'>,
  { passes }: Pick<Caller, 'passes'>,
  { token, notice }: NoticeReference,
): NoticeLink | null {
  if (token !== undefined) return eventOfToken(deps, token);
  return notice === undefined || passFor(passes, 'notice', notice) === undefined ? null : noticeOfSubject(notice);
}
