import type { Names } from '#src/domain/catalogue/destination.ts';
import type { Point } from '#src/domain/catalogue/distance.ts';
import type { CurrencyCode } from '#src/domain/shared/money/currency.ts';
import type { Seating } from '#src/domain/rail/journeys/coach.ts';
import type { RailMode } from '#src/domain/rail/feed/feed.ts';
import type { RailPassOffer } from '#src/domain/rail/fares/pass.ts';
import type { AgeRule, FareClass, Railcard } from '#src/domain/rail/fares/passenger.ts';

/** Our own lines as their files say (`catalogue/rail`). Amounts are decimals in the line's currency. */
export type NetworkFiles = StationsFile & RailTermsFile & PassesFile & { readonly lines: readonly LineFile[] };

/** `stations.json` */
export type StationsFile = {
  readonly groups: readonly {
    readonly key: string;
    readonly kind: 'city' | 'airport';
    readonly names: Names;
    readonly point: Point;
  }[];
  readonly stations: readonly {
    readonly key: string;
    readonly names: Names;
    readonly point: Point;
    readonly timeZone: string;
    readonly group: string | null;
    readonly changeMinutes: number;
  }[];
  /** Ways on foot between stations, in both directions. */
  readonly ways: readonly { readonly between: readonly [string, string]; readonly minutes: number }[];
};

/** `terms.json` */
export type RailTermsFile = {
  readonly rules: {
    readonly ages: readonly AgeRule[];
    readonly cards: readonly (Omit<Railcard, 'names'> & { readonly names: Names })[];
  };
  readonly policies: Readonly<Record<string, FarePolicyEntry>>;
};

type FarePolicyEntry = {
  /** `keeps`: per cent as a number, an amount as text. */
  readonly refund: readonly { readonly minutesBefore: number; readonly keeps: number | string }[];
  readonly exchange: 'free' | 'fee' | 'none';
  readonly exchangeFee: string;
};

/** `passes.json` */
export type PassesFile = { readonly passes: readonly PassEntry[] };

export type PassEntry = Omit<
  RailPassOffer,
  'names' | 'point' | 'timeZone' | 'currency' | 'adultMinor' | 'childMinor'
> & {
  readonly names: Names;
  /** A station of the place that it belongs to. */
  readonly near: string;
  /** Decimals in the currency of its lines. */
  readonly adult: string;
  readonly child: string;
};

/** `lines/<key>.json` */
export type LineFile = {
  readonly key: string;
  readonly names: Names;
  readonly mode: RailMode;
  readonly timeZone: string;
  readonly currency: CurrencyCode;
  readonly stations: readonly string[];
  /** From each station to the next; one less than stations. */
  readonly minutes: readonly number[];
  readonly trains: readonly TrainsEntry[];
  /** What getting in costs, and what has been added up along the line at each station. */
  readonly fares: readonly {
    readonly class: FareClass;
    readonly board: string;
    readonly along: readonly string[];
    readonly policy: string;
  }[];
  readonly seating: Seating;
};

/** Trains that run alike: `there` along the list of stations, `back` against it. Times are those of the line. */
export type TrainsEntry = {
  readonly name: string;
  readonly number: number;
  /** 1 Monday to 7 Sunday. */
  readonly days: readonly number[];
  readonly skips: readonly string[];
  /** Minutes that a train stops at a station. */
  readonly dwell: number;
  readonly there: TrainTimes | null;
  readonly back: TrainTimes | null;
};

/** A last train before the first one runs after midnight. */
type TrainTimes = { readonly first: string; readonly last: string; readonly every: number };
