import { deviceKey } from '#src/actions/marketing/phone-coupons/device-key.ts';
import { isRunning } from '#src/actions/marketing/referral/is-running.ts';
import { shortCodeFor } from '#src/actions/marketing/short-links/short-code-for.ts';
import type { Caller, Deps } from '#src/actions/deps.ts';
import { fail, ok, type Result } from '#src/domain/failure.ts';
import { profileOf } from '#src/store/accounts/accounts.store.ts';
import { inviteOf } from '#src/store/marketing/referral/referral-invites.store.ts';
import { findOffer } from '#src/store/catalogue/offers/referral-offers.store.ts';

/** The length in bytes of an unguessable key (T-25): 128 random bits. */
export const keyBytes = 16;

export type OwnInvite = { readonly key: string; readonly shortCode: string };

/** Gives members their own link to an event: always the same one. */
export async function openInvite(deps: Deps, caller: Caller, eventId: number): Promise<Result<OwnInvite>> {
  const offer = await findOffer(deps.db, eventId);
  if (offer?.definition.kind !== 'event') return fail('not_found');
  if (caller.account?.kind !== 'member') return fail('sign_in_required');
  const running = isRunning(offer);
  if (!running.ok) return running;
  const inviterId = caller.account.id;
  const profile = await profileOf(deps.db, inviterId);
  if (profile === null || profile.phone === null) return fail('referral_phone_needed');
  return deps.db.transaction(
    async (tx): Promise<Result<OwnInvite>> => {
      const key = await inviteOf(tx, {
        id: deps.ids.uuid(),
        key: deps.ids.token(keyBytes),
        offerId: offer.id,
        inviterId,
        deviceKey: deviceKey(deps, caller),
      });
      const target = { kind: 'referral_event', id: offer.id, invite: key } as const;
      return ok({ key, shortCode: await shortCodeFor(deps, tx, inviterId, target) });
    },
    { cause: 'referral link requested' },
  );
}
