import type { Point } from '#src/domain/catalogue/distance.ts';
import type { CurrencyCode } from '#src/domain/shared/money/currency.ts';
import type { FareClass } from '#src/domain/rail/fares/passenger.ts';
import type { RailNames } from '#src/domain/rail/rail-name.ts';

/** A pass: any train of its lines on so many days one after the other. Nothing of it runs out. */
export type RailPassOffer = {
  readonly id: string;
  readonly names: RailNames;
  readonly class: FareClass;
  readonly days: number;
  /** Keys of lines. */
  readonly lines: readonly string[];
  /** Where it belongs to, with the clock that its days go by (IANA). */
  readonly point: Point;
  readonly timeZone: string;
  readonly currency: CurrencyCode;
  /** Of one traveller, in minor units; never 0. */
  readonly adultMinor: number;
  readonly childMinor: number;
  /** Whole years, both included; younger ones need no pass. */
  readonly childAges: { readonly min: number; readonly max: number };
  /** The name of a painted picture. */
  readonly picture: string;
};
