import type { ServiceDetail } from '#src/domain/catalogue/offers/service.ts';
import type { OfferUnit } from '#src/domain/catalogue/offers/offer.ts';
import type { UnitCounts } from '#src/domain/catalogue/offers/party.ts';
import type { PolicyStep } from '#src/domain/catalogue/offers/cancellation-policy.ts';
import type { Names } from '#src/domain/catalogue/destination.ts';
import type { LinesByLanguage } from '#src/domain/catalogue/titled.ts';
import type { MeetingPlace } from '#src/domain/catalogue/meeting-points/meeting-place.ts';
import type { Result } from '#src/domain/failure.ts';
import type { CurrencyCode } from '#src/domain/shared/money/currency.ts';
import type { MenuVertical } from '#src/domain/site/affiliate.ts';

/**
 * The shape of the registry `verticals`: what is sold beside visits, packs and gift cards (decision 45). A vertical answers
 * these questions with pure rules; it is called by search, product page, cart, checkout and cancelling alike.
 */
export type Vertical = VenueVertical | RideVertical;

/** A question as an address or a row of the cart holds it: words by field. */
export type RawQuestion = Readonly<Record<string, string>>;

/** What a cart's row keeps of what was chosen. */
export type Choice = {
  readonly vertical: string;
  /** Null where nothing is sold at a place of its own: a ride. */
  readonly venueId: number | null;
  readonly offerId: string;
  readonly question: RawQuestion;
};

/**
 * An inventory unit: a room's night, a car's quarter of a day, a seat between two stations. Two sales that overlap in time
 * share a unit, and so nothing is sold twice, whatever their lengths. `total` is how many there are where nobody has
 * written another number down yet.
 */
export type InventoryUnit = { readonly key: string; readonly total: number };

/**
 * What a line takes of an inventory unit: as many as the units' places (null), or one for this unit item of the line. `given` names
 * what it was chosen out of where we found it free and the traveller did not request it: any other of that name would do.
 */
export type TakenInventoryUnit = InventoryUnit & { readonly position: number | null; readonly given?: string };

/** Days of a venue that are not served after all, by its own calendar, both included; of all it has, or of one room or class. */
export type ClosedDays = { readonly from: string; readonly to: string; readonly optionId: string | null };

/** Somewhere that sells by time: a hotel, a station of a car rental. `content` is what its vertical's rules read. */
export type Venue = {
  readonly id: number;
  readonly vertical: string;
  readonly slug: string;
  readonly titles: Names;
  readonly destinationId: number;
  readonly destination: Names;
  /** Of the district that it is in; null where its vertical says none. */
  readonly area?: Names | null;
  /** Names and addresses of the venues of its destination in further languages, by the English ones. */
  readonly meetingPoints?: Readonly<Record<string, Names>> | null;
  /** BCP 47 tag of the language that is written there. */
  readonly lang?: string | null;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  readonly timeZone: string;
  readonly currency: CurrencyCode;
  readonly supplierId: string;
  readonly supplier: string;
  readonly picture: string;
  readonly lat: number;
  readonly lng: number;
  /** 1 is the best known of its destination. */
  readonly rank: number;
  /** False when it is no longer offered: carts and bookings still name it. */
  readonly live: boolean;
  /** Days that are not served after all, from now on. */
  readonly closed?: readonly ClosedDays[];
  readonly content: unknown;
};

/** What is offered for a question: one kind of room at one plan, one class of car, a ride. */
export type TimedOffer = {
  /** Unique within the venue; stored in carts. */
  readonly id: string;
  readonly titles: Names;
  readonly details: readonly ServiceDetail[];
  /** The first has no `maxQuantity` of 0 and is what is bought; others are extras, with `pax` 0. Prices for the whole time. */
  readonly units: readonly OfferUnit[];
  /** As the question wants it. */
  readonly counts: UnitCounts;
  readonly minParty: number;
  readonly maxParty: number;
  readonly inventoryUnits: readonly TakenInventoryUnit[];
  readonly policy: readonly PolicyStep[];
  /** Instants, ISO 8601 in UTC, and the place's own words for them. */
  readonly startsAt: string;
  readonly endsAt: string;
  readonly localDate: string;
  readonly localStart: string;
  readonly localEnd: string;
  /** Too late to buy, or not for these days: it is shown and not sold. */
  readonly over: boolean;
  readonly closed: boolean;
  /** Closed because nobody sells it any more: prices of its units are 0 and mean nothing. */
  readonly gone?: true;
  readonly meetingPoint: MeetingPlace;
  readonly goodToKnow: readonly string[];
  /** In its further languages, by BCP 47 tag. */
  readonly goodToKnowWords?: LinesByLanguage;
  readonly redemption: 'DIGITAL' | 'PRINT' | 'MANIFEST';
  /** Each unit item has a ticket of its own, or one voucher is for all. */
  readonly perPersonTicket: boolean;
};

