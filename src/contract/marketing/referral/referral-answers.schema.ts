import * as z from 'zod/mini';

import { productCard } from '#src/contract/catalogue/catalogue.schema.ts';
import { count, id, instant, money, named, nothingBack, text } from '#src/contract/wire.schema.ts';

const offer = {
  id,
  slug: z.string(),
  kind: z.enum(['event', 'group', 'secret_price']),
  title: text,
  text,
  terms: z.array(text),
  phase: z.enum(['coming', 'open', 'over']),
  endsAt: instant,
};
const letter = z.nullable(z.string().check(z.maxLength(4)));
const inviterReward = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('coupon'), title: text }),
  z.strictObject({ kind: z.literal('credits'), amount: money }),
]);
const link = named('InviteLink', 'A link of one’s own: the key in it, and the short address to send.', {
  invite: z.string(),
  link: z.string(),
});
const task = {
  key: z.string(),
  state: z.enum(['open', 'complete', 'expired']),
  needed: count,
  joined: count,
  expiresAt: instant,
};

export const referralAnswers = {
  referralEvent: z.strictObject({
    ...offer,
    invited: text,
    inviter: inviterReward,
    own: z.nullable(link),
    invitation: z.nullable(z.strictObject({ letter })),
    hasJoined: z.boolean(),
    isMember: z.boolean(),
  }),
  openInvite: link,
  joinInvite: nothingBack,
  referralRecord: z.strictObject({
    totals: z.strictObject({ joined: count, earned: count, waiting: count }),
    joins: z.array(
      z.strictObject({
        eventId: id,
        title: text,
        letter,
        state: z.enum(['joined', 'earned', 'refused', 'reversed']),
        refusal: z.nullable(z.enum(['same_payer', 'cap', 'restricted'])),
        joinedAt: instant,
        settledAt: z.nullable(instant),
        reward: inviterReward,
      }),
    ),
    tasks: z.array(z.strictObject({ ...task, kind: z.enum(['group', 'secret_price']), title: text })),
    offers: z.array(z.strictObject(offer)),
  }),
  referralTask: z.strictObject({
    ...offer,
    people: count,
    hours: count,
    reward: z.nullable(text),
    isMember: z.boolean(),
    task: z.nullable(
      z.strictObject({ ...task, letters: z.array(letter), isMine: z.boolean(), isIn: z.boolean(), link: z.string() }),
    ),
    price: z.nullable(
      z.strictObject({
        card: z.nullable(productCard),
        start: money,
        now: money,
        floor: money,
        step: money,
        threshold: count,
        buyHours: count,
      }),
    ),
  }),
  startTask: z.strictObject({ key: z.string() }),
  joinTask: nothingBack,
  takePrice: nothingBack,
} as const;
