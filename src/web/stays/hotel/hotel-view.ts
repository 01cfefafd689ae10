import type { VenueAnswer } from '#src/contract/shared/verticals/verticals.ts';
import type { WireMoney } from '#src/contract/wire.ts';
import type { Fact } from '#src/ui/content/facts.tsx';
import type { PriceFacts } from '#src/ui/content/price.tsx';
import type { LocatorProps } from '#src/ui/booking/locator.tsx';
import type { RatingFacts } from '#src/ui/cards/rating.tsx';
import type { TimelineStep } from '#src/ui/booking/timeline.tsx';
import type { CalendarView } from '#src/web/shared/prices/price-calendar.load.ts';
import type { StayFormView } from '#src/web/stays/parts/stay-form-view.ts';

/** A way to buy a room: a plan, its price for the stay, and what happens when plans change. */
export type PlanView = {
  readonly id: string;
  readonly meals: string;
  readonly free: string | null;
  readonly left: string | null;
  readonly price: PriceFacts;
  /** The price of the stay that is shown. */
  readonly total: WireMoney;
  readonly due: string | null;
  readonly steps: readonly TimelineStep[];
  /** Why it cannot be bought, or null. */
  readonly fault: string | null;
  readonly units: Readonly<Record<string, number>>;
};

export type RoomView = {
  readonly id: string;
  readonly title: { readonly text: string; readonly lang: string };
  readonly facts: readonly Fact[];
  /** None before someone says when. */
  readonly plans: readonly PlanView[];
};

export type HotelView = {
  readonly id: number;
  readonly title: { readonly text: string; readonly lang: string };
  readonly stars: string;
  readonly where: string;
  readonly rating: RatingFacts | null;
  readonly place: { readonly name: string; readonly href: string };
  readonly pictures: readonly { readonly key: string; readonly alt: string }[];
  readonly text: string;
  readonly facilities: readonly string[];
  readonly access: readonly string[];
  readonly form: StayFormView;
  readonly path: string;
  /** "2 nights, 1 room, 2 adults" where rooms have prices. */
  readonly stay: string | null;
  /** Why the hotel rejects this stay. */
  readonly hindrance: string | null;
  readonly failed: boolean;
  readonly rooms: readonly RoomView[];
  readonly question: Readonly<Record<string, string>>;
  readonly calendar: CalendarView | null;
  readonly supplier: string;
  readonly meetingPoint: VenueAnswer['meetingPoint'];
  readonly geo: string;
  readonly locator: LocatorProps;
  readonly rules: readonly Fact[];
  readonly structured: string;
};
