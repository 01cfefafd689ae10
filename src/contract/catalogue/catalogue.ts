import { defineEndpoint } from '#src/contract/endpoint.ts';
import { catalogueSchemas } from '#src/contract/catalogue/catalogue.schema.ts';
import { catalogueAnswers } from '#src/contract/catalogue/catalogue-answers.schema.ts';
import type { ReviewView } from '#src/contract/reviews/reviews.ts';
import type { WireMoney, WireText } from '#src/contract/wire.ts';
import type { Category, UnitType } from '#src/domain/catalogue/product.ts';

/** Reads of the catalogue. Prices come in the caller's currency (`k_currency`), texts in their language where available. */
export const catalogueEndpoints = {
  city: defineEndpoint({
    method: 'GET',
    path: '/v1/usrcsrv/city/:id',
    summary: 'A destination with its activities.',
    example: { id: '2' },
    auth: 'everyone',
    input: catalogueSchemas.city,
    output: catalogueAnswers.city,
  }),
  activity: defineEndpoint({
    method: 'GET',
    path: '/v1/usrcsrv/activity/:id',
    summary: 'Everything about one activity.',
    example: { id: '205' },
    auth: 'everyone',
    vertical: 'activities',
    input: catalogueSchemas.activity,
    output: catalogueAnswers.activity,
  }),
  activityCalendar: defineEndpoint({
    method: 'GET',
    path: '/v1/usrcsrv/activity/:id/calendar',
    summary: 'Which days have places, and what one adult, or the tickets that are named, cost at least.',
    example: { id: '205', option: 'day-loop', from: '2026-12-01', months: '2' },
    auth: 'everyone',
    limits: { rate: 'reads' },
    vertical: 'activities',
    input: catalogueSchemas.activityCalendar,
    output: catalogueAnswers.activityCalendar,
  }),
  activitySlots: defineEndpoint({
    method: 'GET',
    path: '/v1/usrcsrv/activity/:id/availability',
    summary: 'The starts of one day with places and prices.',
    example: { id: '205', option: 'day-loop', date: '2026-12-24' },
    auth: 'everyone',
    limits: { rate: 'reads' },
    vertical: 'activities',
    input: catalogueSchemas.activitySlots,
    output: catalogueAnswers.activitySlots,
  }),
} as const;

export type DestinationCard = {
  readonly id: number;
  readonly slug: string;
  readonly name: WireText;
  readonly country: string;
  readonly summary: WireText;
  readonly picture: string;
  readonly products: number;
  readonly lat: number;
  readonly lng: number;
};

/** What a card of a product shows; the same wherever products are listed. */
export type ProductCard = {
  readonly id: number;
  readonly slug: string;
  readonly title: WireText;
  readonly summary: WireText;
  readonly category: Category;
  readonly destination: { readonly id: number; readonly slug: string; readonly name: WireText };
  readonly picture: string;
  readonly rating: RatingSummary | null;
  /**
   * The lowest price of one adult, or of a unit that anybody may buy alone (RU-42), within the next 180 days: what lists are sorted and limited by; null
   * when nothing is on sale.
   */
  readonly from: WireMoney | null;
  /** In a search for certain people or a day: what they pay together at least then, where it is another price. */
  readonly wished: WireMoney | null;
  /** The lowest price of the thirty days before it fell, to be struck through; null when there is none to tell. */
  readonly before: WireMoney | null;
  /** The deal that makes the price; null when none does. */
  readonly deal: WireText | null;
  /** Hours before the start until which everything comes back; null when it never does. */
  readonly freeCancelHours: number | null;
  /** How often it was booked; null when that is too seldom to tell. */
  readonly booked: number | null;
  readonly instant: boolean;
  readonly lat: number;
  readonly lng: number;
};

/** Score on the specification's 20–100 scale (spec §9). `sample` marks figures of sample reviews (RU-32). */
export type RatingSummary = { readonly score: number; readonly count: number; readonly sample: boolean };

export type CityAnswer = {
  readonly destination: DestinationCard & {
    readonly text: WireText;
    readonly localName: WireText;
    readonly timeZone: string;
    readonly currency: string;
    readonly airports: readonly string[];
    readonly firstLanguage: string;
    readonly bestMonths: readonly number[];
    /** The English text, where `text` is a translation that nobody has compared with it; else null. */
    readonly original: string | null;
    readonly districts: readonly WireText[];
    readonly stations: readonly { readonly name: WireText; readonly lat: number; readonly lng: number }[];
  };
  readonly categories: readonly { readonly category: Category; readonly count: number }[];
  readonly products: readonly ProductCard[];
};

