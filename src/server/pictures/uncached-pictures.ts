import { createHash } from 'node:crypto';

import { LRUCache } from 'lru-cache';

import { ownBytes } from '../files/compress.ts';
import type { StoredPicture } from './picture-files.ts';

const mostBytes = 48 * 1024 ** 2;
const lookedAgainMs = 10 * 60_000;

export type UncachedPictures = {
  readonly find: (place: string) => StoredPicture | undefined;
  readonly remember: (place: string, bytes: Uint8Array) => StoredPicture;
};

/**
 * Pictures that no disk had room for, in memory, by the places where they would lie: a page has dozens, and painting each again for
 * every visitor would take all there is. After ten minutes one is painted again, and perhaps there is room.
 */
export function uncachedPictures(): UncachedPictures {
  const known = new LRUCache<string, StoredPicture>({
    maxSize: mostBytes,
    sizeCalculation: ({ bytes }) => Math.max(1, bytes.length),
    ttl: lookedAgainMs,
  });
  return {
    find: (place) => known.get(place),
    remember: (place, painted) => {
      const bytes = ownBytes(painted);
      const picture = { bytes, etag: `"${createHash('sha1').update(bytes).digest('base64url')}"` };
      known.set(place, picture);
      return picture;
    },
  };
}
