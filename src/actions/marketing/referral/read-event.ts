import { shortCodeFor } from '#src/actions/marketing/short-links/short-code-for.ts';
import type { Caller, Deps } from '#src/actions/deps.ts';
import { fail, ok, type Result } from '#src/domain/failure.ts';
import type { InviteEvent } from '#src/domain/marketing/referral/referral.ts';
import {
  findInvite,
  findOwnInvite,
  usesOfEvent,
  type InviteRow,
} from '#src/store/marketing/referral/referral-invites.store.ts';
import { findOffer, type OfferRow } from '#src/store/catalogue/offers/referral-offers.store.ts';
import type { OwnInvite } from '#src/actions/marketing/referral/open-invite.ts';
import { comerOf } from '#src/actions/marketing/referral/comer-of.ts';

export type EventView = {
  readonly offer: OfferRow;
  readonly definition: InviteEvent;
  /** The caller's own link; null while there is none. */
  readonly own: OwnInvite | null;
  /** Who invites the caller; null without a valid link. */
  readonly inviter: Pick<InviteRow, 'key' | 'letter'> | null;
  readonly hasJoined: boolean;
};

/** An event, the caller's own link to it and who invites them. An unknown key counts as none (T-25). */
export async function readEvent(
  deps: Deps,
  caller: Caller,
  { id, invite }: { readonly id: number; readonly invite: string | null },
): Promise<Result<EventView>> {
  const offer = await findOffer(deps.db, id);
  if (offer?.definition.kind !== 'event') return fail('not_found');
  const inviter = invite === null ? null : await findInvite(deps.db, id, invite);
  const accountId = caller.account?.kind === 'member' ? caller.account.id : null;
  const mine = accountId === null ? null : await findOwnInvite(deps.db, id, accountId);
  const comer = await comerOf(deps, deps.db, caller);
  const uses = comer === null ? null : await usesOfEvent(deps.db, id, comer, comer.accountId);
  return ok({
    offer,
    definition: offer.definition,
    own: mine === null ? null : { key: mine.key, shortCode: await shortCodeOf(deps, mine) },
    inviter: inviter === null || inviter.inviterId === accountId ? null : inviter,
    hasJoined: uses?.accountUsed ?? false,
  });
}

function shortCodeOf(deps: Deps, { inviterId, offerId, key }: InviteRow): Promise<string> {
  const target = { kind: 'referral_event', id: offerId, invite: key } as const;
  return shortCodeFor(deps, deps.db, inviterId, target);
}
