type Settings<Key, Value> = {
  /** Most bytes of all entries together. */
  readonly maxBytes: number;
  /** About how many bytes an entry takes; `roughBytes` (`rough-bytes.ts`) where nothing better is known. */
  readonly bytesOf: (value: Value, key: Key) => number;
};

/**
 * A cache that cannot grow beyond so many bytes: what was used longest ago makes room (to within a quarter of the
 * bytes). An entry that is larger than the whole is not cached. For layers without packages; the server has
 * `lru-cache`.
 */
export class BoundedMap<Key, Value> {
  readonly #kept = new Map<Key, { readonly value: Value; readonly bytes: number; readonly at: number }>();
  readonly #settings: Settings<Key, Value>;
  #bytes = 0;
  /** Bytes that were ever put in: the age of an entry is what has been put in since. */
  #written = 0;

  constructor(settings: Settings<Key, Value>) {
    this.#settings = settings;
  }

  get size(): number {
    return this.#kept.size;
  }

  get bytes(): number {
    return this.#bytes;
  }

  get(key: Key): Value | undefined {
    const found = this.#kept.get(key);
    if (found === undefined) return undefined;
    // What is young is in no danger, and most hits cost a look alone.
    if (this.#written - found.at > this.#settings.maxBytes / 4) {
      this.#kept.delete(key);
      this.#kept.set(key, { ...found, at: this.#written });
    }
    return found.value;
  }

  set(key: Key, value: Value): void {
    this.delete(key);
    const { maxBytes, bytesOf } = this.#settings;
    const bytes = bytesOf(value, key) + entryBytes;
    if (bytes > maxBytes) return;
    this.#written += bytes;
    this.#kept.set(key, { value, bytes, at: this.#written });
    this.#bytes += bytes;
    for (const oldest of this.#kept.keys()) {
      if (this.#bytes <= maxBytes) return;
      this.delete(oldest);
    }
  }

  delete(key: Key): boolean {
    const found = this.#kept.get(key);
    if (found === undefined) return false;
    this.#bytes -= found.bytes;
    return this.#kept.delete(key);
  }
}

/** What an entry takes beside its key and value. */
export const entryBytes = 100;

/** About how many bytes a text takes. */
export const textBytes = (text: string): number => 24 + 2 * text.length;
