import { joinInvite } from '#src/actions/marketing/referral/join-invite.ts';
import { joinTask } from '#src/actions/marketing/tasks/join-task.ts';
import { openInvite } from '#src/actions/marketing/referral/open-invite.ts';
import { readEvent } from '#src/actions/marketing/referral/read-event.ts';
import { readRecord } from '#src/actions/marketing/referral/read-record.ts';
import { readTask } from '#src/actions/marketing/tasks/read-task.ts';
import { startTask } from '#src/actions/marketing/tasks/start-task.ts';
import { takePrice } from '#src/actions/marketing/tasks/take-price.ts';
import type { Caller, Deps } from '#src/actions/deps.ts';
import { eventAnswer, recordAnswer, shortAddress, taskAnswer, type Reader } from '#src/api/marketing/referral-views.ts';
import { route, type Route } from '#src/api/route.ts';
import { referralEndpoints } from '#src/contract/marketing/referral/referral.ts';
import { ok } from '#src/domain/failure.ts';

/** Invitations, groups that fill and prices that fall (spec §2). */
export const referralRoutes: readonly Route[] = [
  route(referralEndpoints.referralEvent, async (deps, { caller, input }) => {
    const found = await readEvent(deps, caller, { id: input.id, invite: input.invite ?? null });
    return found.ok ? ok(eventAnswer(found.value, readerOf(deps, caller))) : found;
  }),
  route(referralEndpoints.openInvite, async (deps, { caller, input }) => {
    const own = await openInvite(deps, caller, input.event_id);
    if (!own.ok) return own;
    return ok({ invite: own.value.key, link: shortAddress(readerOf(deps, caller), own.value.shortCode) });
  }),
  route(referralEndpoints.joinInvite, (deps, { caller, input, idempotencyKey }) =>
    joinInvite(deps, caller, idempotencyKey, { eventId: input.event_id, invite: input.invite }),
  ),
  route(referralEndpoints.referralRecord, async (deps, { caller }) => {
    const record = await readRecord(deps, caller);
    return record.ok ? ok(recordAnswer(record.value, caller.language)) : record;
  }),
  route(referralEndpoints.referralTask, async (deps, { caller, input }) => {
    const found = await readTask(deps, caller, input);
    return found.ok ? ok(taskAnswer(found.value, readerOf(deps, caller))) : found;
  }),
  route(referralEndpoints.startTask, (deps, { caller, input }) => startTask(deps, caller, input.slug)),
  route(referralEndpoints.joinTask, (deps, { caller, input }) => joinTask(deps, caller, input)),
  route(referralEndpoints.takePrice, (deps, { caller, input }) => takePrice(deps, caller, input.key)),
];

function readerOf({ originOf }: Pick<Deps, 'originOf'>, { language, host, account }: Caller): Reader {
  return { language, origin: originOf(host), isMember: account?.kind === 'member' };
}
