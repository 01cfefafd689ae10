import * as z from 'zod/mini';

import type { OutputOf } from '#src/contract/call.ts';
import { idText, productCard } from '#src/contract/catalogue/catalogue.schema.ts';
import { defineEndpoint } from '#src/contract/endpoint.ts';
import type { Inferred } from '#src/contract/inferred.ts';
import { count, id, instant, money, named, noContent, text } from '#src/contract/wire.schema.ts';

/** A key or a name: the answer says which it is, and what is neither is not found. */
const name = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/));
const key = name.check(z.describe('The key of a task, or the name of an offer.'));
const taskKey = name.check(z.describe('The key of a task.'));
const kind = z
  .enum(['group', 'secret_price'])
  .check(z.describe('`group` for a group offer, `secret_price` for a price that drops with each helper.'));
const event_id = z.int().check(z.minimum(1), z.maximum(2_147_483_647), z.describe('The id of an event.'));

const offerShape = {
  id,
  slug: z.string(),
  kind: z.enum(['event', 'group', 'secret_price']),
  title: text,
  text,
  terms: z.array(text),
  phase: z
    .enum(['coming', 'open', 'over'])
    .check(z.describe('Whether participation is not yet possible (`coming`), possible (`open`) or ended (`over`).')),
  endsAt: instant,
} as const;
const offer = z.strictObject(offerShape);

const letter = z
  .nullable(z.string().check(z.maxLength(4)))
  .check(z.describe('The first letter of a name; null without a name.'));

const inviterReward = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('coupon'), title: text }),
  z.strictObject({ kind: z.literal('credits'), amount: money }),
]);

const link = named('InviteLink', 'The account’s own invitation link for an event.', {
  invite: z.string().check(z.describe('The key in the link.')),
  link: z.string().check(z.describe('The short URL to share.')),
});

const taskShape = {
  key: z.string(),
  state: z
    .enum(['open', 'complete', 'expired'])
    .check(z.describe('Whether the task is waiting for people (`open`), complete or expired.')),
  needed: count.check(z.describe('The number of people required.')),
  joined: count.check(z.describe('The number of people so far.')),
  expiresAt: instant,
} as const;

const isMember = z.boolean().check(z.describe('Whether the caller has an account and can take part.'));

const referralEvent = z.strictObject({
  ...offerShape,
  invited: text.check(z.describe('The coupon for invited people.')),
  inviter: inviterReward.check(z.describe('The reward of the inviter.')),
  own: z.nullable(link).check(z.describe('The caller’s own link; null until it is created.')),
  invitation: z
    .nullable(z.strictObject({ letter }))
    .check(z.describe('The inviter of the caller; null without an invitation.')),
  hasJoined: z.boolean().check(z.describe('Whether the caller has accepted an invitation to the event.')),
  isMember,
});

const referralRecord = z.strictObject({
  totals: z
    .strictObject({ joined: count, earned: count, waiting: count })
    .check(z.describe('The number of people who joined, of rewards earned and of rewards pending.')),
  joins: z.array(
    z.strictObject({
      eventId: id,
      title: text,
      letter,
      state: z
        .enum(['joined', 'earned', 'refused', 'reversed'])
        .check(z.describe('The status of the reward; `reversed` after a refund of the trip.')),
      refusal: z
        .nullable(z.enum(['same_payer', 'cap', 'restricted']))
        .check(z.describe('Why no reward is paid; null while there is one or one is possible.')),
      joinedAt: instant,
      settledAt: z
        .nullable(instant)
        .check(z.describe('The time of the decision about the reward (UTC); null until then.')),
      reward: inviterReward,
    }),
  ),
  tasks: z.array(z.strictObject({ ...taskShape, kind, title: text })),
  offers: z.array(offer),
});

const referralTask = z.strictObject({
  ...offerShape,
  people: count.check(
    z.describe('The size of a group, including its starter, or the number of helpers that reach the lowest price.'),
  ),
  hours: count.check(z.describe('Hours for which a task stays open.')),
  reward: z.nullable(text).check(z.describe('The coupon for each member of a group; null for a price drop.')),
  isMember,
  task: z
    .nullable(
      z.strictObject({
        ...taskShape,
        letters: z.array(letter).check(z.describe('The first letters of the participants’ names.')),
        isMine: z.boolean().check(z.describe('Whether the caller started the task.')),
        isIn: z.boolean().check(z.describe('Whether the caller takes part.')),
        link: z.string().check(z.describe('The short URL to share.')),
      }),
    )
    .check(z.describe('The task; null when the offer itself was requested.')),
  price: z
    .nullable(
      z.strictObject({
        card: z.nullable(productCard),
        start: money,
        now: money,
        floor: money.check(z.describe('The lowest price that helpers can reach.')),
        step: money.check(z.describe('The reduction per helper.')),
        threshold: count.check(z.describe('The number of helpers required before the price can be claimed.')),
        buyHours: count.check(z.describe('Hours for which a claimed price can be used.')),
      }),
    )
    .check(z.describe('The prices of a price drop, in the destination’s currency; null for a group.')),
});

