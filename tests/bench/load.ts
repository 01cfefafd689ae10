import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

import type { Load, LoadResult } from './load-client.ts';

export type Loader = {
  /** Requests a page repeatedly; returns pages per second and the CPU microseconds of this process for each. */
  readonly load: (load: Load) => Promise<{ readonly perSecond: number; readonly cpuUs: number }>;
  readonly stop: () => void;
};

/** What a browser sends with every page it requests, on its first visit. */
export const browserHeaders = {
  'user-agent': 'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36',
  accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
  'accept-encoding': 'gzip, deflate, br, zstd',
  'accept-language': 'en-GB,en;q=0.9',
  connection: 'keep-alive',
};

/** Starts a separate process that sends the requests, so that its cost is not counted as the server's. */
export function startLoader(): Loader {
  const client = fork(join(import.meta.dirname, 'load-client.ts'));
  return {
    load: async (load) => {
      const before = process.cpuUsage();
      client.send(load);
      // The client answers each question with one result.
      const [{ answers, seconds, wrong }] = (await once(client, 'message')) as [LoadResult];
      if (wrong > 0) throw new Error(`${wrong} of ${answers} answers from ${load.path} were no page`);
      const { user, system } = process.cpuUsage(before);
      return { perSecond: answers / seconds, cpuUs: (user + system) / answers };
    },
    stop: () => void client.kill(),
  };
}
