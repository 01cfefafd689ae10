import { defineEndpoint } from '#src/contract/endpoint.ts';
import { referralSchemas } from '#src/contract/marketing/referral/referral.schema.ts';
import { referralAnswers } from '#src/contract/marketing/referral/referral-answers.schema.ts';
import type { ProductCard } from '#src/contract/catalogue/catalogue.ts';
import type { WireMoney, WireText } from '#src/contract/wire.ts';
import type { JoinState, RewardRefusal, TaskState } from '#src/domain/marketing/referral/referral.ts';

type TaskKind = 'group' | 'secret_price';

/** Invitations, groups that fill and prices that fall (spec §2; paths by RU-17). */
export const referralEndpoints = {
  referralEvent: defineEndpoint({
    method: 'GET',
    path: '/v1/promosrv/referral/event',
    summary: 'An event, the caller’s own link to it, and who invites them.',
    example: { id: '1', invite: 'pV2mQ8sT4xW6yZ0aB3cD5e' },
    auth: 'everyone',
    input: referralSchemas.referralEvent,
    output: referralAnswers.referralEvent,
  }),
  openInvite: defineEndpoint({
    method: 'POST',
    path: '/v1/promosrv/referral/invites',
    summary: 'Gives members their own link; always the same one.',
    example: { event_id: 1 },
    auth: 'account',
    input: referralSchemas.openInvite,
    output: referralAnswers.openInvite,
  }),
  joinInvite: defineEndpoint({
    method: 'POST',
    path: '/v1/promosrv/referral/joins',
    summary: 'Takes an invitation: the coupon lies in the wallet at once.',
    example: { event_id: 1, invite: 'pV2mQ8sT4xW6yZ0aB3cD5e' },
    auth: 'bearer',
    idempotent: true,
    input: referralSchemas.joinInvite,
    output: referralAnswers.joinInvite,
  }),
  referralRecord: defineEndpoint({
    method: 'GET',
    path: '/v1/promosrv/referral/record',
    summary: 'Whom the account brought and what came of it.',
    auth: 'account',
    input: referralSchemas.nothing,
    output: referralAnswers.referralRecord,
  }),
  referralTask: defineEndpoint({
    method: 'GET',
    path: '/v1/promosrv/referral/task',
    summary: 'A group or a falling price, or the offer of one by its name.',
    example: { kind: 'group', key: 'three-together' },
    auth: 'bearer',
    input: referralSchemas.referralTask,
    output: referralAnswers.referralTask,
  }),
  startTask: defineEndpoint({
    method: 'POST',
    path: '/v1/promosrv/referral/tasks',
    summary: 'Opens a group or asks for help with a price; gives its key.',
    example: { slug: 'three-together' },
    auth: 'account',
    input: referralSchemas.startTask,
    output: referralAnswers.startTask,
  }),
  joinTask: defineEndpoint({
    method: 'POST',
    path: '/v1/promosrv/referral/tasks/join',
    summary: 'Takes a place, or lowers the price by a step.',
    example: { kind: 'group', key: 'pV2mQ8sT4xW6yZ0aB3cD5e' },
    auth: 'bearer',
    input: referralSchemas.joinTask,
    output: referralAnswers.joinTask,
  }),
  takePrice: defineEndpoint({
    method: 'POST',
    path: '/v1/promosrv/referral/tasks/take_price',
    summary: 'Ends the wait for more helpers and takes the price that was reached.',
    example: { key: 'pV2mQ8sT4xW6yZ0aB3cD5e' },
    auth: 'bearer',
    input: referralSchemas.takePrice,
    output: referralAnswers.takePrice,
  }),
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
