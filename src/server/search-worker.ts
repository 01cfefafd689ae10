import { parentPort, workerData } from 'node:worker_threads';

import type { FollowedIndex } from '#src/actions/search/followed-index.ts';
import { loadSearchIndex } from '#src/actions/search/load-search-index.ts';
import { saveSearchIndex } from '#src/actions/search/save-search-index.ts';
import type { IndexedDocument } from '#src/domain/search/indexed-document.ts';
import { mergeIndex } from '#src/search-index/merge-index.ts';
import type { SearchIndex } from '#src/search-index/search-index-shape.ts';
import { openDb } from '#src/store/db.ts';

type Warning = { readonly about: object; readonly message: string };

/** What the thread is to do. */
export type SearchTask =
  | { readonly kind: 'load'; readonly url: string; readonly folder: string | undefined }
  | {
      readonly kind: 'merge';
      readonly index: SearchIndex;
      readonly changed: readonly IndexedDocument[];
      readonly goneIds: readonly number[];
    }
  | { readonly kind: 'save'; readonly path: string; readonly followed: FollowedIndex };

/** What it gives back: what was loaded or merged, and what is to be told in the log. */
export type SearchDone = {
  readonly loaded?: FollowedIndex;
  readonly merged?: SearchIndex;
  readonly warnings: readonly Warning[];
};

/* Does one thing and ends. */

async function run(task: SearchTask): Promise<SearchDone> {
  if (task.kind === 'load') return load(task.url, task.folder);
  if (task.kind === 'merge') return { merged: mergeIndex(task.index, task.changed, task.goneIds), warnings: [] };
  await saveSearchIndex(task.path, task.followed);
  return { warnings: [] };
}

async function load(url: string, folder: string | undefined): Promise<SearchDone> {
  const warnings: Warning[] = [];
  const tell = (about: object, message: string): void => void warnings.push({ about, message });
  const db = openDb({ url, max: 1, applicationName: 'meander search' });
  try {
    const log = { info: tell, warn: tell, error: tell };
    const ground = { db, log, ...(folder === undefined ? {} : { searchFolder: folder }) };
    return { loaded: await loadSearchIndex(ground), warnings };
  } finally {
    await db.close();
  }
}

parentPort?.postMessage(await run(workerData));
