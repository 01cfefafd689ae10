import type { Names } from '#src/domain/catalogue/destination.ts';
import type { AccessFeature, BedKind, Facility, MealKind, RoomKind } from '#src/domain/stays/hotel-labels.ts';

/** What the catalogue says of a hotel. Amounts are decimal strings in major units of the destination's currency. */
export type HotelContent = {
  readonly stars: number;
  /** Tenths of five: 46 is 4.6. A sample, as the reviews of a new shop are (RU-32). */
  readonly score: number;
  readonly district: string;
  readonly address: string;
  /** The point from which distances are measured: the middle of the town as travellers know it. */
  readonly centre: { readonly name: string; readonly lat: number; readonly lng: number };
  /** Two or three sentences. */
  readonly text: string;
  /** "HH:MM" by the clock there. */
  readonly checkIn: string;
  readonly checkOut: string;
  /** Guests up to this age are children: a smaller price for the bed and breakfast. */
  readonly childUntil: number;
  readonly facilities: readonly Facility[];
  readonly access: readonly AccessFeature[];
  /** What breakfast costs a person and night where the plan includes it; a child half of it. */
  readonly breakfast: string;
  /** Per cent by month, January first: -30 to 30. */
  readonly season: readonly number[];
  readonly stayRules: readonly StayRule[];
  readonly cityTax: CityTax | null;
  /** Names of painted pictures, besides the venue's own. */
  readonly pictures: readonly string[];
  readonly rooms: readonly RoomType[];
  readonly plans: readonly RatePlan[];
};

export type RoomType = {
  /** Unique within the hotel; letters, digits and dashes: it is in the names of stock. */
  readonly id: string;
  readonly kind: RoomKind;
  /** Its own name where it has one: "Harbour suite". */
  readonly names: Names | null;
  /** How many there are. */
  readonly count: number;
  readonly squareMetres: number;
  readonly beds: readonly { readonly kind: BedKind; readonly count: number }[];
  /** Guests in the price, guests at most (infants in cots not counted), and adults at most. */
  readonly included: number;
  readonly sleeps: number;
  readonly adults: number;
  /** Cots for infants under two, free. */
  readonly cots: number;
  /** A night of a usual weekday, and what each further guest adds to it. */
  readonly price: string;
  readonly extraAdult: string;
  readonly extraChild: string;
};

/** How a room may be bought. */
export type RatePlan = {
  readonly id: string;
  readonly meals: MealKind;
  /** Per cent on the room's price: -10 where nothing comes back. */
  readonly percent: number;
  /** Hours before check-in time, and the refund until then; empty where there is none. */
  readonly back: readonly { readonly hoursBefore: number; readonly refundPercent: number }[];
};

/** Holds for arrivals on these ISO weekdays (1 Monday to 7) in these months (1 to 12); empty is all of them. */
export type StayRule = {
  readonly weekdays: readonly number[];
  readonly months: readonly number[];
  readonly minNights: number;
  readonly closedToArrival: boolean;
};

/**
 * A tax of the place that its hotels take at the desk, a night: of each person by their share of the night's price, of each room, or
 * a share of the price without value added tax.
 */
export type CityTax = {
  readonly basis: 'person' | 'room' | 'share';
  /** The last that begins at or below the night's price (a person's, or the room's) holds; rising. */
  readonly bands: readonly { readonly from: string; readonly amount: string }[];
  /** Of the basis "share": hundredths of a per cent, and the value added tax that the price includes. */
  readonly basisPoints: number;
  readonly vatBasisPoints: number;
  /** Who is younger is free of it. */
  readonly fromAge: number;
  /** Nights after these are free of it. */
  readonly mostNights: number;
};