export type UnitView = {
  readonly id: string;
  readonly type: UnitType;
  readonly title: WireText;
  readonly minAge: number;
  readonly maxAge: number;
  readonly pax: number;
  readonly accompanied: boolean;
  readonly maxQuantity: number | null;
  readonly from: WireMoney;
  /** The lowest price of the thirty days before it fell; null where it has not fallen within thirty days. */
  readonly before: WireMoney | null;
};

export type OptionView = {
  readonly id: string;
  readonly title: WireText;
  readonly differs: readonly string[];
  /** The language of `differs`. */
  readonly differsLang: string;
  readonly allDay: boolean;
  readonly minParty: number;
  readonly maxParty: number;
  readonly cutoffMinutes: number;
  readonly cancellation: readonly { readonly hoursBefore: number; readonly refundPercent: number }[];
  readonly units: readonly UnitView[];
  readonly from: WireMoney | null;
  /** The next local date with a place free, or null. */
  readonly nextDate: string | null;
};

/** What a page says in English where it shows a translation. */
export type OriginalWords = {
  readonly summary: string;
  readonly text: string;
  readonly highlights: readonly string[];
  readonly included: readonly string[];
  readonly excluded: readonly string[];
  readonly goodToKnow: readonly string[];
  readonly accessibility: readonly string[];
};

export type ActivityAnswer = {
  readonly card: ProductCard;
  readonly localName: WireText | null;
  readonly text: WireText;
  readonly highlights: readonly string[];
  readonly included: readonly string[];
  readonly excluded: readonly string[];
  readonly goodToKnow: readonly string[];
  readonly accessibility: readonly string[];
  /** The English texts, where those above are translations that nobody has compared with them; else null. */
  readonly original: OriginalWords | null;
  readonly languages: readonly string[];
  readonly durationMinutes: { readonly from: number; readonly to: number };
  readonly redemption: 'DIGITAL' | 'PRINT' | 'MANIFEST';
  readonly perPersonTicket: boolean;
  readonly supplier: string;
  /** Where the supplier is established (ISO 3166-1 alpha-2, null: not told), and whether they sell as a trader. */
  readonly seller: { readonly country: string | null; readonly trader: boolean };
  readonly timeZone: string;
  readonly localCurrency: string;
  /** Today at the place. */
  readonly today: string;
  readonly pictures: readonly string[];
  readonly meetingPoint: {
    readonly name: string;
    readonly address: string;
    readonly lat: number;
    readonly lng: number;
  };
  /** Our own stations and products around, in true direction and distance. */
  readonly around: readonly {
    readonly name: string;
    readonly kind: 'station' | 'product';
    readonly metres: number;
    readonly bearing: number;
    readonly href: string | null;
  }[];
  readonly options: readonly OptionView[];
  readonly reviews: readonly ReviewView[];
  /** How many reviews gave 20, 40, 60, 80 and 100. */
  readonly distribution: readonly number[];
  readonly similar: readonly ProductCard[];
};

export type CalendarDay = {
  readonly date: string;
  readonly status: 'available' | 'limited' | 'sold_out' | 'closed';
  /** The lowest total of the tickets asked for on that day; without any, the lowest price of one adult. */
  readonly from: WireMoney | null;
};

export type CalendarAnswer = {
  readonly option: string;
  readonly days: readonly CalendarDay[];
  readonly cheapest: WireMoney | null;
  readonly lastDate: string;
};

export type SlotView = {
  readonly slotId: string;
  readonly localStart: string;
  readonly localEnd: string;
  readonly allDay: boolean;
  readonly status: 'available' | 'limited' | 'sold_out' | 'closed';
  /** People who still fit, capped at 99. */
  readonly vacancies: number;
  readonly prices: readonly { readonly unitId: string; readonly price: WireMoney; readonly local: WireMoney }[];
  /** Dated cancellation steps; instants in UTC (ISO 8601). */
  readonly cancellation: readonly { readonly until: string; readonly refundPercent: number }[];
  readonly startsAt: string;
};

export type SlotsAnswer = {
  readonly option: string;
  readonly date: string;
  readonly timeZone: string;
  readonly slots: readonly SlotView[];
};
