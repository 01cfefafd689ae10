import type { MeetingPlace } from '#src/domain/catalogue/meeting-points/meeting-place.ts';
import type { Names } from '#src/domain/catalogue/destination.ts';
import type { AccessNeed } from '#src/domain/catalogue/access-need.ts';
import type { OptionRequiredFields } from '#src/domain/catalogue/option-required-fields.ts';
import type { PictureRef } from '#src/domain/catalogue/media/picture.ts';
import type { Schedule } from '#src/domain/shared/time/schedule.ts';
import type { PolicyStep } from '#src/domain/catalogue/policy-step.ts';
import type { ProductWords } from '#src/domain/catalogue/translated-texts.ts';
import type { PriceRule } from '#src/domain/catalogue/prices/price-rule.ts';
import type { TaxOverride } from '#src/domain/catalogue/tax/tax.ts';

/** Closed list of what a product is about; the order is that of menus. */
export const categories = [
  'attraction',
  'theme-park',
  'museum',
  'tour',
  'day-trip',
  'cruise',
  'show',
  'food',
  'class',
  'outdoor',
  'wellness',
  'transfer',
  'pass',
] as const;
export type Category = (typeof categories)[number];

/** OCTO unit types. */
export const unitTypes = [
  'ADULT',
  'YOUTH',
  'CHILD',
  'INFANT',
  'FAMILY',
  'SENIOR',
  'STUDENT',
  'MILITARY',
  'OTHER',
] as const;
export type UnitType = (typeof unitTypes)[number];

/** Something a supplier sells at a place, after OCTO. Prices are in the destination's currency. */
export type Product = {
  readonly id: number;
  readonly slug: string;
  readonly destinationId: number;
  readonly supplier: string;
  readonly category: Category;
  /** 1 is the best known of its destination; orders lists until bookings and reviews speak. */
  readonly rank: number;
  readonly titles: Names;
  /** The place's own name in its own script, when it differs. */
  readonly localName?: string;
  readonly summary: string;
  /** 60 to 120 words of our own. */
  readonly text: string;
  readonly highlights: readonly string[];
  readonly included: readonly string[];
  readonly excluded: readonly string[];
  readonly goodToKnow: readonly string[];
  readonly meetingPoint: MeetingPlace;
  readonly durationMinutes: { readonly from: number; readonly to: number };
  /** Guide or audio languages, BCP 47; empty where there is no guide or audio. */
  readonly languages: readonly string[];
  readonly instantConfirmation: boolean;
  readonly redemption: 'DIGITAL' | 'PRINT' | 'MANIFEST';
  readonly perPersonTicket: boolean;
  readonly accessibility: readonly string[];
  /** What of it can be filtered by: only what holds for the visit as a whole. */
  readonly access?: readonly AccessNeed[];
  readonly picture: PictureRef;
  /** What its page says in further languages, by BCP 47 tag. */
  readonly words?: Readonly<Record<string, ProductWords>>;
  /** How many sample reviews it has, where that does not follow from its rank (RU-32). */
  readonly samples?: number;
  /** Where it is not taxed as its category is in its country. */
  readonly tax?: TaxOverride;
  readonly options: readonly Option[];
};

/** A package of a product: what differs, when it runs, for whom and at what price. */
export type Option = {
  /** Unique within its product; lower-case words and dashes. */
  readonly id: string;
  readonly title: string;
  /** The title in all languages that have one; put in from `words/` on reading. */
  readonly titles?: Names;
  /** What sets it apart from its sisters, one line each. */
  readonly differs: readonly string[];
  readonly schedule: Schedule;
  /** People per slot; options of one product naming the same pool share it. */
  readonly capacity: number;
  readonly pool?: string;
  /** Sales close so many minutes before the start (or before closing time when opening hours hold). */
  readonly cutoffMinutes: number;
  readonly minParty: number;
  readonly maxParty: number;
  readonly cancellation: readonly PolicyStep[];
  readonly units: readonly Unit[];
  readonly priceRules: readonly PriceRule[];
  /** The fields required of travelers at the checkout; nothing beyond the contact without it. */
  readonly asks?: OptionRequiredFields;
};

export type Unit = {
  /** Unique within its option. */
  readonly id: string;
  readonly type: UnitType;
  readonly title: string;
  readonly titles?: Names;
  readonly minAge: number;
  readonly maxAge: number;
  /** Places one of it takes; capacity counts people, not units. */
  readonly pax: number;
  /** True when it cannot be booked without a unit that can be booked alone. */
  readonly accompanied: boolean;
  readonly maxQuantity?: number;
  /** Major units of the destination's currency as a decimal string. */
  readonly price: string;
};
