import type { FollowedIndex } from '#src/actions/search/index/followed-index.ts';
import { writeParts } from '#src/adapters/snapshot-file.ts';
import { snapshotParts } from '#src/search-index/snapshot.ts';
import { snapshotOf } from '#src/search-index/snapshot-name.ts';

/**
 * Writes an index to a file. What changes in place is copied first, so that the sum is over the bytes that are written;
 * a change that comes half into the copy is one after `seq`, which the reader of the file applies again.
 */
export async function saveSearchIndex(path: string, followed: FollowedIndex): Promise<void> {
  const { index } = followed;
  const frozen = {
    ...index,
    records: index.records.slice(),
    days: index.days.slice(),
    priceCells: index.priceCells.slice(),
    gone: index.gone.slice(),
  };
  await writeParts(path, snapshotParts(frozen, snapshotOf(followed)));
}
