import * as z from 'zod/mini';

import type { OutputOf } from '#src/contract/call.ts';
import { lineShape } from '#src/contract/cart/line.ts';
import { defineEndpoint } from '#src/contract/endpoint.ts';
import { count, instant, money, named, text } from '#src/contract/wire.schema.ts';

const page = z.exactOptional(
  z
    .pipe(z.string().check(z.regex(/^[1-9]\d{0,3}$/)), z.transform(Number))
    .check(z.describe('The page number, from 1; 20 results per page.')),
);

const walletEntriesInput = z.object({
  kind: z.enum(['credits', 'gift_cards']).check(z.describe('The balance: credits or gift cards.')),
  page_num: page,
});

const tripsInput = z.object({
  part: z.exactOptional(
    z.enum(['coming', 'past', 'cancelled']).check(z.describe('The group of trips; `coming` when absent.')),
  ),
  page_num: page,
});

/** Another own visit that overlaps, or from which the way takes longer than there is time. */
const clash = z.strictObject({
  kind: z
    .enum(['overlap', 'far'])
    .check(
      z.describe('`overlap` for overlapping times, `far` when the travel time exceeds the gap between the bookings.'),
    ),
  reference: z.string().check(z.describe('The reference of the other booking.')),
  title: text,
  spareMinutes: count.check(z.describe('Minutes between the two bookings.')),
  wayMinutes: count.check(z.describe('Travel time in minutes.')),
});

const trip = named('Trip', 'A booking on the timeline of an account, with its schedule conflicts.', {
  ...lineShape,
  reference: z.string(),
  orderReference: z.string(),
  state: z.string(),
  hasVoucher: z.boolean(),
  closedUntil: z
    .nullable(instant)
    .check(z.describe('The deadline for choosing another date after a closure (UTC); null when the date is open.')),
  clashes: z.array(clash),
});

const trips = z.strictObject({
  trips: z.array(trip),
  counts: z.strictObject({ coming: count, past: count, cancelled: count }),
  pageSize: count,
  bounced: z.array(z.string()).check(z.describe('Masked email addresses to which emails bounce.')),
});

const tier = named('MembershipTier', 'A membership level and its benefits.', {
  level: count,
  style: z.enum(['brook', 'stream', 'river', 'delta']),
  from: money.check(z.describe('The required spending within twelve months, in HKD.')),
  fromAbout: z
    .nullable(money)
    .check(
      z.describe('The approximate amount in the visitor’s currency at today’s rate; null for HKD or without a rate.'),
    ),
  creditPercent: count.check(z.describe('Credits earned per visit, in percent of the standard rate.')),
});

const membership = z.nullable(
  z.strictObject({
    tier,
    spent: money.check(z.describe('The spending of the last twelve months, in HKD at the rate of each day.')),
    next: z
      .nullable(
        z.strictObject({
          tier,
          missing: money.check(z.describe('The missing amount, in HKD.')),
          missingAbout: z
            .nullable(money)
            .check(z.describe('The approximate amount in the visitor’s currency, or null.')),
        }),
      )
      .check(z.describe('The next level; null at the highest one.')),
    tiers: z.array(tier),
  }),
);

const walletEntries = z.strictObject({
  moves: z.array(
    z.strictObject({
      id: z.string(),
      at: instant,
      amount: money.check(z.describe('The amount; negative when spent or expired.')),
      cause: z.enum(['added', 'earned', 'expired', 'spent', 'set_back', 'returned', 'adjusted']),
    }),
  ),
  total: count.check(z.describe('The number of entries on all pages.')),
  pageSize: count,
});

/** What the user centre shows of an account that no other call does (RU-14). */
export const userCentreEndpoints = {
  /** Twenty a page by the places' own days; the next first, of past and cancelled ones the last. */
  trips: defineEndpoint({
    method: 'GET',
    path: '/v1/usrcsrv/user/trips',
    summary: 'Returns upcoming, past or canceled trips, with their schedule conflicts.',
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
    summary: 'Returns the membership level, its benefits and the spending missing for the next level.',
    auth: 'account',
    limits: { rate: 'reads' },
    input: z.object({}),
    output: membership,
  }),
  /** What the plain forms of an account carry. */
  formKey: defineEndpoint({
    method: 'GET',
    path: '/v1/usrcsrv/user/form_key',
    summary: 'Returns the token for user center forms in a browser without JavaScript.',
    auth: 'account',
    limits: { rate: 'reads' },
    input: z.object({}),
    output: z.strictObject({ key: z.string() }),
  }),
  /** Twenty a page, the last first. */
  walletEntries: defineEndpoint({
    method: 'GET',
    path: '/v1/usrcsrv/user/wallet_entries',
    summary: 'Returns the ledger entries of the account’s credits or gift cards.',
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
