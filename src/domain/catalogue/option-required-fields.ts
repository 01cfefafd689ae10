import type { Names } from '#src/domain/catalogue/destination.ts';

/**
 * What suppliers commonly must know of a traveller, after OCTO's contact fields. A closed list; sizes are cm and kg.
 * `fullName` is one field in any script; `passportName` is family name and given name in Latin letters.
 */
export const travellerFields = [
  'fullName',
  'passportName',
  'birthDate',
  'nationality',
  'passport',
  'passportExpiry',
  'height',
  'weight',
  'diet',
] as const;
export type TravellerField = (typeof travellerFields)[number];

export const diets = ['any', 'vegetarian', 'vegan', 'halal', 'kosher', 'glutenFree'] as const;

/**
 * A question of the supplier's own, of the whole booking or of each traveller (of some units, where they are named).
 */
export type Question = {
  /** Unique within its option; answers are stored under it. */
  readonly id: string;
  readonly per: 'booking' | 'traveller';
  readonly units?: readonly string[];
  readonly title: Names;
  readonly hint?: Names;
  readonly optional?: true;
  readonly rule: QuestionRule;
};

export type QuestionRule =
  | { readonly kind: 'text'; readonly max: number }
  | { readonly kind: 'number'; readonly from: number; readonly to: number }
  | { readonly kind: 'choice'; readonly choices: readonly { readonly id: string; readonly title: Names }[] }
  /** The number of a flight, and a time of the day by the clock of the place: a driver waits for them. */
  | { readonly kind: 'flight' }
  | { readonly kind: 'time' }
  /** Something the traveler must confirm: that all participants can swim. */
  | { readonly kind: 'confirm' };

export type Pickup = {
  readonly points: readonly { readonly id: string; readonly name: Names; readonly minutesBefore: number }[];
  /** Where an address of the traveller's own may lie; none is taken without it. */
  readonly area?: Names;
  /** One may also come to the meeting point by oneself. */
  readonly ownWay: boolean;
};

/** The fields that an option requires of its travelers. */
export type OptionRequiredFields = {
  readonly each?: readonly TravellerField[];
  /** Of the first traveller alone, in addition to `each`. */
  readonly first?: readonly TravellerField[];
  /** By unit, in addition to `each`. */
  readonly units?: Readonly<Record<string, readonly TravellerField[]>>;
  /** Languages of the guide among which a booking chooses, BCP 47. */
  readonly guideLanguages?: readonly string[];
  readonly questions?: readonly Question[];
  readonly pickup?: Pickup;
};

/** The fields that an option required when it was sold, with the ages of its units: frozen with the booking. */
export type RequiredFieldsAtSale = OptionRequiredFields & {
  readonly ages: Readonly<Record<string, { readonly from: number; readonly to: number }>>;
};
