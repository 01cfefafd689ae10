/** The lines of two texts that differ, with "- " or "+ " before them; none where they are the same. */
export function lineDifference(before: string, after: string): readonly string[] {
  const [old, fresh] = [before.split('\n'), after.split('\n')];
  const common = commonLengths(old, fresh);
  const told: string[] = [];
  let [a, b] = [0, 0];
  while (a < old.length || b < fresh.length) {
    if (a < old.length && b < fresh.length && old[a] === fresh[b]) {
      a += 1;
      b += 1;
    } else if (b >= fresh.length || (a < old.length && at(common, a + 1, b) >= at(common, a, b + 1))) {
      told.push(`- ${old[a]}`);
      a += 1;
    } else {
      told.push(`+ ${fresh[b]}`);
      b += 1;
    }
  }
  return told;
}

/** How many lines the two have in common from each pair of places on. */
function commonLengths(old: readonly string[], fresh: readonly string[]): readonly (readonly number[])[] {
  const rows: number[][] = Array.from({ length: old.length + 1 }, () =>
    Array.from({ length: fresh.length + 1 }, () => 0),
  );
  for (let a = old.length - 1; a >= 0; a -= 1)
    for (let b = fresh.length - 1; b >= 0; b -= 1) {
      const row = rows[a];
      if (row !== undefined)
        row[b] = old[a] === fresh[b] ? at(rows, a + 1, b + 1) + 1 : Math.max(at(rows, a + 1, b), at(rows, a, b + 1));
    }
  return rows;
}

function at(rows: readonly (readonly number[])[], a: number, b: number): number {
  return rows[a]?.[b] ?? 0;
}
