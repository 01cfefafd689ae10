import { defineEndpoint } from '#src/contract/endpoint.ts';
import { userCentreSchemas } from '#src/contract/orders/user-centre.schema.ts';
import { userCentreAnswers } from '#src/contract/orders/user-centre-answers.schema.ts';
import type { LineView } from '#src/contract/cart/line.ts';
import type { WireMoney, WireText } from '#src/contract/wire.ts';
import type { MembershipStyle } from '#src/domain/marketing/membership.ts';
import type { WalletEntryCause } from '#src/domain/marketing/wallet-entry.ts';

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
    input: userCentreSchemas.trips,
    output: userCentreAnswers.trips,
  }),
  /** Null of a guest, who is no member. */
  membership: defineEndpoint({
    method: 'GET',
    path: '/v1/usrcsrv/user/membership',
    summary: 'The level of a member, its benefits, and what is missing to the next.',
    auth: 'account',
    limits: { rate: 'reads' },
    input: userCentreSchemas.nothing,
    output: userCentreAnswers.membership,
  }),
  /** What the plain forms of an account carry. */
  formKey: defineEndpoint({
    method: 'GET',
    path: '/v1/usrcsrv/user/form_key',
    summary: 'What a form of the user centre carries in a browser without script.',
    auth: 'account',
    limits: { rate: 'reads' },
    input: userCentreSchemas.nothing,
    output: userCentreAnswers.formKey,
  }),
  /** Twenty a page, the last first. */
  walletEntries: defineEndpoint({
    method: 'GET',
    path: '/v1/usrcsrv/user/wallet_entries',
    summary: 'What credits or gift cards did, by the books.',
    example: { kind: 'credits' },
    auth: 'account',
    limits: { rate: 'reads' },
    input: userCentreSchemas.walletEntries,
    output: userCentreAnswers.walletEntries,
  }),
} as const;

export type TierView = {
  readonly level: number;
  readonly style: MembershipStyle;
  /** What must have been spent in twelve months, in HKD: the rule stays in one currency. */
  readonly from: WireMoney;
  /** About as much in the visitor's currency by today's rate; null where that is HKD, or has no rate. */
  readonly fromAbout: WireMoney | null;
  /** What visits earn, in percent of the rate that everybody has. */
  readonly creditPercent: number;
};

export type MembershipView = {
  readonly tier: TierView;
  /** In twelve months, in HKD by the rates of the days on which it was spent. */
  readonly spent: WireMoney;
  readonly next: {
    readonly tier: TierView;
    readonly missing: WireMoney;
    readonly missingAbout: WireMoney | null;
  } | null;
  readonly tiers: readonly TierView[];
};

export type WalletEntryView = {
  readonly id: string;
  /** ISO 8601 in UTC. */
  readonly at: string;
  /** Below zero where something went. */
  readonly amount: WireMoney;
  readonly cause: WalletEntryCause;
};

export type TripPart = 'coming' | 'past' | 'cancelled';

export type TripView = LineView & {
  readonly reference: string;
  readonly orderReference: string;
  readonly state: string;
  readonly hasVoucher: boolean;
  /** The date is closed: until then another can be chosen (ISO 8601 in UTC). */
  readonly closedUntil: string | null;
  readonly clashes: readonly ClashView[];
};

/** Another own visit that overlaps, or from which the way takes longer than there is time. */
export type ClashView = {
  readonly kind: 'overlap' | 'far';
  readonly reference: string;
  readonly title: WireText;
  readonly spareMinutes: number;
  readonly wayMinutes: number;
};

export type TripsAnswer = {
  readonly trips: readonly TripView[];
  readonly counts: Readonly<Record<TripPart, number>>;
  readonly pageSize: number;
  /** Masked addresses from which mails come back. */
  readonly bounced: readonly string[];
};
