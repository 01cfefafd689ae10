import { get, post, postOnce } from '#src/contract/endpoint.ts';
import type { ProductCard } from '#src/contract/catalogue/catalogue.ts';
import type { WireMoney, WireText } from '#src/contract/wire.ts';
import type { JoinState, RewardRefusal, TaskState } from '#src/domain/marketing/referral/referral.ts';

type TaskKind = 'group' | 'secret_price';

/** Invitations, groups that fill and prices that fall (spec §2; paths by RU-17). */
export const referralEndpoints = {
  referralEvent: get<{ id: number; invite?: string | undefined }, ReferralEventAnswer>('/v1/promosrv/referral/event'),
  openInvite: post<{ event_id: number }, InviteLink>('/v1/promosrv/referral/invites'),
  joinInvite: postOnce<{ event_id: number; invite: string }, null>('/v1/promosrv/referral/joins'),
  referralRecord: get<Record<never, never>, ReferralRecordAnswer>('/v1/promosrv/referral/record'),
  referralTask: get<{ kind: TaskKind; key: string }, ReferralTaskAnswer>('/v1/promosrv/referral/task'),
  startTask: post<{ slug: string }, { readonly key: string }>('/v1/promosrv/referral/tasks'),
  joinTask: post<{ kind: TaskKind; key: string }, null>('/v1/promosrv/referral/tasks/join'),
  takePrice: post<{ key: string }, null>('/v1/promosrv/referral/tasks/take_price'),
} as const;

/** An offer as every page shows it. */
export type OfferView = {
  readonly id: number;
  readonly slug: string;
  readonly kind: 'event' | TaskKind;
  readonly title: WireText;
  readonly text: WireText;
  readonly terms: readonly WireText[];
  readonly phase: 'coming' | 'open' | 'over';
  /** ISO 8601 in UTC. */
  readonly endsAt: string;
};

export type InviterRewardView =
  | { readonly kind: 'coupon'; readonly title: WireText }
  | { readonly kind: 'credits'; readonly amount: WireMoney };

/** A link of one's own: the key in it, and the short address to send. */
export type InviteLink = { readonly invite: string; readonly link: string };

export type ReferralEventAnswer = OfferView & {
  readonly invited: WireText;
  readonly inviter: InviterRewardView;
  /** The caller's own link; null while there is none. */
  readonly own: InviteLink | null;
  /** Who invites the caller: no more than the first letter of a name, null when there is no name. Null without a link. */
  readonly invitation: { readonly letter: string | null } | null;
  readonly hasJoined: boolean;
  /** Whether the caller has an account, and may take part. */
  readonly isMember: boolean;
};

export type ReferralRecordAnswer = {
  readonly totals: { readonly joined: number; readonly earned: number; readonly waiting: number };
  readonly joins: readonly {
    readonly eventId: number;
    readonly title: WireText;
    readonly letter: string | null;
    readonly state: JoinState;
    /** Why there is no reward; null when there is or may be one. */
    readonly refusal: RewardRefusal | null;
    readonly joinedAt: string;
    readonly settledAt: string | null;
    readonly reward: InviterRewardView;
  }[];
  readonly tasks: readonly (TaskFacts & { readonly kind: TaskKind; readonly title: WireText })[];
  readonly offers: readonly OfferView[];
};

export type TaskFacts = {
  readonly key: string;
  readonly state: TaskState;
  readonly needed: number;
  readonly joined: number;
  /** ISO 8601 in UTC. */
  readonly expiresAt: string;
};

export type ReferralTaskAnswer = OfferView & {
  readonly people: number;
  readonly hours: number;
  /** What a group's people get; null for a falling price. */
  readonly reward: WireText | null;
  readonly isMember: boolean;
  /** Null for the offer itself, of which nobody has opened a task here. */
  readonly task:
    | (TaskFacts & {
        readonly letters: readonly (string | null)[];
        readonly isMine: boolean;
        readonly isIn: boolean;
        readonly link: string;
      })
    | null;
  /** Of a falling price, in the place's own currency; null for a group. */
  readonly price: {
    readonly card: ProductCard | null;
    readonly start: WireMoney;
    readonly now: WireMoney;
    readonly floor: WireMoney;
    readonly step: WireMoney;
    /** Helpers from which on it can be had. */
    readonly threshold: number;
    readonly buyHours: number;
  } | null;
};
