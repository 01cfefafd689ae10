import type { Names } from '#src/domain/catalogue/destination.ts';
import { supplierName } from '#src/domain/suppliers/supplier-name.ts';
import type { PictureRef } from '#src/domain/catalogue/media/picture.ts';
import type { Option, Product, Unit } from '#src/domain/catalogue/product.ts';
import { lastRealProduct } from '#src/domain/catalogue/synthetic-ids.ts';
import { scheduleOfPlan } from '#src/demo/synthetic/synthetic-plan.ts';
import { syntheticRank } from '#src/demo/synthetic/synthetic-subject.ts';
import { printedPrice, recipeOf, summaries, type Recipe } from '#src/demo/synthetic/synthetic-listing.ts';
import { priceStep, type CurrencyCode } from '#src/domain/shared/money/currency.ts';
import { money, toMajor } from '#src/domain/shared/money/money.ts';

/** The parameters of a synthetic catalogue, stored with each listing: a product is derived from its listing alone. */
export type SyntheticBy = {
  readonly seed: number;
  /** Days since 1970. */
  readonly firstDay: number;
};

/** The fields of a synthetic product that the search index stores. */
export type SyntheticListingRow = {
  readonly id: number;
  readonly destinationId: number;
  readonly currency: CurrencyCode;
  /** Minor units; null when it is sold out for ever. */
  readonly price: bigint | null;
  readonly reviews: number;
  readonly slug: string;
  readonly titles: Names;
  readonly localName: string | null;
  readonly summary: string;
  readonly picture: PictureRef;
  readonly instantConfirmation: boolean;
  readonly mobileTicket: boolean;
  readonly freeCancelHours: number | null;
  readonly lat: number;
  readonly lng: number;
  readonly by: SyntheticBy;
};

/** The supplier of all synthetic products. */
export const syntheticSupplier = 'made-up-tours';

/** Returns the complete, bookable product of a listing: always the same. */
export function syntheticProduct(listing: SyntheticListingRow): Product {
  const { by, price, reviews, freeCancelHours, lat, lng, mobileTicket, currency, localName, ...same } = listing;
  const recipe = recipeOf(by.seed, listing.id - lastRealProduct, by.firstDay);
  const { archetype, modifier } = recipe;
  return {
    ...same,
    supplier: syntheticSupplier,
    category: archetype.category,
    rank: syntheticRank(reviews),
    samples: reviews,
    ...(localName === null ? {} : { localName }),
    text: `${archetype.words.en}: ${modifier.words.en}. ${listing.summary} It belongs to a synthetic catalogue that shows how this shop works at size: it can be booked like anything else in a demonstration, and nobody will be waiting at the door.`,
    highlights: recipe.sentences.map((sentence) => summaries[sentence] ?? ''),
    included: [modifier.words.en],
    excluded: [],
    goodToKnow: ['Made up for a demonstration: nobody will be there.'],
    meetingPoint: { name: archetype.words.en, address: supplierName(syntheticSupplier), lat, lng },
    durationMinutes: { from: archetype.minutes, to: archetype.minutes },
    languages: [],
    redemption: mobileTicket ? 'DIGITAL' : 'PRINT',
    perPersonTicket: false,
    accessibility: [],
    options: [optionOf(recipe, { currency, price, freeCancelHours })],
  };
}

type Sale = Pick<SyntheticListingRow, 'currency' | 'price' | 'freeCancelHours'>;

function optionOf(recipe: Recipe, { currency, price, freeCancelHours }: Sale): Option {
  const { archetype, modifier, plan } = recipe;
  // Products that are always sold out still have a price, although it is never charged.
  const minor = price ?? BigInt(printedPrice({ currency, priceLevel: 1 }, archetype.dollars * modifier.factor));
  return {
    id: 'standard',
    title: modifier.words.en,
    titles: modifier.words,
    differs: [archetype.words.en],
    schedule: scheduleOfPlan(plan),
    capacity: 20,
    cutoffMinutes: 60,
    minParty: 1,
    maxParty: 9,
    cancellation: freeCancelHours === null ? [] : [{ hoursBefore: freeCancelHours, refundPercent: 100 }],
    units: unitsOf(minor, currency),
    priceRules: [],
  };
}

/** Grown-ups pay what the listing says; children, who come with them, half of it. */
function unitsOf(minor: bigint, currency: CurrencyCode): readonly Unit[] {
  const step = priceStep(currency);
  const half = (minor / (2n * step)) * step;
  return [
    {
      id: 'adult',
      type: 'ADULT',
      title: 'Adult (12+)',
      minAge: 12,
      maxAge: 99,
      pax: 1,
      accompanied: false,
      price: toMajor(money(minor, currency)),
    },
    {
      id: 'child',
      type: 'CHILD',
      title: 'Child (0–11)',
      minAge: 0,
      maxAge: 11,
      pax: 1,
      accompanied: true,
      price: toMajor(money(half, currency)),
    },
  ];
}
