import { defineEndpoint } from '#src/contract/endpoint.ts';
import { railSaleSchemas, railSaleAnswers } from '#src/contract/rail/rail-sale.schema.ts';
import type { WireMoney, WireText } from '#src/contract/wire.ts';
import type { Seat } from '#src/domain/rail/journeys/coach.ts';
import type { FareClass } from '#src/domain/rail/fares/passenger.ts';

/** What is asked about rides before they are bought; buying itself is `addChoice`, the cart and the checkout. */
export const railSaleEndpoints = {
  railCoaches: defineEndpoint({
    method: 'GET',
    path: '/v1/railsrv/coaches',
    summary: 'Coaches of a ride with the seats that are free for all of it.',
    example: { trip: '1', date: '2027-03-01', from: 's5', to: 's6', class: 'standard' },
    auth: 'everyone',
    vertical: 'rails',
    input: railSaleSchemas.railCoaches,
    output: railSaleAnswers.railCoaches,
  }),
  railPasses: defineEndpoint({
    method: 'GET',
    path: '/v1/railsrv/passes',
    summary: 'Passes for some days on some lines.',
    auth: 'everyone',
    vertical: 'rails',
    input: railSaleSchemas.railPasses,
    output: railSaleAnswers.railPasses,
  }),
} as const;

/** What a fare is put into the cart with (`addChoice`, vertical "rails", no venue); seats are added to its question. */
export type RailChoice = {
  readonly offerId: string;
  readonly question: Readonly<Record<string, string>>;
  /** How many of each kind of traveller. */
  readonly units: Readonly<Record<string, number>>;
  /** So many seats may be chosen for a leg: one for each traveller who pays, adults first; infants sit on a lap. */
  readonly seats: number;
};

/** How places are sold: none are, so many of a class, or seats that may be chosen. */
export type RailSeating = 'open' | 'counted' | 'reserved';

/** A seat, and whether it is free for all of the ride; what the caller's own unpaid order holds is free for them. */
export type RailSeat = Seat & { readonly free: boolean };

export type RailCoach = {
  /** What stands on its door: "7". */
  readonly name: string;
  readonly rows: number;
  /** From one side to the other, "-" for the aisle: "AB-CD". */
  readonly letters: string;
  readonly quiet: boolean;
  readonly power: boolean;
  /** Row by row; a place of the grid without one has no seat. */
  readonly seats: readonly RailSeat[];
};

export type RailCoachesAnswer = {
  readonly trip: number;
  readonly date: string;
  readonly class: FareClass;
  readonly seating: RailSeating;
  /** Places left in the class for all of the ride; null where nobody counts them. */
  readonly left: number | null;
  /** From the front of the train; empty but for `reserved`. */
  readonly coaches: readonly RailCoach[];
};

/** A pass for some days on some lines; its first day is chosen when it is bought, or later. */
export type RailPass = {
  readonly id: string;
  readonly name: WireText;
  readonly class: FareClass;
  /** So many days one after the other. */
  readonly days: number;
  readonly lines: readonly WireText[];
  /** Of one traveller, in the caller's currency; `id` is what `addChoice` counts in its units. */
  readonly units: readonly {
    readonly id: string;
    readonly title: WireText;
    readonly minAge: number;
    readonly maxAge: number;
    readonly each: WireMoney;
  }[];
  /** The offer's id of its choice. Its question has `start` (the first day), or nothing: any day until `latest`. */
  readonly offerId: string;
  readonly timeZone: string;
  readonly earliest: string;
  readonly latest: string;
  readonly picture: string;
};
