import { BoundedMap, textBytes } from '#src/domain/bounded-map.ts';

/** Bytes of the texts of one kind at most; those that were asked for longest ago make room. */
const mostBytes = 512 * 1024;

/** Keeps texts that stand on page after page and cost something to write, by a key that names all they are made of. */
export function keptTexts(): (key: string, write: () => string) => string {
  const kept = new BoundedMap<string, string>({
    maxBytes: mostBytes,
    bytesOf: (text, key) => textBytes(text) + textBytes(key),
  });
  return (key, write) => {
    const known = kept.get(key);
    if (known !== undefined) return known;
    const text = write();
    kept.set(key, text);
    return text;
  };
}
