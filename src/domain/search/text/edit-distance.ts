/** Words are no longer than that; longer ones, which are never typed, are cut off. */
const longest = 128;

/** Three rows of the table, laid out once. */
const rows = [0, 1, 2].map(() => new Uint8Array(longest + 2));

/**
 * Slips of the keyboard between two words (Damerau–Levenshtein, neighbours swapped count once), counted up to `most`;
 * anything above it gives `most` + 1. Only the cells that near the diagonal of the table are computed.
 */
export function editDistance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  const [height, width] = [Math.min(a.length, longest), Math.min(b.length, longest)];
  let [before = new Uint8Array(), last = new Uint8Array(), next = new Uint8Array()] = rows;
  for (let column = 0; column <= width; column += 1) last[column] = Math.min(column, most + 1);
  for (let row = 1; row <= height; row += 1) {
    if (nextRow(a, b, { row, width, most, before, last, next }) > most) return most + 1;
    [before, last, next] = [last, next, before];
  }
  return Math.min(last[width] ?? 0, most + 1);
}

type Row = {
  readonly row: number;
  readonly width: number;
  readonly most: number;
  readonly before: Uint8Array;
  readonly last: Uint8Array;
  readonly next: Uint8Array;
};

/** Works a row out as far as it may matter, and gives the least in it; cells beyond it hold a value above the limit. */
function nextRow(a: string, b: string, { row, width, most, before, last, next }: Row): number {
  const from = Math.max(1, row - most);
  const to = Math.min(width, row + most);
  next[from - 1] = from === 1 ? Math.min(row, most + 1) : most + 1;
  let lowest = next[from - 1] ?? 0;
  const letter = a.charCodeAt(row - 1);
  for (let column = from; column <= to; column += 1) {
    const same = letter === b.charCodeAt(column - 1);
    let cost = (last[column - 1] ?? 0) + (same ? 0 : 1);
    cost = Math.min(cost, (last[column] ?? 0) + 1, (next[column - 1] ?? 0) + 1, most + 1);
    const swapped =
      row > 1 &&
      column > 1 &&
      letter === b.charCodeAt(column - 2) &&
      a.charCodeAt(row - 2) === b.charCodeAt(column - 1);
    if (swapped) cost = Math.min(cost, (before[column - 2] ?? 0) + 1);
    next[column] = cost;
    lowest = Math.min(lowest, cost);
  }
  next[to + 1] = most + 1;
  return lowest;
}

/** How many slips a word of this length may hold: none below four letters, two from eight. */
export function slipsAllowed(length: number): 0 | 1 | 2 {
  if (length < 4) return 0;
  return length < 8 ? 1 : 2;
}
