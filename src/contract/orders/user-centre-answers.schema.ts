import * as z from 'zod/mini';

import { lineShape } from '#src/contract/cart/line.ts';
import { count, instant, money, named, text } from '#src/contract/wire.schema.ts';

const trip = named('Trip', 'A booking on the timeline of an account, and what is in its way.', {
  ...lineShape,
  reference: z.string(),
  orderReference: z.string(),
  state: z.string(),
  hasVoucher: z.boolean(),
  closedUntil: z.nullable(instant),
  clashes: z.array(
    z.strictObject({
      kind: z.enum(['overlap', 'far']),
      reference: z.string(),
      title: text,
      spareMinutes: count,
      wayMinutes: count,
    }),
  ),
});

const tier = named('MembershipTier', 'A level of membership and what it gives.', {
  level: count,
  style: z.enum(['brook', 'stream', 'river', 'delta']),
  from: money,
  fromAbout: z.nullable(money),
  creditPercent: count,
});

export const userCentreAnswers = {
  membership: z.nullable(
    z.strictObject({
      tier,
      spent: money,
      next: z.nullable(z.strictObject({ tier, missing: money, missingAbout: z.nullable(money) })),
      tiers: z.array(tier),
    }),
  ),
  formKey: z.strictObject({ key: z.string() }),
  walletEntries: z.strictObject({
    moves: z.array(
      z.strictObject({
        id: z.string(),
        at: instant,
        amount: money,
        cause: z.enum(['added', 'earned', 'expired', 'spent', 'set_back', 'returned', 'adjusted']),
      }),
    ),
    total: count,
    pageSize: count,
  }),
  trips: z.strictObject({
    trips: z.array(trip),
    counts: z.strictObject({ coming: count, past: count, cancelled: count }),
    pageSize: count,
    bounced: z.array(z.string()),
  }),
} as const;
