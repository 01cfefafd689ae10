import { fail, ok, type Result } from '#src/domain/failure.ts';
import type { RewardRefusal } from '#src/domain/marketing/referral/referral.ts';

/** What is known of a person who requests to take part, read in the transaction that admits them. */
export type Comer = {
  readonly isMember: boolean;
  readonly hasPhone: boolean;
  /** It is the person's own invitation or task. */
  readonly isOwn: boolean;
  /** It was made on this very device. */
  readonly isOwnersDevice: boolean;
  /** Took part in this offer before. */
  readonly accountUsed: boolean;
  readonly phoneUsed: boolean;
  readonly deviceUsed: boolean;
  /** The person brought the one who invites them now. */
  readonly isCircle: boolean;
  readonly isFirst: boolean;
};

export type ReferralRefusal =
  | 'sign_in_required'
  | 'referral_phone_needed'
  | 'referral_self'
  | 'referral_device'
  | 'referral_phone'
  | 'referral_joined'
  | 'referral_circle'
  | 'referral_not_new';

/**
 * Whether a person may take part (T-25): not by their own link, not on the device that made it, and once for an
 * account, a phone number and a device. Unique indexes hold the same against two at once.
 */
export function mayTakePart(comer: Comer, about: { readonly newOnly: boolean }): Result<null, ReferralRefusal> {
  if (!comer.isMember) return fail('sign_in_required');
  if (!comer.hasPhone) return fail('referral_phone_needed');
  if (comer.isOwn) return fail('referral_self');
  if (comer.accountUsed) return fail('referral_joined');
  if (comer.phoneUsed) return fail('referral_phone');
  if (comer.isOwnersDevice || comer.deviceUsed) return fail('referral_device');
  if (comer.isCircle) return fail('referral_circle');
  if (about.newOnly && !comer.isFirst) return fail('referral_not_new');
  return ok(null);
}

/** What is known when the trip of an invited person is over. */
export type TripFacts = {
  /** The inviter has paid with the same card, or under the same address. */
  readonly samePayer: boolean;
  readonly rewardsSoFar: number;
  /** The inviter's account was blocked meanwhile. */
  readonly isBlocked: boolean;
};

/** Why an inviter gets no reward for a trip; null when one is due. */
export function rewardRefusal(facts: TripFacts, about: { readonly mostRewards: number }): RewardRefusal | null {
  if (facts.isBlocked) return 'restricted';
  if (facts.samePayer) return 'same_payer';
  return facts.rewardsSoFar >= about.mostRewards ? 'cap' : null;
}
