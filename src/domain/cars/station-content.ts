import { readAcriss } from '#src/domain/cars/acriss.ts';
import type { RentalDeskHours } from '#src/domain/cars/rental-desk-hours.ts';
import type { HireSeason, LongerStep } from '#src/domain/cars/hire-price.ts';
import { isCountry } from '#src/domain/accounts/residences.ts';

export const stationKinds = ['airport', 'city'] as const;
export const hireExtras = ['child_seat', 'booster', 'extra_driver', 'sat_nav'] as const;
export type HireExtra = (typeof hireExtras)[number];

/**
 * A station of a car rental as the catalogue writes it. Sums are decimals in major units of the destination's currency.
 */
export type StationContent = {
  readonly kind: (typeof stationKinds)[number];
  readonly address: string;
  /** How to find the desk; one line. */
  readonly desk: string;
  readonly week: readonly RentalDeskHours[];
  /** From a car's return until it can go out again. */
  readonly turnMinutes: number;
  /** Sales close so many minutes before the key is handed over. */
  readonly noticeMinutes: number;
  /** Cancellation is free until so many hours before. */
  readonly freeHours: number;
  readonly minAge: number;
  /** Who is younger pays so much a day more, for so many days at most. */
  readonly young: DayFeeContent & { readonly under: number };
  readonly licence: {
    /** Countries whose licences hold as they are; others need an international permit beside them. */
    readonly plain: readonly string[];
    /** Countries whose licences do not hold at all. */
    readonly refused: readonly string[];
  };
  readonly fleet: readonly FleetRow[];
  readonly seasons: readonly HireSeason[];
  /** By rising day; a day's per cent never rises. */
  readonly longer: readonly LongerStep[];
  /** Destinations besides its own where cars may be returned; null where they are only returned here. */
  readonly oneWay: { readonly base: string; readonly km: string; readonly to: readonly number[] } | null;
  /** Null is as far as one likes. */
  readonly mileage: { readonly dayKm: number; readonly beyond: string } | null;
  /** What the driver pays of damage at most, and what it costs to pay nothing. */
  readonly excess: string;
  readonly cover: DayFeeContent;
  readonly extras: readonly (DayFeeContent & { readonly id: HireExtra; readonly most: number })[];
};

export type DayFeeContent = { readonly day: string; readonly mostDays: number };

export type FleetRow = {
  /** ACRISS. */
  readonly code: string;
  readonly cars: number;
  readonly day: string;
  readonly seats: number;
  readonly bags: number;
  /** Blocked on the driver's card until the car is back. */
  readonly deposit: string;
  /** Where it is above the station's. */
  readonly minAge?: number;
};

type Check = (value: unknown) => boolean;

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const text: Check = (value) => typeof value === 'string' && value.trim() !== '';
const sum: Check = (value) => typeof value === 'string' && /^(?:0|[1-9]\d{0,9})(?:\.\d{1,3})?$/.test(value);
const time: Check = (value) => typeof value === 'string' && /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(value);
const yearDay: Check = (value) => typeof value === 'string' && /^(?:0[1-9]|1[0-2])-(?:[0-2]\d|3[01])$/.test(value);
const country: Check = (value) => typeof value === 'string' && isCountry(value);
const acriss: Check = (value) => typeof value === 'string' && readAcriss(value) !== null;
const whole =
  (from: number, to: number): Check =>
  (value) =>
    typeof value === 'number' && Number.isInteger(value) && value >= from && value <= to;
const oneOf =
  (...words: readonly string[]): Check =>
  (value) =>
    typeof value === 'string' && words.includes(value);
const list =
  (each: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(each);
const orNull =
  (check: Check): Check =>
  (value) =>
    value === null || check(value);
const maybe =
  (check: Check): Check =>
  (value) =>
    value === undefined || check(value);
const record =
  (fields: Readonly<Record<string, Check>>): Check =>
  (value) =>
    isRecord(value) &&
    Object.entries(fields).every(([name, check]) => check(value[name])) &&
    Object.keys(value).every((name) => Object.hasOwn(fields, name));
const distinct =
  (check: Check, by: (one: unknown) => unknown): Check =>
  (value) =>
    check(value) && Array.isArray(value) && new Set(value.map(by)).size === value.length;
const filled =
  (check: Check): Check =>
  (value) =>
    check(value) && Array.isArray(value) && value.length > 0;

const fieldOf =
  (name: string) =>
  (one: unknown): unknown =>
    isRecord(one) ? one[name] : undefined;
const dayFee = { day: sum, mostDays: whole(1, 30) };

const checks: Readonly<Record<keyof StationContent, Check>> = {
  kind: oneOf(...stationKinds),
  address: text,
  desk: text,
  week: filled(list(record({ days: filled(list(whole(1, 7))), from: time, to: time }))),
  turnMinutes: whole(0, 720),
  noticeMinutes: whole(0, 10_080),
  freeHours: whole(0, 720),
  minAge: whole(18, 30),
  young: record({ ...dayFee, under: whole(18, 30) }),
  licence: record({ plain: list(country), refused: list(country) }),
  fleet: filled(
    distinct(
      list(
        record({
          code: acriss,
          cars: whole(1, 999),
          day: sum,
          seats: whole(1, 12),
          bags: whole(0, 12),
          deposit: sum,
          minAge: maybe(whole(18, 40)),
        }),
      ),
      fieldOf('code'),
    ),
  ),
  seasons: list(record({ from: yearDay, to: yearDay, percent: whole(50, 300) })),
  longer: (value) =>
    list(record({ fromDay: whole(2, 30), percent: whole(30, 100) }))(value) && Array.isArray(value) && falls(value),
  oneWay: orNull(record({ base: sum, km: sum, to: list(whole(1, 99_999)) })),
  mileage: orNull(record({ dayKm: whole(50, 1000), beyond: sum })),
  excess: sum,
  cover: record(dayFee),
  extras: distinct(list(record({ ...dayFee, id: oneOf(...hireExtras), most: whole(1, 4) })), fieldOf('id')),
};

/** Days in rising order, their per cents falling. */
function falls(steps: readonly unknown[]): boolean {
  return steps.every((step, at) => {
    const before = steps[at - 1];
    if (!isRecord(step) || !isRecord(before)) return at === 0;
    return Number(step['fromDay']) > Number(before['fromDay']) && Number(step['percent']) <= Number(before['percent']);
  });
}

/** The first field that is not as it must be, or null. */
export function stationFault(content: unknown): string | null {
  if (!isRecord(content)) return 'content';
  const wrong = Object.entries(checks).find(([name, check]) => !check(content[name]));
  return wrong?.[0] ?? Object.keys(content).find((name) => !Object.hasOwn(checks, name)) ?? null;
}

/** Whether this is a station's content, every field of it. */
export function isStationContent(content: unknown): content is StationContent {
  return stationFault(content) === null;
}
