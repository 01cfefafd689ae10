/** A seeded source of numbers. The same name always gives the same row, on every machine. */
export type Random = {
  /** 0 (included) to 1 (excluded). */
  readonly next: () => number;
  readonly range: (from: number, to: number) => number;
  /** Whole number, both ends included. */
  readonly whole: (from: number, to: number) => number;
  readonly chance: (share: number) => boolean;
  readonly pick: <Item>(items: readonly [Item, ...Item[]]) => Item;
  /** An independent row: a part that draws more numbers does not move the parts after it. */
  readonly fork: (name: string) => Random;
};

export function createRandom(name: string): Random {
  let state = hash(name);
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  return {
    next,
    range: (from, to) => from + (to - from) * next(),
    whole: (from, to) => from + Math.floor(next() * (to - from + 1)),
    chance: (share) => next() < share,
    pick: (items) => items[Math.floor(next() * items.length)] ?? items[0],
    fork: (part) => createRandom(`${name}/${part}`),
  };
}

function hash(text: string): number {
  let value = 2166136261;
  for (let at = 0; at < text.length; at += 1) value = Math.imul(value ^ text.charCodeAt(at), 16777619);
  return value >>> 0;
}

/** Fractal noise over one axis, about -1 to 1: each octave has half the height and twice the detail. */
export function fractal(random: Random, octaves = 5, rough = 0.5): (x: number) => number {
  const waves = Array.from({ length: octaves }, (_, octave) => {
    const knots = Array.from({ length: 256 }, () => random.range(-1, 1));
    return { frequency: 2 ** octave, height: rough ** octave, knots, offset: random.range(0, 200) };
  });
  const total = waves.reduce((sum, wave) => sum + wave.height, 0);
  return (x) => {
    let sum = 0;
    for (const wave of waves) {
      const place = x * wave.frequency + wave.offset;
      const cell = Math.floor(place);
      const part = place - cell;
      const ease = part * part * (3 - 2 * part);
      const from = wave.knots[cell & 255] ?? 0;
      const to = wave.knots[(cell + 1) & 255] ?? 0;
      sum += (from + (to - from) * ease) * wave.height;
    }
    return (sum / total) * 1.6;
  };
}
