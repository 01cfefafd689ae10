import { BoundedMap, textBytes } from '#src/domain/bounded-map.ts';

/** Bytes of the texts of one kind at most; the least recently requested ones make room. */
const mostBytes = 512 * 1024;

/** Caches texts that appear on many pages and are costly to format, by a key that names all they are made of. */
export function textCache(): Memoized<string> {
  return memoize<string>({ maxBytes: mostBytes, bytesOf: (text, key) => textBytes(text) + textBytes(key) });
}

type Memoized<Value> = (key: string, make: () => Value) => Value;

/** Returns the value of a key, made where it is not known; values that were used longest ago make room. */
export function memoize<Value>(settings: ConstructorParameters<typeof BoundedMap<string, Value>>[0]): Memoized<Value> {
  const cache = new BoundedMap<string, Value>(settings);
  return (key, make) => {
    const known = cache.get(key);
    if (known !== undefined) return known;
    const made = make();
    cache.set(key, made);
    return made;
  };
}
