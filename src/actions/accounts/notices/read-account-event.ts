import { eventOfNotice, type NoticeReference } from '#src/actions/accounts/notices/event-of-notice.ts';
import { noticedEvent } from '#src/actions/accounts/notices/noticed-event.ts';
import type { Caller, Deps } from '#src/actions/deps.ts';
import { fail, ok, type Result } from '#src/domain/failure.ts';
import { noticeSubject } from '#src/domain/accounts/account-event.ts';
import type { AccountEvent } from '#src/store/accounts/account-events.store.ts';

/** What the link of a security notice leads to; nothing changes by looking at it. */
export async function readAccountEvent(
  deps: Deps,
  caller: Pick<Caller, 'passes'>,
  requested: NoticeReference,
): Promise<Result<Omit<AccountEvent, 'id' | 'accountId'> & { readonly notice: string }>> {
  const link = eventOfNotice(deps, caller, requested);
  const event = link === null ? null : await noticedEvent(deps, deps.db, link);
  if (link === null || event === null) return fail('not_found');
  const { kind, at, agent, network, state } = event;
  return ok({ notice: noticeSubject(link), kind, at, agent, network, state });
}
