import * as z from 'zod/mini';

import type { OutputOf } from '#src/contract/call.ts';
import { idText, productCard } from '#src/contract/catalogue/catalogue.schema.ts';
import { defineEndpoint } from '#src/contract/endpoint.ts';
import type { Inferred } from '#src/contract/inferred.ts';
import { count, id, instant, money, named, nothingBack, text } from '#src/contract/wire.schema.ts';

/** A key or a name: the answer says which it is, and what is neither is not found. */
const name = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/));
const key = name.check(z.describe('The key of a task, or the name of an offer.'));
const taskKey = name.check(z.describe('The key of a task.'));
const kind = z
  .enum(['group', 'secret_price'])
  .check(z.describe('A group that fills, or a price that falls with each helper.'));
const event_id = z.int().check(z.minimum(1), z.maximum(2_147_483_647), z.describe('An event’s id.'));

const offerShape = {
  id,
  slug: z.string(),
  kind: z.enum(['event', 'group', 'secret_price']),
  title: text,
  text,
  terms: z.array(text),
  phase: z.enum(['coming', 'open', 'over']).check(z.describe('Whether people can take part yet, now, or no longer.')),
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

const link = named('InviteLink', 'The account’s own link to an event.', {
  invite: z.string().check(z.describe('The key in the link.')),
  link: z.string().check(z.describe('The short address to share.')),
});

const taskShape = {
  key: z.string(),
  state: z
    .enum(['open', 'complete', 'expired'])
    .check(z.describe('Whether it waits for people, has enough, or ran out of time.')),
  needed: count.check(z.describe('People that complete it.')),
  joined: count.check(z.describe('People so far.')),
  expiresAt: instant,
} as const;

const isMember = z.boolean().check(z.describe('Whether the caller has an account and can take part.'));

const referralEvent = z.strictObject({
  ...offerShape,
  invited: text.check(z.describe('The coupon that invited people get.')),
  inviter: inviterReward.check(z.describe('What the inviter gets.')),
  own: z.nullable(link).check(z.describe('The caller’s own link; null until it is created.')),
  invitation: z
    .nullable(z.strictObject({ letter }))
    .check(z.describe('Who invites the caller; null without an invitation.')),
  hasJoined: z.boolean().check(z.describe('Whether the caller has accepted an invitation to the event.')),
  isMember,
});

const referralRecord = z.strictObject({
  totals: z
    .strictObject({ joined: count, earned: count, waiting: count })
    .check(z.describe('How many people joined, for how many a reward was earned, and for how many one is pending.')),
  joins: z.array(
    z.strictObject({
      eventId: id,
      title: text,
      letter,
      state: z
        .enum(['joined', 'earned', 'refused', 'reversed'])
        .check(z.describe('`reversed`: the reward was taken back, since the trip was refunded.')),
      refusal: z
        .nullable(z.enum(['same_payer', 'cap', 'restricted']))
        .check(z.describe('Why there is no reward; null while there is or can be one.')),
      joinedAt: instant,
      settledAt: z.nullable(instant).check(z.describe('When the reward was decided, UTC; null until then.')),
      reward: inviterReward,
    }),
  ),
  tasks: z.array(z.strictObject({ ...taskShape, kind, title: text })),
  offers: z.array(offer),
});

const referralTask = z.strictObject({
  ...offerShape,
  people: count.check(
    z.describe('People that a group needs, its starter included, or helpers that bring a price to its floor.'),
  ),
  hours: count.check(z.describe('How long a task stays open.')),
  reward: z.nullable(text).check(z.describe('The coupon that each member of a group gets; null for a falling price.')),
  isMember,
  task: z
    .nullable(
      z.strictObject({
        ...taskShape,
        letters: z.array(letter).check(z.describe('The first letters of the names of the people in it.')),
        isMine: z.boolean().check(z.describe('Whether the caller started it.')),
        isIn: z.boolean().check(z.describe('Whether the caller takes part.')),
        link: z.string().check(z.describe('The short address to share.')),
      }),
    )
    .check(z.describe('Null for the offer itself, without a task.')),
  price: z
    .nullable(
      z.strictObject({
        card: z.nullable(productCard),
        start: money,
        now: money,
        floor: money.check(z.describe('The lowest price that helpers can reach.')),
        step: money.check(z.describe('What each helper takes off.')),
        threshold: count.check(z.describe('Helpers needed before the price can be taken.')),
        buyHours: count.check(z.describe('How long the price can be used once taken.')),
      }),
    )
    .check(z.describe('Of a falling price, in the destination’s currency; null for a group.')),
});

/** Invitations, groups that fill and prices that fall (spec §2; paths by RU-17). */
export const referralEndpoints = {
  referralEvent: defineEndpoint({
    method: 'GET',
    path: '/v1/promosrv/referral/event',
    summary: 'An event, the caller’s own link to it, and who invites them.',
    example: { id: '1', invite: 'pV2mQ8sT4xW6yZ0aB3cD5e' },
    auth: 'everyone',
    input: z.object({
      id: idText.check(z.describe('An event’s id.')),
      invite: z.optional(z.string().check(z.maxLength(200), z.describe('The key of an invitation.'))),
    }),
    output: referralEvent,
  }),
  openInvite: defineEndpoint({
    method: 'POST',
    path: '/v1/promosrv/referral/invites',
    summary: 'Gives members their own link; always the same one.',
    example: { event_id: 1 },
    auth: 'account',
    personal: false,
    input: z.strictObject({ event_id }),
    output: link,
  }),
  joinInvite: defineEndpoint({
    method: 'POST',
    path: '/v1/promosrv/referral/joins',
    summary: 'Takes an invitation: the coupon lies in the wallet at once.',
    example: { event_id: 1, invite: 'pV2mQ8sT4xW6yZ0aB3cD5e' },
    auth: 'bearer',
    personal: false,
    idempotent: true,
    input: z.strictObject({
      event_id,
      invite: z.string().check(z.minLength(1), z.maxLength(200), z.describe('The key of an invitation.')),
    }),
    output: nothingBack,
  }),
  referralRecord: defineEndpoint({
    method: 'GET',
    path: '/v1/promosrv/referral/record',
    summary: 'Whom the account brought and what came of it.',
    auth: 'account',
    input: z.object({}),
    output: referralRecord,
  }),
  referralTask: defineEndpoint({
    method: 'GET',
    path: '/v1/promosrv/referral/task',
    summary: 'A group or a falling price, or the offer of one by its name.',
    example: { kind: 'group', key: 'three-together' },
    auth: 'bearer',
    personal: false,
    input: z.object({ kind, key }),
    output: referralTask,
  }),
  startTask: defineEndpoint({
    method: 'POST',
    path: '/v1/promosrv/referral/tasks',
    summary: 'Opens a group or asks for help with a price; gives its key.',
    example: { slug: 'three-together' },
    auth: 'account',
    personal: false,
    input: z.strictObject({ slug: name.check(z.describe('The name of an offer.')) }),
    output: z.strictObject({ key: z.string().check(z.describe('The key of the task.')) }),
  }),
  joinTask: defineEndpoint({
    method: 'POST',
    path: '/v1/promosrv/referral/tasks/join',
    summary: 'Takes a place, or lowers the price by a step.',
    example: { kind: 'group', key: 'pV2mQ8sT4xW6yZ0aB3cD5e' },
    auth: 'bearer',
    personal: false,
    input: z.strictObject({ kind, key: taskKey }),
    output: nothingBack,
  }),
  takePrice: defineEndpoint({
    method: 'POST',
    path: '/v1/promosrv/referral/tasks/take_price',
    summary: 'Ends the wait for more helpers and takes the price that was reached.',
    example: { key: 'pV2mQ8sT4xW6yZ0aB3cD5e' },
    auth: 'bearer',
    personal: false,
    input: z.strictObject({ key: taskKey }),
    output: nothingBack,
  }),
} as const;

export type OfferView = Inferred<typeof offer>;
export type InviterRewardView = Inferred<typeof inviterReward>;
export type ReferralEventAnswer = OutputOf<typeof referralEndpoints.referralEvent>;
export type ReferralRecordAnswer = OutputOf<typeof referralEndpoints.referralRecord>;
export type ReferralTaskAnswer = OutputOf<typeof referralEndpoints.referralTask>;
