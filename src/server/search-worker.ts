import { parentPort, workerData } from 'node:worker_threads';

import type { FollowedIndex } from '#src/actions/search/followed-index.ts';
import { loadSearchIndex } from '#src/actions/search/load-search-index.ts';
import { openDb } from '#src/store/db.ts';

type Warning = { readonly about: object; readonly message: string };

/** What the thread gives back: the index, and what is to be told in the log. */
export type SearchLoad = { readonly followed: FollowedIndex; readonly warnings: readonly Warning[] };

type Settings = { readonly url: string; readonly folder: string | undefined };

/* Loads the index once and ends. */

async function load({ url, folder }: Settings): Promise<SearchLoad> {
  const warnings: Warning[] = [];
  const tell = (about: object, message: string): void => void warnings.push({ about, message });
  const db = openDb({ url, max: 1, applicationName: 'meander search' });
  try {
    const log = { info: tell, warn: tell, error: tell };
    const ground = { db, log, ...(folder === undefined ? {} : { searchFolder: folder }) };
    return { followed: await loadSearchIndex(ground), warnings };
  } finally {
    await db.close();
  }
}

parentPort?.postMessage(await load(workerData));
