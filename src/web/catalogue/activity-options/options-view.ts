import type { WireMoney } from '#src/contract/wire.ts';
import type { PartyRules, UnitCounts } from '#src/domain/catalogue/offers/party.ts';
import type { PartyTerms } from '#src/domain/search/party-fit.ts';
import type { Fact } from '#src/ui/content/facts.tsx';
import type { MixView } from '#src/web/catalogue/activity-options/tickets/unit-mix.ts';
import type { PackPart } from '#src/web/catalogue/activity-options/tickets/pack-part.ts';
import type { CalendarGround } from '#src/web/catalogue/activity-options/options-calendar.ts';
import type { CalendarView } from '#src/web/shared/prices/price-calendar.load.ts';

/** The booking page in ready strings; survives JSON. */
export type OptionsView = {
  readonly productId: number;
  readonly title: { readonly text: string; readonly lang: string };
  readonly activityHref: string;
  readonly city: { readonly name: string; readonly href: string };
  readonly picture: { readonly key: string; readonly alt: string };
  readonly packages: readonly ChoiceView[];
  /** Null when nothing of the product is on sale. */
  readonly booking: BookingView | null;
};

/** A package to choose; each is an address, so that choosing works without script. */
export type ChoiceView = {
  readonly id: string;
  readonly title: { readonly text: string; readonly lang: string };
  readonly differs: readonly string[];
  readonly differsLang: string;
  readonly price: string | null;
  readonly href: string;
  readonly selected: boolean;
  /** The parties that may book it, and their size as a label. */
  readonly terms: PartyTerms;
  readonly limits: string;
};

export type BookingView = {
  readonly optionId: string;
  readonly optionTitle: { readonly text: string; readonly lang: string };
  readonly facts: readonly Fact[];
  readonly from: string | null;
  /** The pack that pays, or null. */
  readonly pack: PackPart | null;
  /** With the prices of the tickets that the page opens with; and what it takes to read it for others. */
  readonly calendar: CalendarView | null;
  readonly calendarGround: CalendarGround;
  /** The chosen date in words, and what is wrong with the one that was requested. */
  readonly date: string | null;
  readonly dateFault: string | null;
  readonly slots: readonly SlotChoice[];
  /** True when a day is one long opening, false when one chooses a start. */
  readonly allDay: boolean;
  /** "Times are local to Tokyo" */
  readonly slotsNote: string;
  readonly slotsFault: string | null;
  readonly units: readonly UnitChoice[];
  readonly rules: PartyRules;
  readonly limits: string;
  /** The initial selection: a time slot if only one is available, and the smallest party. */
  readonly first: { readonly slotId: string | null; readonly counts: UnitCounts; readonly total: Total | null };
  /** The cheapest tickets for the ages that the address names, or null; and where a form requests them. */
  readonly mix: MixView | null;
  readonly mixForm: { readonly action: string; readonly keys: Readonly<Record<string, string>> };
};

export type UnitChoice = {
  readonly id: string;
  readonly title: { readonly text: string; readonly lang: string };
  readonly hint: string;
  /** "from US$39": the lowest price of any day, said until a start is chosen. */
  readonly from: string;
  readonly max: number;
};

export type SlotChoice = {
  readonly id: string;
  readonly time: string;
  readonly note: string | null;
  readonly price: string | null;
  readonly state: 'open' | 'few' | 'sold-out' | 'closed';
  /** People who still fit, capped at 99. */
  readonly vacancies: number;
  readonly when: string;
  readonly freeUntil: string | null;
  readonly prices: readonly UnitPrice[];
};

/** Price of one in the visitor's currency, which is charged, and in that of the place. */
export type UnitPrice = {
  readonly unitId: string;
  readonly text: string;
  readonly price: WireMoney;
  readonly local: WireMoney;
};

/** The price of the selected tickets by line, formatted. `local` is in the place's currency; null if it is the same. */
export type Total = {
  readonly price: WireMoney;
  readonly amount: string;
  readonly local: string | null;
  readonly lines: readonly {
    readonly unitId: string;
    readonly label: string;
    readonly lang: string;
    readonly amount: string;
  }[];
};
