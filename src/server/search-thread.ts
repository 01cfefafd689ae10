import { Worker } from 'node:worker_threads';

import type { Deps, Log } from '#src/actions/deps.ts';
import type { SearchLoad } from '#src/server/search-worker.ts';

type Settings = {
  /** The database itself, not a pooler. */
  readonly url: string;
  readonly log: Log;
};

export type SearchThread = {
  readonly load: NonNullable<Deps['loadSearchIndex']>;
  /** Breaks off what is being loaded. */
  readonly stop: () => Promise<void>;
};

/**
 * Loads the index of the search in a thread of its own, over a connection of its own: to read a snapshot or a million
 * listings takes seconds, in which visitors want answers. What it builds lies in shared memory and is not copied.
 */
export function openSearchThread({ url, log }: Settings): SearchThread {
  let working: Worker | null = null;
  const load: SearchThread['load'] = async (folder) => {
    const worker = new Worker(new URL('./search-worker.ts', import.meta.url), {
      workerData: { url, folder },
      execArgv: [],
    });
    working = worker;
    try {
      const { followed, warnings } = await answerOf(worker);
      for (const { about, message } of warnings) log.warn(about, message);
      return followed;
    } finally {
      working = null;
      await worker.terminate();
    }
  };
  return { load, stop: async () => void (await working?.terminate()) };
}

function answerOf(worker: Worker): Promise<SearchLoad> {
  return new Promise((done, failed) => {
    worker.once('message', done);
    worker.once('error', failed);
    worker.once('exit', () => failed(new Error('the thread that loads the search ended')));
  });
}
