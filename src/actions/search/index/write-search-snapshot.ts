import type { Deps } from '#src/actions/deps.ts';
import { saveSearchIndex } from '#src/actions/search/index/save-search-index.ts';
import { listFolder, removeFiles } from '#src/adapters/snapshot-file.ts';
import { snapshotFile, snapshotName } from '#src/search-index/snapshot-name.ts';

/** A snapshot is written again after so many changes, or when so great a share of the listings has changed, if that is more. */
const fewChanges = 100;
const changedShare = 0.02;

/**
 * Writes the index of this process to a file, when it has changed enough since the last one, and removes that. Gives
 * whether it wrote. Several processes may do it: each writes its own file whole.
 */
export async function writeSearchSnapshot({ caches, searchFolder: folder, searchWork }: Deps): Promise<boolean> {
  const followed = caches.search;
  if (followed === null || folder === undefined) return false;
  const files = (await listFolder(folder)).flatMap((name) => snapshotFile(name) ?? []);
  const ours = files.filter(({ source }) => source === followed.source);
  const worth = Math.max(fewChanges, followed.index.size * changedShare);
  if (ours.some(({ seq }) => Number(followed.seq - seq) < worth)) return false;
  const save = searchWork?.save ?? saveSearchIndex;
  await save(`${folder}/${snapshotName(followed)}`, followed);
  await removeFiles(
    folder,
    files.map(({ name }) => name).filter((name) => name !== snapshotName(followed)),
  );
  return true;
}
