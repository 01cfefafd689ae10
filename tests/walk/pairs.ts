/** Each dimension with its values; a row takes one of each. */
export type Dimensions = Readonly<Record<string, readonly string[]>>;
export type Row<D extends Dimensions> = Readonly<Record<keyof D, string>>;

/**
 * Rows in which every value meets every value of every other dimension at least once: most faults need no more than two
 * things to meet. Greedy and without chance: the same dimensions produce the same rows.
 */
export function pairwise<D extends Dimensions>(dimensions: D): Row<D>[] {
  const names = Object.keys(dimensions);
  const open = new Set(
    names.flatMap((one, index) =>
      names
        .slice(index + 1)
        .flatMap((other) =>
          (dimensions[one] ?? []).flatMap((a) => (dimensions[other] ?? []).map((b) => pair(one, a, other, b))),
        ),
    ),
  );
  const rows: Row<D>[] = [];
  for (const [first] of [...open].map((key) => [key] as const)) {
    if (!open.has(first)) continue;
    const row = grow(new Map(JSON.parse(first) as [string, string][]), names, dimensions, open);
    for (const key of pairsOf(row, names)) open.delete(key);
    // Every name of the dimensions has its value by now.
    rows.push(Object.fromEntries(row) as Row<D>);
  }
  return rows;
}

/** Every combination. */
export function product<D extends Dimensions>(dimensions: D): Row<D>[] {
  let rows: Record<string, string>[] = [{}];
  for (const [name, values] of Object.entries(dimensions))
    rows = rows.flatMap((row) => values.map((value) => ({ ...row, [name]: value })));
  return rows as Row<D>[];
}

/** The rest of a row, each time the value that covers most pairs with the existing ones. */
function grow(
  row: Map<string, string>,
  names: readonly string[],
  dimensions: Dimensions,
  open: ReadonlySet<string>,
): Map<string, string> {
  for (const name of names) {
    if (row.has(name)) continue;
    const settled = (value: string): number =>
      [...row].filter(([other, its]) => open.has(inOrder(names, name, value, other, its))).length;
    const [best = ''] = (dimensions[name] ?? []).toSorted((a, b) => settled(b) - settled(a));
    row.set(name, best);
  }
  return row;
}

function pairsOf(row: ReadonlyMap<string, string>, names: readonly string[]): string[] {
  const entries = [...row];
  return entries.flatMap(([one, a], index) =>
    entries.slice(index + 1).map(([other, b]) => inOrder(names, one, a, other, b)),
  );
}

function inOrder(names: readonly string[], one: string, a: string, other: string, b: string): string {
  return names.indexOf(one) < names.indexOf(other) ? pair(one, a, other, b) : pair(other, b, one, a);
}

function pair(one: string, a: string, other: string, b: string): string {
  return JSON.stringify([
    [one, a],
    [other, b],
  ]);
}
