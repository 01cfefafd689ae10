import type { Deps } from '#src/actions/deps.ts';
import type { FollowedIndex } from '#src/actions/search/index/followed-index.ts';
import { listFolder, readShared, removeFiles } from '#src/adapters/snapshot-file.ts';
import { startIndex } from '#src/search-index/build/build-index.ts';
import { readSnapshot } from '#src/search-index/snapshot.ts';
import { snapshotFile, snapshotOf } from '#src/search-index/snapshot-name.ts';
import type { Db } from '#src/store/shared/database/db.ts';
import { findSearchState, type SearchState } from '#src/store/search/search-changes.store.ts';
import { readSearchItems } from '#src/store/search/search-items.store.ts';

/**
 * Loads the index from a snapshot whose later changes are still available, else from the database. It is as of its
 * `seq`.
 */
export async function loadSearchIndex(deps: Pick<Deps, 'db' | 'log' | 'searchFolder'>): Promise<FollowedIndex> {
  const state = await findSearchState(deps.db);
  return (await readSnapshotFile(deps, state)) ?? (await build(deps.db, state));
}

async function readSnapshotFile(
  { log, searchFolder: folder }: Pick<Deps, 'log' | 'searchFolder'>,
  state: SearchState,
): Promise<FollowedIndex | null> {
  if (folder === undefined) return null;
  const files = (await listFolder(folder)).flatMap((name) => snapshotFile(name) ?? []);
  const fits = files.filter(({ source, seq }) => source === state.source && seq <= state.seq && seq >= state.purgedTo);
  for (const { name, source, seq } of fits.toSorted((a, b) => Number(b.seq - a.seq))) {
    const bytes = await readShared(`${folder}/${name}`);
    if (bytes === null) continue;
    const index = readSnapshot(bytes, snapshotOf({ source, seq }));
    if (typeof index !== 'string') return { index, source, seq };
    log.warn({ file: name, why: index }, 'a snapshot of the search index is unusable');
    await removeFiles(folder, [name]);
  }
  if (files.length > fits.length)
    log.warn(
      { files: files.length - fits.length },
      'snapshots of the search index from another shop, or too old, were ignored',
    );
  return null;
}

/** What changes while it is read is reported again afterwards, since the state is older. */
async function build(db: Db, { source, seq }: SearchState): Promise<FollowedIndex> {
  const builder = startIndex();
  for await (const batch of readSearchItems(db)) for (const document of batch) builder.add(document);
  return { index: builder.finish(), source, seq };
}
