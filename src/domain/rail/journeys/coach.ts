import type { FareClass } from '#src/domain/rail/fares/passenger.ts';

/** How places of a line are sold: not at all, so many of a class, or by the seat. */
export type Seating =
  | { readonly kind: 'open' }
  | { readonly kind: 'counted'; readonly places: Readonly<Partial<Record<FareClass, number>>> }
  | { readonly kind: 'reserved'; readonly coaches: readonly Coach[] };

/**
 * A coach as it is drawn: rows from the front, letters from one side to the other with "-" for the aisle ("AB-CD").
 * Rows of `tables` have a table behind them: their passengers face backwards, towards the next row.
 */
export type Coach = {
  /** The number on its door: "7". */
  readonly name: string;
  readonly class: FareClass;
  readonly rows: number;
  readonly letters: string;
  readonly tables: readonly number[];
  /** Reserved for wheelchair users: "1A". */
  readonly wheelchair: readonly string[];
  /** Places of the grid that have no seat: "1B". */
  readonly without: readonly string[];
  readonly quiet: boolean;
  readonly power: boolean;
};

/** A seat of a coach; `name` is unique in the train: "7-12A". */
export type Seat = {
  readonly name: string;
  readonly row: number;
  readonly letter: string;
  readonly faces: 'forwards' | 'backwards';
  readonly table: boolean;
  readonly place: 'window' | 'aisle' | 'middle';
  readonly wheelchair: boolean;
};

/** The seats of a coach, row by row. */
export function seatsOf({ name, rows, letters, tables, wheelchair, without }: Coach): Seat[] {
  return Array.from({ length: rows }, (_, index) => index + 1).flatMap((row) =>
    letters.split('').flatMap((letter, at): Seat[] => {
      const short = `${row}${letter}`;
      if (letter === '-' || without.includes(short)) return [];
      const backwards = tables.includes(row);
      return [
        {
          name: `${name}-${short}`,
          row,
          letter,
          faces: backwards ? 'backwards' : 'forwards',
          table: backwards || tables.includes(row - 1),
          place: placeAt(letters, at),
          wheelchair: wheelchair.includes(short),
        },
      ];
    }),
  );
}

function placeAt(letters: string, at: number): Seat['place'] {
  if (at === 0 || at === letters.length - 1) return 'window';
  return letters[at - 1] === '-' || letters[at + 1] === '-' ? 'aisle' : 'middle';
}
