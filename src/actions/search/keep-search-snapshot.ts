import type { Deps } from '#src/actions/deps.ts';
import { followedIndexes } from '#src/actions/search/followed-index.ts';
import { listFolder, removeFiles, writePieces } from '#src/adapters/snapshot-file.ts';
import { snapshotPieces } from '#src/search-index/snapshot.ts';
import { snapshotFile, snapshotName, snapshotOf } from '#src/search-index/snapshot-name.ts';

/** A snapshot is written anew after so many changes, or when so great a share of the listings has changed, if that is more. */
const fewChanges = 100;
const changedShare = 0.02;

/**
 * Writes the index of this process to a file, when it has changed enough since the last one, and removes that. Gives
 * whether it wrote. Several processes may do it: each writes its own file whole.
 */
export async function keepSearchSnapshot({ db, searchFolder: folder }: Deps): Promise<boolean> {
  const followed = followedIndexes.get(db);
  if (followed === undefined || folder === undefined) return false;
  const files = (await listFolder(folder)).flatMap((name) => snapshotFile(name) ?? []);
  const ours = files.filter(({ source }) => source === followed.source);
  const worth = Math.max(fewChanges, followed.index.size * changedShare);
  if (ours.some(({ seq }) => Number(followed.seq - seq) < worth)) return false;
  const { index } = followed;
  // What changes in place is copied: a sum must be over the bytes that are written.
  const frozen = { ...index, records: index.records.slice(), gone: index.gone.slice() };
  await writePieces(`${folder}/${snapshotName(followed)}`, snapshotPieces(frozen, snapshotOf(followed)));
  await removeFiles(
    folder,
    files.map(({ name }) => name).filter((name) => name !== snapshotName(followed)),
  );
  return true;
}
