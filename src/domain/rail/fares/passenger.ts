import type { RailNames } from '#src/domain/rail/rail-name.ts';
import { roundToPriceStep } from '#src/domain/shared/money/money.ts';
import type { CurrencyCode } from '#src/domain/shared/money/currency.ts';

/** What a traveler of an age pays, in percent of the full fare. Ages are whole years, both ends included. */
export type AgeRule = {
  readonly id: 'infant' | 'child' | 'youth' | 'senior';
  readonly minAge: number;
  readonly maxAge: number;
  readonly percent: number;
};

/** A card that lowers fares, for holders of certain ages and in certain classes; null is every class. */
export type Railcard = {
  readonly id: string;
  readonly names: RailNames;
  readonly percentOff: number;
  readonly minAge: number;
  readonly maxAge: number;
  readonly classes: readonly FareClass[] | null;
};

export const fareClasses = ['standard', 'first', 'business'] as const;
export type FareClass = (typeof fareClasses)[number];

/** What a publisher says of ages and cards; a feed that says nothing has none, and all pay the full fare. */
export type RailRules = { readonly ages: readonly AgeRule[]; readonly cards: readonly Railcard[] };

export const noRules: RailRules = { ages: [], cards: [] };

/** From this age on a traveler counts as an adult, who need not give an age; nobody is older than `oldestAge`. */
export const adultAge = 18;
export const oldestAge = 120;

/** `age` is null for adults who have not said theirs. */
export type RailTraveller = { readonly age: number | null; readonly card: string | null };

/**
 * Returns what a traveler pays of a full fare, in minor units: the lower of the prices for their age and for their
 * card, never both reductions, rounded to the price step of the currency.
 */
export function passengerFare(
  rules: RailRules,
  traveller: RailTraveller,
  full: { readonly minor: bigint; readonly currency: CurrencyCode; readonly class: FareClass },
): bigint {
  const share = BigInt(Math.min(agePercent(rules, traveller), cardPercent(rules, traveller, full.class)));
  return roundToPriceStep(full.minor * share, 100n, full.currency);
}

function agePercent({ ages }: RailRules, { age }: RailTraveller): number {
  if (age === null) return 100;
  return ages.find((rule) => age >= rule.minAge && age <= rule.maxAge)?.percent ?? 100;
}

function cardPercent({ cards }: RailRules, { age, card }: RailTraveller, fareClass: FareClass): number {
  const held = cards.find((one) => one.id === card);
  if (held === undefined) return 100;
  if (!mayHold(held, age) || (held.classes !== null && !held.classes.includes(fareClass))) return 100;
  return 100 - held.percentOff;
}

/**
 * Whether a traveler may hold a card. An adult who names one without an age vouches for it, since it is inspected on
 * board: it counts if any adult can have it.
 */
export function mayHold({ minAge, maxAge }: Pick<Railcard, 'minAge' | 'maxAge'>, age: RailTraveller['age']): boolean {
  return age === null ? maxAge >= adultAge : age >= minAge && age <= maxAge;
}
