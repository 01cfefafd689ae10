import { Worker } from 'node:worker_threads';

import type { Log } from '#src/actions/deps.ts';
import type { SearchWork } from '#src/actions/search/index/followed-index.ts';
import { endThread } from '#src/server/processes/end-thread.ts';
import type { SearchDone, SearchTask } from '#src/server/processes/search-worker.ts';

type Settings = {
  /** The database itself, not a pooler. */
  readonly url: string;
  readonly log: Log;
};

export type SearchThread = SearchWork & {
  /** Breaks off what is being done; nothing more is begun. */
  readonly stop: () => Promise<void>;
};

/**
 * Loads, merges and saves the index of the search in separate threads, over a separate connection: with a million
 * listings each takes up to seconds, in which visitors expect responses. The index is in shared memory and is not
 * copied.
 */
export function openSearchThread({ url, log }: Settings): SearchThread {
  const working = new Set<Worker>();
  let stopped = false;
  const run = async (task: SearchTask): Promise<SearchDone> => {
    if (stopped) throw new Error('the search thread ended');
    const worker = new Worker(new URL('./search-worker.ts', import.meta.url), { workerData: task, execArgv: [] });
    working.add(worker);
    worker.once('exit', () => working.delete(worker));
    const done = await answerOf(worker);
    for (const { about, message } of done.warnings) log.warn(about, message);
    return done;
  };
  return {
    load: async (folder) => given((await run({ kind: 'load', url, folder })).loaded),
    merge: async (index, ids) => given((await run({ kind: 'merge', url, index, ids })).merged),
    save: async (path, followed) => void (await run({ kind: 'save', path, followed })),
    stop: async () => {
      stopped = true;
      await Promise.all(Array.from(working, (worker) => endThread(worker)));
    },
  };
}

function given<Thing>(thing: Thing | undefined): Thing {
  if (thing === undefined) throw new Error('the search thread returned nothing');
  return thing;
}

function answerOf(worker: Worker): Promise<SearchDone> {
  return new Promise((done, failed) => {
    worker.once('message', done);
    worker.once('error', failed);
    worker.once('exit', () => failed(new Error('the search thread ended')));
  });
}
