import * as z from 'zod/mini';

import type { OutputOf } from '#src/contract/call.ts';
import { lineShape } from '#src/contract/cart/line.ts';
import { defineEndpoint } from '#src/contract/endpoint.ts';
import { count, instant, money, named, text } from '#src/contract/wire.schema.ts';

const page = z.exactOptional(
  z
    .pipe(z.string().check(z.regex(/^[1-9]\d{0,3}$/)), z.transform(Number))
    .check(z.describe('Pages begin at 1 and hold twenty results.')),
);

const walletEntriesInput = z.object({
  kind: z.enum(['credits', 'gift_cards']).check(z.describe('Whose entries.')),
  page_num: page,
});

const tripsInput = z.object({
  part: z.exactOptional(
    z.enum(['coming', 'past', 'cancelled']).check(z.describe('Which trips; `coming` when absent.')),
  ),
  page_num: page,
});

/** Another own visit that overlaps, or from which the way takes longer than there is time. */
const clash = z.strictObject({
  kind: z
    .enum(['overlap', 'far'])
    .check(z.describe('`far`: the way from one to the other takes longer than the time between them.')),
  reference: z.string().check(z.describe('Of the other booking.')),
  title: text,
  spareMinutes: count.check(z.describe('The time between the two.')),
  wayMinutes: count.check(z.describe('The time that the way takes.')),
});

const trip = named('Trip', 'A booking on the timeline of an account, and what is in its way.', {
  ...lineShape,
  reference: z.string(),
  orderReference: z.string(),
  state: z.string(),
  hasVoucher: z.boolean(),
  closedUntil: z
    .nullable(instant)
    .check(z.describe('UTC. The date was closed: another can be chosen until then. Null where it is open.')),
  clashes: z.array(clash),
});

const trips = z.strictObject({
  trips: z.array(trip),
  counts: z.strictObject({ coming: count, past: count, cancelled: count }),
  pageSize: count,
  bounced: z.array(z.string()).check(z.describe('Masked addresses to which emails bounce.')),
});

const tier = named('MembershipTier', 'A level of membership and what it gives.', {
  level: count,
  style: z.enum(['brook', 'stream', 'river', 'delta']),
  from: money.check(z.describe('What must have been spent in twelve months, in HKD: the rule has one currency.')),
  fromAbout: z
    .nullable(money)
    .check(
      z.describe('About as much in the visitor’s currency at today’s rate; null where that is HKD or has no rate.'),
    ),
  creditPercent: count.check(z.describe('Credits earned by visits, in percent of the rate that everyone gets.')),
});

const membership = z.nullable(
  z.strictObject({
    tier,
    spent: money.check(z.describe('In twelve months, in HKD at the rates of the days on which it was spent.')),
    next: z
      .nullable(
        z.strictObject({
          tier,
          missing: money.check(z.describe('In HKD.')),
          missingAbout: z.nullable(money).check(z.describe('About as much in the visitor’s currency, or null.')),
        }),
      )
      .check(z.describe('Null at the highest tier.')),
    tiers: z.array(tier),
  }),
);

const walletEntries = z.strictObject({
  moves: z.array(
    z.strictObject({
      id: z.string(),
      at: instant,
      amount: money.check(z.describe('Below zero where something was spent or expired.')),
      cause: z.enum(['added', 'earned', 'expired', 'spent', 'set_back', 'returned', 'adjusted']),
    }),
  ),
  total: count.check(z.describe('Entries of all pages together.')),
  pageSize: count,
});

/** What the user centre shows of an account that no other call does (RU-14). */
export const userCentreEndpoints = {
  /** Twenty a page by the places' own days; the next first, of past and cancelled ones the last. */
  trips: defineEndpoint({
    method: 'GET',
    path: '/v1/usrcsrv/user/trips',
    summary: 'Trips to come, past or cancelled, and what is in the way of what.',
    example: { part: 'coming' },
    auth: 'account',
    limits: { rate: 'reads' },
    input: tripsInput,
    output: trips,
  }),
  /** Null of a guest, who is no member. */
  membership: defineEndpoint({
    method: 'GET',
    path: '/v1/usrcsrv/user/membership',
    summary: 'The level of a member, its benefits, and what is missing to the next.',
    auth: 'account',
    limits: { rate: 'reads' },
    input: z.object({}),
    output: membership,
  }),
  /** What the plain forms of an account carry. */
  formKey: defineEndpoint({
    method: 'GET',
    path: '/v1/usrcsrv/user/form_key',
    summary: 'What a form of the user centre carries in a browser without script.',
    auth: 'account',
    limits: { rate: 'reads' },
    input: z.object({}),
    output: z.strictObject({ key: z.string() }),
  }),
  /** Twenty a page, the last first. */
  walletEntries: defineEndpoint({
    method: 'GET',
    path: '/v1/usrcsrv/user/wallet_entries',
    summary: 'What credits or gift cards did, by the books.',
    example: { kind: 'credits' },
    auth: 'account',
    limits: { rate: 'reads' },
    input: walletEntriesInput,
    output: walletEntries,
  }),
} as const;

export type MembershipView = NonNullable<OutputOf<typeof userCentreEndpoints.membership>>;
export type TierView = MembershipView['tier'];
export type WalletEntryView = OutputOf<typeof userCentreEndpoints.walletEntries>['moves'][number];
export type TripsAnswer = OutputOf<typeof userCentreEndpoints.trips>;
export type TripPart = keyof TripsAnswer['counts'];
export type TripView = TripsAnswer['trips'][number];
export type ClashView = TripView['clashes'][number];
