/**
 * The documents that hold every sought word, in the order of their numbers, returned block by block. What is given is
 * overwritten by the next block, and by the next query of the same index.
 */
export type Matches = {
  readonly count: number;
  /** How many words were sought. */
  readonly wordCount: number;
  /** No document's worth is more. */
  readonly most: number;
  /** The numbers of so many documents after the first so many. */
  readonly numbersFrom: (from: number, count: number) => Uint32Array;
  /** What the same documents are worth, in the same places. */
  readonly weigh: (from: number, count: number) => Weights;
};

export type Weights = {
  readonly worth: Float32Array;
  /** How many of the sought words are in the title. */
  readonly titled: Uint8Array;
};
