import { setTimeout as pause } from 'node:timers/promises';

import { Client } from 'pg';

type WatchSettings = {
  readonly url: string;
  /** Called once, when the database has not answered so many times running. */
  readonly onLost: () => void;
  readonly everyMs?: number;
  readonly misses?: number;
};

/** Uses its own connection: a pool that is merely busy must not look like a database that has ended. */
export function watchDatabase({ url, onLost, everyMs = 2_000, misses = 3 }: WatchSettings): {
  stop: () => Promise<void>;
} {
  const stopping = new AbortController();
  let client: Client | null = null;
  const check = async (): Promise<void> => {
    client ??= await connect(url);
    await client.query('select 1');
  };
  const watch = async (): Promise<void> => {
    let missed = 0;
    while (missed < misses) {
      await pause(everyMs, undefined, { signal: stopping.signal });
      const answered = await check().then(
        () => true,
        () => false,
      );
      missed = answered ? 0 : missed + 1;
      if (answered) continue;
      client?.end().catch(() => undefined);
      client = null;
    }
    if (!stopping.signal.aborted) onLost();
  };
  // Only the pause rejects, when it is broken off.
  const watching = watch().catch(() => undefined);
  return {
    stop: async () => {
      stopping.abort();
      await client?.end().catch(() => undefined);
      await watching;
      await client?.end().catch(() => undefined);
    },
  };
}

async function connect(url: string): Promise<Client> {
  const client = new Client({
    connectionString: url,
    application_name: 'meander watch',
    keepAlive: true,
    connectionTimeoutMillis: 10_000,
    query_timeout: 10_000,
  });
  // A loss shows in the next question; without a hearer the event would end the process.
  client.on('error', () => undefined);
  try {
    await client.connect();
  } catch (fault) {
    client.end().catch(() => undefined);
    throw fault;
  }
  return client;
}
