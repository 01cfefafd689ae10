/**
 * Chance that is the same on every machine: a number in [0, 1) for a product, a number within it and a use. Samples are
 * made of it (RU-32); nothing that needs to be unguessable is.
 */
export function chanceOf(productId: number, n: number, use: string): number {
  let hash = 0x811c9dc5;
  for (const part of [productId, n, ...Array.from(use, (letter) => letter.codePointAt(0) ?? 0)]) {
    hash = Math.imul(hash ^ part, 0x01000193);
    hash ^= hash >>> 15;
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}

/** A random element of a list that is not empty. */
export function pick<Item>(items: readonly [Item, ...Item[]], chance: number): Item {
  return items[Math.floor(chance * items.length)] ?? items[0];
}