/** Invitations, groups that fill and prices that fall (spec §2; paths by RU-17). */
export const referralEndpoints = {
  referralEvent: defineEndpoint({
    method: 'GET',
    path: '/v1/promosrv/referral/event',
    summary: 'Returns a referral event, the caller’s own link and their inviter.',
    example: { id: '1', invite: 'pV2mQ8sT4xW6yZ0aB3cD5e' },
    auth: 'everyone',
    input: z.object({
      id: idText.check(z.describe('The id of an event.')),
      invite: z.optional(z.string().check(z.maxLength(200), z.describe('The key of an invitation.'))),
    }),
    output: referralEvent,
  }),
  openInvite: defineEndpoint({
    method: 'POST',
    path: '/v1/promosrv/referral/invites',
    summary: 'Creates the member’s invitation link for an event, or returns the existing one.',
    example: { event_id: 1 },
    auth: 'account',
    personal: false,
    input: z.strictObject({ event_id }),
    output: link,
  }),
  joinInvite: defineEndpoint({
    method: 'POST',
    path: '/v1/promosrv/referral/joins',
    summary: 'Accepts an invitation and adds its coupon to the wallet.',
    example: { event_id: 1, invite: 'pV2mQ8sT4xW6yZ0aB3cD5e' },
    auth: 'bearer',
    personal: false,
    idempotent: true,
    input: z.strictObject({
      event_id,
      invite: z.string().check(z.minLength(1), z.maxLength(200), z.describe('The key of an invitation.')),
    }),
    output: noContent,
  }),
  referralRecord: defineEndpoint({
    method: 'GET',
    path: '/v1/promosrv/referral/record',
    summary: 'Returns the people invited by the account and the rewards for them.',
    auth: 'account',
    input: z.object({}),
    output: referralRecord,
  }),
  referralTask: defineEndpoint({
    method: 'GET',
    path: '/v1/promosrv/referral/task',
    summary: 'Returns a group or price drop by its key, or an offer by its name.',
    example: { kind: 'group', key: 'three-together' },
    auth: 'bearer',
    personal: false,
    input: z.object({ kind, key }),
    output: referralTask,
  }),
  startTask: defineEndpoint({
    method: 'POST',
    path: '/v1/promosrv/referral/tasks',
    summary: 'Starts a group or a price drop and returns its key.',
    example: { slug: 'three-together' },
    auth: 'account',
    personal: false,
    input: z.strictObject({ slug: name.check(z.describe('The name of an offer.')) }),
    output: z.strictObject({ key: z.string().check(z.describe('The key of the task.')) }),
  }),
  joinTask: defineEndpoint({
    method: 'POST',
    path: '/v1/promosrv/referral/tasks/join',
    summary: 'Joins a group, or helps to lower a price by one step.',
    example: { kind: 'group', key: 'pV2mQ8sT4xW6yZ0aB3cD5e' },
    auth: 'bearer',
    personal: false,
    input: z.strictObject({ kind, key: taskKey }),
    output: noContent,
  }),
  takePrice: defineEndpoint({
    method: 'POST',
    path: '/v1/promosrv/referral/tasks/take_price',
    summary: 'Ends the wait for helpers and claims the current price of a price drop.',
    example: { key: 'pV2mQ8sT4xW6yZ0aB3cD5e' },
    auth: 'bearer',
    personal: false,
    input: z.strictObject({ key: taskKey }),
    output: noContent,
  }),
} as const;

export type OfferView = Inferred<typeof offer>;
export type InviterRewardView = Inferred<typeof inviterReward>;
export type ReferralEventAnswer = OutputOf<typeof referralEndpoints.referralEvent>;
export type ReferralRecordAnswer = OutputOf<typeof referralEndpoints.referralRecord>;
export type ReferralTaskAnswer = OutputOf<typeof referralEndpoints.referralTask>;
