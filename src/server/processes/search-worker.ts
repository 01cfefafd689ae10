import { parentPort, workerData } from 'node:worker_threads';

import type { LogFields } from '#src/actions/deps.ts';
import type { FollowedIndex } from '#src/actions/search/index/followed-index.ts';
import { loadSearchIndex } from '#src/actions/search/index/load-search-index.ts';
import { mergeListings } from '#src/actions/search/index/merge-listings.ts';
import { saveSearchIndex } from '#src/actions/search/index/save-search-index.ts';
import type { SearchIndex } from '#src/search-index/search-index-shape.ts';
import { endOfThread } from '#src/server/processes/end-thread.ts';
import { openDb, type Db } from '#src/store/shared/database/db.ts';

type Warning = { readonly about: LogFields; readonly message: string };

/** What the thread is to do. */
export type SearchTask =
  | { readonly kind: 'load'; readonly url: string; readonly folder: string | undefined }
  | { readonly kind: 'merge'; readonly url: string; readonly index: SearchIndex; readonly ids: readonly number[] }
  | { readonly kind: 'save'; readonly path: string; readonly followed: FollowedIndex };

/** What it returns: what was loaded or merged, and what to log. */
export type SearchDone = {
  readonly loaded?: FollowedIndex;
  readonly merged?: SearchIndex;
  readonly warnings: readonly Warning[];
};

/* Does one thing and ends, or stops when it is asked to end. */

async function run(task: SearchTask): Promise<SearchDone> {
  if (task.kind === 'save') {
    await saveSearchIndex(task.path, task.followed);
    return { warnings: [] };
  }
  const db = openDb({ url: task.url, max: 1, applicationName: 'meander search' });
  try {
    if (task.kind === 'load') return await load(db, task.folder);
    return { merged: await mergeListings(db, task.index, task.ids), warnings: [] };
  } finally {
    await db.close();
  }
}

async function load(db: Db, folder: string | undefined): Promise<SearchDone> {
  const warnings: Warning[] = [];
  const warn = (about: LogFields, message: string): void => void warnings.push({ about, message });
  const log = { info: warn, warn, error: warn };
  const ground = { db, log, ...(folder === undefined ? {} : { searchFolder: folder }) };
  return { loaded: await loadSearchIndex(ground), warnings };
}

parentPort?.on('message', (received) => {
  if (received === endOfThread) process.exit();
});
/* The listener alone does not prevent the thread from ending. */
parentPort?.unref();
parentPort?.postMessage(await run(workerData));
