type Settings<Key, Value> = {
  /** Most bytes of all entries together. */
  readonly maxBytes: number;
  /** About how many bytes an entry takes; `roughBytes` where nothing better is known. */
  readonly bytesOf: (value: Value, key: Key) => number;
};

/**
 * A cache that cannot grow beyond so many bytes: what was used longest ago makes room. An entry that is larger than the
 * whole is not kept. For layers without packages; the server has `lru-cache`.
 */
export class BoundedMap<Key, Value> {
  readonly #kept = new Map<Key, { readonly value: Value; readonly bytes: number }>();
  readonly #settings: Settings<Key, Value>;
  #bytes = 0;

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
    this.#kept.delete(key);
    this.#kept.set(key, found);
    return found.value;
  }

  set(key: Key, value: Value): void {
    this.delete(key);
    const { maxBytes, bytesOf } = this.#settings;
    const bytes = bytesOf(value, key) + entryBytes;
    if (bytes > maxBytes) return;
    this.#kept.set(key, { value, bytes });
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

/** About how many bytes plain data takes: texts, numbers, lists, records, maps and binary data, without what is shared. */
export function roughBytes(data: unknown): number {
  if (typeof data === 'string') return 24 + 2 * data.length;
  if (typeof data === 'bigint') return 24;
  if (typeof data !== 'object' || data === null) return 8;
  if (ArrayBuffer.isView(data)) return 100 + data.byteLength;
  let bytes = 40;
  if (Array.isArray(data) || data instanceof Set) {
    for (const item of data) bytes += 8 + roughBytes(item);
    return bytes;
  }
  if (data instanceof Map) {
    for (const [key, value] of data) bytes += 24 + roughBytes(key) + roughBytes(value);
    return bytes;
  }
  // Names of fields are shared by all records of a shape.
  for (const value of Object.values(data)) bytes += 8 + roughBytes(value);
  return bytes;
}
