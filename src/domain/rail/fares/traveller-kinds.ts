import type { Names } from '#src/domain/catalogue/destination.ts';
import type { UnitType } from '#src/domain/catalogue/product.ts';
import type { RailFare } from '#src/domain/rail/fares/fare.ts';
import type { RailNames } from '#src/domain/rail/rail-name.ts';
import { travellerTypes, withCard, type TravellerNames } from '#src/domain/rail/fares/traveller-names.ts';
import { passengerFare, type RailRules, type RailTraveller } from '#src/domain/rail/fares/passenger.ts';

/** Travelers who pay the same and have the same label: a unit of what is sold. */
export type TravellerKind = {
  /** "adult", "adult-youth" with that railcard, "child"; unique in its offer. */
  readonly id: string;
  readonly type: UnitType;
  readonly titles: Names;
  /** Represents all of them. */
  readonly traveller: RailTraveller;
  /** What the railcard is called that they hold. */
  readonly card: RailNames | null;
  /** Their places in the list of travellers. */
  readonly members: readonly number[];
  /** Pays nothing: sits on a lap, and needs a paying traveler. */
  readonly onLap: boolean;
};

/** A ticket that all of them need, with the rules of its publisher. */
export type KindTicket = {
  readonly fare: Pick<RailFare, 'priceMinor' | 'currency' | 'class'>;
  readonly rules: RailRules;
};

/**
 * Kinds of travellers by what they pay for these tickets, in their order; those on a lap come last, so that the places
 * of all others stay what they are when others drop out.
 */
export function travellerKinds(
  travellers: readonly RailTraveller[],
  tickets: readonly KindTicket[],
  names: TravellerNames,
): readonly TravellerKind[] {
  const kinds = new Map<string, TravellerKind>();
  const labels = new Set<string>();
  const rules = tickets[0]?.rules ?? { ages: [], cards: [] };
  travellers.forEach((traveller, place) => {
    const prices = tickets.map(({ fare, rules: own }) =>
      passengerFare(own, traveller, { minor: fare.priceMinor, currency: fare.currency, class: fare.class }),
    );
    const { label, titles, type, card } = labelOf(rules, traveller, names);
    const key = [label, ...prices].join(' ');
    const known = kinds.get(key);
    if (known !== undefined) return void kinds.set(key, { ...known, members: [...known.members, place] });
    const id = labels.has(label) ? `${label}-${traveller.age ?? place}` : label;
    labels.add(label);
    const onLap = prices.length > 0 && prices.every((price) => price === 0n);
    kinds.set(key, { id, type, titles, traveller, card, members: [place], onLap });
  });
  return [...kinds.values()].toSorted((one, other) => Number(one.onLap) - Number(other.onLap));
}

/** Returns the positions of those who have their own seat, in the order of the units that are sold. */
export function seatedOf(kinds: readonly TravellerKind[]): readonly number[] {
  return kinds.flatMap(({ members, onLap }) => (onLap ? [] : members));
}

/** A traveler whom no rule knows by age counts as an adult. */
function labelOf({ ages, cards }: RailRules, { age, card }: RailTraveller, names: TravellerNames) {
  const rule = age === null ? undefined : ages.find(({ minAge, maxAge }) => age >= minAge && age <= maxAge);
  const word = rule?.id ?? 'adult';
  const titles = names[word];
  const type = travellerTypes[word];
  const held = cards.find(({ id }) => id === card);
  // A card that is unknown there lowers no fare.
  if (held === undefined) return { label: word, type, titles, card: null };
  return { label: `${word}-${held.id}`, type, titles: withCard(titles, held.names), card: held.names };
}
