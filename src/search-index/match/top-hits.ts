type Hit = { readonly number: number; readonly key: number };

/** The best so many of all documents offered: a heap whose root is the worst that is stored. */
export type TopHits = {
  readonly offer: (number: number, key: number) => void;
  /** Below every key as long as there is room (NaN, which nothing is below); then the key of the worst that is stored. */
  readonly least: () => number;
  /** The best hits so far, the best first; lower numbers first among equal keys. */
  readonly inOrder: () => Hit[];
};

/** Starts an empty choice of at most `most` hits. */
export function startTopHits(most: number): TopHits {
  const numbers: number[] = [];
  const keys: number[] = [];
  const worse = (a: number, b: number): boolean =>
    (keys[a] ?? 0) < (keys[b] ?? 0) || (keys[a] === keys[b] && (numbers[a] ?? 0) > (numbers[b] ?? 0));
  const swap = (a: number, b: number): void => {
    [numbers[a], numbers[b]] = [numbers[b] ?? 0, numbers[a] ?? 0];
    [keys[a], keys[b]] = [keys[b] ?? 0, keys[a] ?? 0];
  };
  const rise = (from: number): void => {
    for (let at = from; at > 0;) {
      const parent = (at - 1) >> 1;
      if (!worse(at, parent)) return;
      swap(at, parent);
      at = parent;
    }
  };
  const sink = (): void => {
    for (let at = 0; ;) {
      const left = 2 * at + 1;
      let worst = at;
      if (left < numbers.length && worse(left, worst)) worst = left;
      if (left + 1 < numbers.length && worse(left + 1, worst)) worst = left + 1;
      if (worst === at) return;
      swap(at, worst);
      at = worst;
    }
  };
  const least = (): number => (numbers.length < most ? Number.NaN : (keys[0] ?? Number.POSITIVE_INFINITY));
  const offer = (number: number, key: number): void => {
    if (numbers.length < most) {
      numbers.push(number);
      keys.push(key);
      rise(numbers.length - 1);
      return;
    }
    const lowest = keys[0] ?? Number.POSITIVE_INFINITY;
    if (key < lowest || (key === lowest && number > (numbers[0] ?? 0))) return;
    numbers[0] = number;
    keys[0] = key;
    sink();
  };
  const inOrder = (): Hit[] =>
    numbers
      .map((number, at) => ({ number, key: keys[at] ?? 0 }))
      .toSorted((a, b) => b.key - a.key || a.number - b.number);
  return { offer, least, inOrder };
}
