import type { Names } from '#src/domain/catalogue/destination.ts';
import type { CurrencyCode } from '#src/domain/shared/money/currency.ts';
import type { CouponDefinition } from '#src/domain/marketing/coupons/coupon.ts';

/** A coupon made for one person, good for so many days from then. */
export type PersonalCoupon = CouponDefinition & { readonly validDays: number };

/** What an inviter gets: a coupon, or credits in their own currency that expire after so many days. */
export type InviterReward =
  | { readonly kind: 'coupon'; readonly coupon: PersonalCoupon }
  | { readonly kind: 'credits'; readonly amount: string; readonly currency: CurrencyCode; readonly validDays: number };

type Common = { readonly titles: Names; readonly texts: Names; readonly terms: readonly Names[] };

/**
 * An invitation (spec §2 `/referralcoupon/specialevent/`): the invited has a coupon at once, the inviter a reward after
 * the trip.
 */
export type InviteEvent = Common & {
  readonly kind: 'event';
  readonly invited: PersonalCoupon;
  readonly inviter: InviterReward;
  /** Only for those who have never bought anything. */
  readonly newOnly: boolean;
  /** How many people one inviter may bring, and how many rewards they may receive. */
  readonly mostInvited: number;
  readonly mostRewards: number;
};

/** A group (spec §2 `/referralcoupon/group/`): when it is full in time, each of its people has the coupon. */
export type GroupOffer = Common & {
  readonly kind: 'group';
  /** Who starts it counts. */
  readonly people: number;
  readonly hours: number;
  readonly reward: PersonalCoupon;
};

/** A price that helpers lower step by step (spec §2 `/community/secretprice/`), in major units of its currency. */
export type SecretPriceOffer = Common & {
  readonly kind: 'secret_price';
  readonly productId: number;
  readonly currency: CurrencyCode;
  readonly start: string;
  readonly step: string;
  /** Helpers that bring the price to its floor, and those from which on it can be had. */
  readonly helpers: number;
  readonly threshold: number;
  readonly hours: number;
  /** How long who has reached a price may buy at it. */
  readonly buyHours: number;
};

export type ReferralDefinition = InviteEvent | GroupOffer | SecretPriceOffer;

/** An offer as a catalogue file writes it. */
export type ReferralEntry = {
  readonly id: number;
  readonly slug: string;
  /** ISO 8601 in UTC; the end is not in it. */
  readonly begins: string;
  readonly ends: string;
  readonly definition: ReferralDefinition;
};

/** Why an inviter has no reward for an invitee, in codes of a closed list. */
export type RewardRefusal = 'same_payer' | 'cap' | 'restricted';

/** How far an invitation has come. */
export type JoinState = 'joined' | 'earned' | 'refused' | 'reversed';

/** The state of a task. */
export type TaskState = 'open' | 'complete' | 'expired';

/** What of an offer's coupon makes the coupon itself, and for how long. */
export function couponOf({ validDays, ...definition }: PersonalCoupon): {
  readonly definition: CouponDefinition;
  readonly hours: number;
} {
  return { definition, hours: validDays * 24 };
}
