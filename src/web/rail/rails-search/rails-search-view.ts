import type { WireMoney } from '#src/contract/wire.ts';
import type { RailChoice } from '#src/contract/rail/rail-sale.ts';
import type { CoachPlan } from '#src/ui/booking/coach-map.tsx';
import type { TimelineStep } from '#src/ui/booking/timeline.tsx';
import type { IconName } from '#src/ui/icons/icon-names.ts';
import type { RailFormView } from '#src/web/rail/parts/rail-form-view.ts';

/** A moment at a station in ready strings. */
export type MomentView = {
  readonly time: string;
  readonly station: string;
  readonly lang: string;
  /** The name on the signs, where the reader sees another script. */
  readonly written: { readonly text: string; readonly lang: string } | null;
  /** "local time" where the stations have different clocks, the zone where the hour exists twice; else null. */
  readonly zone: string | null;
  readonly platform: string | null;
  /** "+1 day", or the date of a departure on another day than the one that was requested. */
  readonly later: string | null;
};

export type StopView = { readonly time: string; readonly station: string; readonly lang: string };

export type LegView = {
  readonly key: string;
  readonly icon: IconName;
  readonly line: string;
  readonly lang: string;
  /** Number, terminus and operator. */
  readonly facts: string;
  readonly departs: MomentView;
  readonly arrives: MomentView;
  readonly duration: string;
  /** "4 stops between", and the address with them shown or not; null where there are none. */
  readonly stopsText: string | null;
  readonly stopsHref: string;
  readonly stops: readonly StopView[] | null;
  /** What is between this ride and the next: "Change in Kyoto: 12 minutes". */
  readonly change: string | null;
  /** The vehicle goes on as that of the next ride. */
  readonly staysOn: boolean;
  /** What has to be arranged with the operator or the driver. */
  readonly notes: readonly string[];
};

export type FareView = {
  readonly key: string;
  readonly name: string;
  readonly price: string;
  /** "Free cancellation until …" in short, and whether the fare is fully refundable. */
  readonly refund: string;
  readonly isFree: boolean;
  readonly tickets: readonly {
    readonly title: string | null;
    readonly steps: readonly TimelineStep[];
    readonly exchange: string | null;
  }[];
  readonly href: string;
};

export type JourneyView = {
  readonly key: string;
  readonly departs: MomentView;
  readonly arrives: MomentView;
  readonly duration: string;
  readonly changes: string;
  readonly lines: readonly {
    readonly key: string;
    readonly text: string;
    readonly lang: string;
    readonly icon: IconName;
  }[];
  readonly legs: readonly LegView[];
  /** What has to be arranged for any of its rides. */
  readonly notes: readonly string[];
  readonly fares: readonly FareView[];
  readonly isOpen: boolean;
};

export type LinkChoice = { readonly text: string; readonly href: string; readonly selected: boolean };

/** The journeys of one way, to choose from. */
export type WayView = {
  readonly title: string;
  readonly lead: string | null;
  readonly days: readonly LinkChoice[];
  readonly sorts: readonly LinkChoice[];
  readonly journeys: readonly JourneyView[];
  readonly priceNote: string;
  readonly earlier: string | null;
  readonly later: string | null;
  /** What to know of the time that was requested. */
  readonly note: string | null;
  /** Why there is nothing, and where else to look. */
  readonly empty: { readonly text: string; readonly nextDay: LinkChoice | null } | null;
};

/** Seats of one ride. */
export type SeatsView = {
  readonly key: string;
  readonly title: string;
  readonly lang: string;
  readonly left: string | null;
  readonly coaches: readonly CoachPlan[];
};

/** A journey that was chosen, with the way to choose another. */
export type TakenView = {
  readonly way: 'out' | 'back';
  readonly title: string;
  readonly when: string;
  readonly journey: JourneyView;
  readonly fare: FareView;
  /** The price of this way that is shown. */
  readonly price: WireMoney;
  readonly changeHref: string;
  readonly choice: RailChoice;
  /** One for each ride; null where seats cannot be chosen. */
  readonly seats: readonly (SeatsView | null)[];
};

export type RailsSearchView = {
  readonly title: string;
  readonly form: RailFormView;
  readonly travellers: string;
  readonly isFolded: boolean;
  /** Something that a form cannot be blamed for. */
  readonly failure: string | null;
  /** The failure is a missing connection. */
  readonly cutOff: boolean;
  readonly taken: readonly TakenView[];
  /** The direction to choose now; null without a query, or once everything is chosen. */
  readonly way: WayView | null;
  /** Something that was chosen is not there any more. */
  readonly gone: string | null;
  readonly booking: { readonly total: string } | null;
};
