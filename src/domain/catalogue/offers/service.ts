import type { Names } from '#src/domain/catalogue/destination.ts';
import type { Point } from '#src/domain/catalogue/distance.ts';
import type { CurrencyCode } from '#src/domain/shared/money/currency.ts';

/** A moment at a place, by its own clock; `offset` from UTC ("+09:00") distinguishes the two hours of one name. */
export type ServicePoint = {
  readonly place: Names;
  readonly date: string;
  readonly time: string;
  readonly offset: string;
  /** IANA zone of that clock, where it is not the visit's own. */
  readonly timeZone?: string;
  /** Where it is, for the way to what comes next. */
  readonly at?: Point;
};

/** From one moment and place to another: a ride, the nights of a stay, the days of a hire. */
export type ServiceSpan = {
  readonly kind: 'span';
  readonly as: 'ride' | 'stay' | 'hire';
  readonly from: ServicePoint;
  readonly to: ServicePoint;
  /** What one rides in: "Kodama 705". */
  readonly label: Names | null;
  /** Reserved places, "7-12A", in the order of the units. */
  readonly seats: readonly string[];
};

/** Facts that have words in every language (`web/parts/service-words.ts`); a vertical's own come with their names. */
export const factCodes = [
  'class',
  'fare',
  'railcard',
  'open_ticket',
  'room',
  'rooms',
  'nights',
  'adults',
  'children',
  'child_ages',
  'meals',
  'beds',
  'car',
  'driver_age',
  'mileage',
  'mileage_unlimited',
  'mileage_beyond',
  'papers',
  'permit',
  'insurance',
  'supplier',
  'fuel',
  'other',
] as const;
export type FactCode = (typeof factCodes)[number];

/** Something worth knowing of what is bought: a number, a name, or both. */
export type ServiceFact = {
  readonly kind: 'fact';
  readonly code: FactCode;
  readonly count?: number;
  readonly names?: Names;
};

/** What is paid at the place and not here (minor units, a decimal string): no part of any of our prices. */
export type ServiceDue = {
  readonly kind: 'due';
  readonly code: 'city_tax' | 'resort_fee' | 'deposit';
  readonly minor: string;
  readonly currency: CurrencyCode;
};

export type ServiceDetail = ServiceSpan | ServiceFact | ServiceDue;

/** Whether it is given up whole or not at all: a car with what goes along, and no part of it. */
export function isGivenUpWhole(service: Service | undefined): boolean {
  return service?.details.some((detail) => detail.kind === 'span' && detail.as === 'hire') === true;
}

/**
 * What was sold, without the seats of those who stay at home: `leaving` counts from 0 among those who still had a seat.
 * Spans that do not name a seat for each of them stay as they are; what is paid at the place gets less by the share of
 * rooms that are given up, rounded up, since it is unknown who of the party slept in which.
 */
export function withoutSeats(service: Service, leaving: readonly number[], seated: number): Service {
  const staying = BigInt(Math.max(0, seated - leaving.length));
  const details = service.details.map((detail) => {
    if (detail.kind === 'due') return smallerDue(detail, staying, BigInt(seated));
    return detail.kind === 'span' && detail.seats.length === seated
      ? { ...detail, seats: detail.seats.filter((_seat, at) => !leaving.includes(at)) }
      : detail;
  });
  return { ...service, details };
}

/** A deposit is charged as a whole. */
function smallerDue(due: ServiceDue, staying: bigint, seated: bigint): ServiceDue {
  if (due.code === 'deposit' || seated === 0n) return due;
  const minor = (BigInt(due.minor) * staying + seated - 1n) / seated;
  return { ...due, minor: minor.toString() };
}

/**
 * What a vertical sells beside visits: which vertical, of which venue, what was chosen and what is worth knowing of it.
 */
export type Service = {
  readonly vertical: string;
  readonly venueId: number | null;
  /** As the vertical's pages receive it: the query of an address. */
  readonly question: Readonly<Record<string, string>>;
  /** What of the venue's was bought, in the languages that it has words in. */
  readonly optionTitles: Names;
  readonly details: readonly ServiceDetail[];
};