/** What a venue offers. */
export type VenueOffer = TimedOffer & {
  /** Values by facet, codes: `{ meals: ['breakfast'] }`; a venue's own are in `venueFacets`. */
  readonly facets: Readonly<Record<string, readonly string[]>>;
};

/** How many of an inventory unit are left, by its key; of one without sales that is its total. */
export type FreeOf = (unit: InventoryUnit) => number;

/** What rules may read of the shop while they answer. */
export type VenueGround = {
  readonly nowMs: number;
  readonly free: FreeOf;
  /** Another venue of the same vertical, for what begins at one and ends at another. */
  readonly venue: (id: number) => Venue | undefined;
};

/** Where a question looks: in a destination, or at one venue. */
export type VenueScope = { readonly destinationId: number } | { readonly venueId: number };

/**
 * What is sold at venues. Methods, not properties: the registry holds verticals whose questions and contents differ, and only
 * a vertical's own question ever comes back to it.
 */
export type VenueVertical<Question = unknown> = {
  readonly kind: 'venue';
  readonly key: string;
  /** The line of the menu that it belongs to, which an affiliate's agreement may leave out. */
  readonly menu: MenuVertical;
  /** Whether `content` of a catalogue file is right; the failure names the field. */
  checkContent(content: unknown): Result<null, 'bad_request'>;
  /**
   * Reads a question; what cannot be is refused with its field: dates that do not exist, nobody to stay, no age for a child.
   * `nowMs` null: a row of a cart, which was priced some time ago; what is over by now is said by its offer then.
   */
  readQuestion(raw: RawQuestion, nowMs: number | null): Result<Question>;
  scopeOf(question: Question): VenueScope | null;
  /** The local date on which what is requested begins, with the field that names it and the reason for one too far ahead. */
  beginOf(question: Question): { readonly date: string; readonly field: string; readonly tooFar: string };
  /**
   * Why a venue can answer nothing, where that depends on its own clock and terms: a time that is skipped, a desk that is closed.
   * Without it, or with success, its offers say what they are.
   */
  refusalAt?(venue: Venue, question: Question, ground: Pick<VenueGround, 'nowMs' | 'venue'>): Result<null>;
  /** Where a calendar of prices makes sense. */
  readonly calendar?: VenueCalendar<Question>;
  /** Other venues that an answer depends on: where a hire ends. */
  othersOf(question: Question): readonly number[];
  /** All inventory units that its offers could take. */
  unitsAt(venue: Venue, question: Question): readonly InventoryUnit[];
  offersAt(venue: Venue, question: Question, ground: VenueGround): readonly VenueOffer[];
  /** Values of the venue itself by facet: `{ stars: ['4'], district: ['Shinjuku'] }`. */
  venueFacets(venue: Venue): Readonly<Record<string, readonly string[]>>;
  /** The facets in their order, for the panel of filters. */
  readonly facets: readonly string[];
  /** What of a venue a card shows beside its offers: a number by code (stars, score in tenths, metres to the centre). */
  figuresOf(venue: Venue): Readonly<Record<string, number>>;
};

/** Of a vertical whose question may begin on another day and stay the same otherwise. */
export type VenueCalendar<Question> = {
  /** The question beginning on another local date; null where nothing is sold so far away. */
  questionFrom(question: Question, date: string, nowMs: number): Question | null;
  /** How many days ahead it sells. */
  readonly daysAhead: number;
};

/** What is sold of a timetable: its ground is read by `actions/rail`. */
export type RideVertical = {
  readonly kind: 'ride';
  readonly key: string;
  readonly menu: MenuVertical;
  /** As of venues. */
  readQuestion(raw: RawQuestion, nowMs: number | null): Result<unknown>;
};
