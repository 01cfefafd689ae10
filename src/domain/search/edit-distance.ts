/**
 * Slips of the keyboard between two words (Damerau–Levenshtein, neighbours swapped count once), counted up to `most`;
 * anything above it gives `most` + 1.
 */
export function editDistance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let row = 1; row <= a.length; row += 1) {
    const next = [row];
    let lowest = row;
    for (let column = 1; column <= b.length; column += 1) {
      const same = a[row - 1] === b[column - 1];
      let cost = Math.min(
        (last[column] ?? 0) + 1,
        (next[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (same ? 0 : 1),
      );
      const swapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      if (swapped) cost = Math.min(cost, (before[column - 2] ?? 0) + 1);
      next.push(cost);
      lowest = Math.min(lowest, cost);
    }
    if (lowest > most) return most + 1;
    before = last;
    last = next;
  }
  return Math.min(last[b.length] ?? 0, most + 1);
}

/** How many slips a word of this length may hold: none below four letters, two from eight. */
export function slipsAllowed(length: number): 0 | 1 | 2 {
  if (length < 4) return 0;
  return length < 8 ? 1 : 2;
}
