import type { CurrencyCode } from '#src/domain/shared/money/currency.ts';
import type { RailNames } from '#src/domain/rail/rail-name.ts';
import type { FareClass } from '#src/domain/rail/fares/passenger.ts';
import type { FareConditions } from '#src/domain/rail/fares/refund.ts';

/**
 * A price for a ride or several, and where it holds. What is null is no condition. Fares of one key differ only in
 * where.
 */
export type RailFare = {
  readonly key: string;
  readonly class: FareClass;
  /** What it is called; null where the publisher gives no name. */
  readonly names: RailNames | null;
  /** Of one adult; never 0. */
  readonly priceMinor: bigint;
  readonly currency: CurrencyCode;
  /** On the lines of this operator alone; null: on those of all. */
  readonly operator: string | null;
  readonly line: number | null;
  /** Zones of the stops where one gets in and out. */
  readonly origin: string | null;
  readonly destination: string | null;
  /** All zones that are passed; empty where that does not matter. */
  readonly contains: readonly string[];
  /** How often one may change; null is any number. */
  readonly changes: number | null;
  /** Seconds from the first departure within which the last train must have left; null is any time. */
  readonly validSeconds: number | null;
  /** Null where not published. */
  readonly conditions: FareConditions | null;
};

/** A ride as fares see it. */
export type FaredRide = {
  readonly feed: number;
  readonly line: number;
  readonly operator: string;
  readonly originZone: string | null;
  readonly destinationZone: string | null;
  /** Of all calls from getting in to getting out, each once. */
  readonly zones: readonly string[];
  /** Seconds since the epoch. */
  readonly departs: number;
  /** Travelers stay on board of the ride before: that is no change. */
  readonly staysOn: boolean;
};

/** One ticket of an offer: the fare, and the first and last ride that it is for. */
export type PricedTicket<Fare extends RailFare = RailFare> = {
  readonly fare: Fare;
  readonly first: number;
  readonly last: number;
};

/** A way to pay for a journey; `through`: one ticket holds for all of it. */
export type FareOffer<Fare extends RailFare = RailFare> = {
  readonly class: FareClass;
  readonly through: boolean;
  readonly tickets: readonly PricedTicket<Fare>[];
};

/**
 * What a journey may be paid with. Where fares hold for all of it there is one offer for each of them; else one for
 * each class that any ride has: as few tickets as cover it, rides without that class in standard. Empty: some ride has
 * no fare, which does not mean that it is free.
 */
export function fareOffers<Fare extends RailFare>(
  rides: readonly FaredRide[],
  faresOf: (feed: number) => readonly Fare[],
): FareOffer<Fare>[] {
  const last = rides.length - 1;
  const whole = faresFor(rides, 0, last, faresOf);
  if (whole.length > 0)
    return byKey(whole).map((fare) => ({
      class: fare.class,
      through: rides.length > 1,
      tickets: [{ fare, first: 0, last }],
    }));
  const classes = new Set(rides.flatMap((_, at) => faresFor(rides, at, at, faresOf).map((fare) => fare.class)));
  return [...classes].toSorted().flatMap((fareClass) => {
    const tickets = fewestTickets(rides, fareClass, faresOf);
    return tickets === null ? [] : [{ class: fareClass, through: false, tickets }];
  });
}

/** The keys of an offer's tickets, by which a choice names it among others of its class. */
export function faresKey({ tickets }: FareOffer): string {
  return tickets.map(({ fare }) => fare.key).join('~');
}

/** The cheapest of each key, the cheapest first. */
function byKey<Fare extends RailFare>(fares: readonly Fare[]): Fare[] {
  const cheapest = new Map<string, Fare>();
  for (const fare of fares) {
    const known = cheapest.get(fare.key);
    if (known === undefined || fare.priceMinor < known.priceMinor) cheapest.set(fare.key, fare);
  }
  return [...cheapest.values()].toSorted(byPrice);
}

function byPrice(one: RailFare, other: RailFare): number {
  if (one.priceMinor !== other.priceMinor) return one.priceMinor < other.priceMinor ? -1 : 1;
  return one.key < other.key ? -1 : 1;
}

/** Null where some ride cannot be paid. Of equally few tickets the longest ones come first. */
function fewestTickets<Fare extends RailFare>(
  rides: readonly FaredRide[],
  fareClass: FareClass,
  faresOf: (feed: number) => readonly Fare[],
): PricedTicket<Fare>[] | null {
  const tickets: PricedTicket<Fare>[] = [];
  let first = 0;
  while (first < rides.length) {
    const ticket = longestFrom(rides, first, fareClass, faresOf);
    if (ticket === null) return null;
    tickets.push(ticket);
    first = ticket.last + 1;
  }
  return tickets;
}

function longestFrom<Fare extends RailFare>(
  rides: readonly FaredRide[],
  first: number,
  fareClass: FareClass,
  faresOf: (feed: number) => readonly Fare[],
): PricedTicket<Fare> | null {
  for (let last = rides.length - 1; last >= first; last -= 1) {
    const fares = faresFor(rides, first, last, faresOf).toSorted(byPrice);
    const fare = fares.find((one) => one.class === fareClass) ?? (last === first ? fares.find(isStandard) : undefined);
    if (fare !== undefined) return { fare, first, last };
  }
  return null;
}

function isStandard({ class: fareClass }: RailFare): boolean {
  return fareClass === 'standard';
}

function faresFor<Fare extends RailFare>(
  rides: readonly FaredRide[],
  first: number,
  last: number,
  faresOf: (feed: number) => readonly Fare[],
): Fare[] {
  const taken = rides.slice(first, last + 1);
  const [begin] = taken;
  const end = taken.at(-1);
  if (begin === undefined || end === undefined || taken.some(({ feed }) => feed !== begin.feed)) return [];
  const zones = new Set(taken.flatMap((ride) => ride.zones));
  const changes = taken.slice(1).filter(({ staysOn }) => !staysOn).length;
  return faresOf(begin.feed).filter(
    (fare) =>
      (fare.operator === null || taken.every(({ operator }) => operator === fare.operator)) &&
      (fare.line === null || taken.every(({ line }) => line === fare.line)) &&
      (fare.origin === null || fare.origin === begin.originZone) &&
      (fare.destination === null || fare.destination === end.destinationZone) &&
      (fare.contains.length === 0 ||
        (fare.contains.length === zones.size && fare.contains.every((one) => zones.has(one)))) &&
      (fare.changes === null || fare.changes >= changes) &&
      (fare.validSeconds === null || end.departs - begin.departs <= fare.validSeconds),
  );
}
