import { priceCellOf } from '#src/search-index/prices/price-cell.ts';
import { makeKey, priceAt, recordAt, recordWords, stallKey } from '#src/search-index/record.ts';
import { sharedBytes } from '#src/search-index/shared-memory.ts';
import type { SearchIndex } from '#src/search-index/search-index-shape.ts';

type Columns = Pick<SearchIndex, 'stalls' | 'makes' | 'priceCells' | 'stallRecords' | 'makeRecords'>;
type Records = Pick<SearchIndex, 'records' | 'prices'>;

/** The short columns of an index on their way: all documents are put or copied, each once. */
export type ColumnFill = {
  /** Reads from its record what the columns say of a document. */
  readonly put: (number: number, from: Records) => void;
  /** Takes over what the columns of the known index say of a stretch of documents. */
  readonly copy: (run: { readonly from: number; readonly end: number; readonly to: number }) => void;
  readonly all: () => Columns;
};

/** The number of stalls, or makes, that 16 bits distinguish. */
const most = 65_536;

/**
 * Begins columns for so many documents; stalls and makes of a known index keep their numbers, new ones come at the end.
 */
export function fillColumns(size: number, known?: Columns & { readonly size: number }): ColumnFill {
  const tooMany = known !== undefined && known.stalls.length < known.size;
  const stall = numbering(stallKey, known?.stallRecords);
  const make = numbering(makeKey, known?.makeRecords);
  const stalls = sharedBytes(Uint16Array, size);
  const makes = sharedBytes(Uint16Array, size);
  const priceCells = sharedBytes(Uint16Array, size);
  return {
    put: (number, { records, prices }) => {
      stalls[number] = stall.of(records, recordAt(number));
      makes[number] = make.of(records, recordAt(number));
      priceCells[number] = priceCellOf(prices[priceAt(number)] ?? Number.NaN);
    },
    copy: ({ from, end, to }) => {
      if (known === undefined) return;
      stalls.set(known.stalls.subarray(from, end), to);
      makes.set(known.makes.subarray(from, end), to);
      priceCells.set(known.priceCells.subarray(from, end), to);
    },
    all: () => {
      const sayNothing = tooMany || stall.count() > most || make.count() > most;
      const none = sharedBytes(Uint16Array, 0);
      return {
        stalls: sayNothing ? none : stalls,
        makes: sayNothing ? none : makes,
        priceCells,
        stallRecords: stall.records(),
        makeRecords: make.records(),
      };
    },
  };
}

type Numbering = {
  readonly of: (records: Uint32Array, at: number) => number;
  readonly count: () => number;
  /** A record of each, in the order of their numbers. */
  readonly records: () => Uint32Array;
};

function numbering(
  keyOf: (records: Uint32Array, at: number) => number,
  known: Uint32Array = new Uint32Array(0),
): Numbering {
  const numbers = new Map<number, number>();
  for (let at = 0; at < known.length; at += recordWords) numbers.set(keyOf(known, at), numbers.size);
  const fresh: number[] = [];
  const of = (records: Uint32Array, at: number): number => {
    const key = keyOf(records, at);
    const before = numbers.get(key);
    if (before !== undefined) return before;
    numbers.set(key, numbers.size);
    for (let word = 0; word < recordWords; word += 1) fresh.push(records[at + word] ?? 0);
    return numbers.size - 1;
  };
  const records = (): Uint32Array => {
    const made = sharedBytes(Uint32Array, known.length + fresh.length);
    made.set(known);
    made.set(fresh, known.length);
    return made;
  };
  return { of, count: () => numbers.size, records };
}
