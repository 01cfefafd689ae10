import { createHash } from 'node:crypto';
import { gunzipSync } from 'node:zlib';

import { LRUCache } from 'lru-cache';

import { brotli, zip } from '#src/server/files/compress.ts';

/**
 * A page as it is sent: both compressed encodings ready, with the ETag of its text. `plainBytes` returns the text
 * itself.
 */
export type CachedPage = {
  readonly status: number;
  readonly etag: string;
  /** Bytes of the text. */
  readonly length: number;
  readonly gzip: Buffer;
  readonly br: Buffer;
  readonly madeAt: number;
};

type Settings = {
  readonly clock: () => number;
  readonly freshMs: number;
  readonly longestMs: number;
  readonly maxBytes: number;
};

/** What a page takes beside its bytes: objects, heads, its place in the list. */
const overheadBytes = 1_024;

/**
 * Returns the text of a page. It is not cached: it is several times as large as both encodings, and few clients request
 * it.
 */
export function plainBytes(page: Pick<CachedPage, 'gzip'>): Buffer {
  return gunzipSync(page.gzip);
}

/**
 * Caches the HTML of pages that show nothing of a visitor, compressed. A page older than `freshMs` is sent once more
 * while a new one is made, one older than `longestMs` never: no visitor sees yesterday's prices; pages requested by
 * many at once are rendered once.
 */
export class PageCache {
  readonly #kept: LRUCache<string, CachedPage>;
  readonly #making = new Map<string, Promise<CachedPage>>();
  readonly #settings: Settings;
  /** Pages made before this moment show an older catalogue. */
  #generation = 0;

  constructor(settings: Settings) {
    this.#settings = settings;
    this.#kept = new LRUCache({
      maxSize: settings.maxBytes,
      sizeCalculation: (page, key) => page.gzip.length + page.br.length + 2 * key.length + overheadBytes,
    });
  }

  /**
   * Returns the page of a key, at once when it is cached, else made by `render`; only pages of status 200 are cached.
   */
  page(key: string, render: () => Promise<{ status: number; html: Buffer }>): CachedPage | Promise<CachedPage> {
    const cached = this.#kept.get(key);
    const age = cached === undefined ? Number.POSITIVE_INFINITY : this.#settings.clock() - cached.madeAt;
    if (cached === undefined || age > this.#settings.longestMs) return this.#make(key, render);
    if (age > this.#settings.freshMs) this.#make(key, render).catch(() => undefined);
    return cached;
  }

  /** Returns the page of a key if it is cached and fresh, else null. */
  ready(key: string): CachedPage | null {
    const cached = this.#kept.get(key);
    return cached !== undefined && this.#settings.clock() - cached.madeAt <= this.#settings.freshMs ? cached : null;
  }

  /** Forgets everything: the catalogue has changed. */
  clear(): void {
    this.#generation += 1;
    this.#kept.clear();
  }

  #make(key: string, render: () => Promise<{ status: number; html: Buffer }>): Promise<CachedPage> {
    const running = this.#making.get(key);
    if (running !== undefined) return running;
    const generation = this.#generation;
    const made = this.#compress(render).then((page) => {
      if (page.status === 200 && generation === this.#generation) this.#kept.set(key, page);
      return page;
    });
    const settled = made.finally(() => this.#making.delete(key));
    this.#making.set(key, settled);
    return settled;
  }

  async #compress(render: () => Promise<{ status: number; html: Buffer }>): Promise<CachedPage> {
    const { status, html } = await render();
    const [br, gzip] = await Promise.all([brotli(html, 4), zip(html)]);
    const etag = `"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`;
    return { status, etag, length: html.length, gzip, br, madeAt: this.#settings.clock() };
  }
}
