/** A column of whole numbers that grows: blocks are doubled, so that nothing is boxed. */
export type GrowingColumn = {
  readonly push: (value: number) => void;
  readonly length: () => number;
  readonly at: (place: number) => number;
  /** All of it; the column is of no use afterwards. */
  readonly whole: () => Int32Array;
};

/** An empty column. */
export function growColumn(): GrowingColumn {
  let values = new Int32Array(1024);
  let length = 0;
  return {
    push: (value) => {
      if (length === values.length) {
        const wider = new Int32Array(length * 2);
        wider.set(values);
        values = wider;
      }
      values[length] = value;
      length += 1;
    },
    length: () => length,
    at: (place) => values[place] ?? 0,
    whole: () => values.slice(0, length),
  };
}
