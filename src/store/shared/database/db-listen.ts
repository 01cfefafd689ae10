import { Client } from 'pg';

export type ListenSettings = {
  /** A direct address (`DATABASE_DIRECT_URL`): a transaction pooler loses notices. */
  readonly url: string;
  readonly channel: string;
  /** The payload of each notice. Notices are hints: nothing depends on one alone. */
  readonly onNotice: (payload: string) => void;
  /** Called when listening starts and each time it starts again: notices in between are lost, so look for yourself. */
  readonly onListening?: () => void;
  readonly onFault?: (fault: Error) => void;
};

export type Listener = { readonly close: () => Promise<void> };

const firstPauseMs = 250;
const longestPauseMs = 10_000;
/** A connection that died silently is noticed by a query; TCP alone would take hours. */
const pingEveryMs = 30_000;

function clientFor(url: string): Client {
  return new Client({
    connectionString: url,
    application_name: 'meander listen',
    keepAlive: true,
    connectionTimeoutMillis: 10_000,
    query_timeout: 10_000,
  });
}

/** Listens on a channel until closed, over a separate connection; reconnects by itself, with increasing delays. */
export function listen(settings: ListenSettings): Listener {
  let client: Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let pause = firstPauseMs;
  let closed = false;

  function lost(of: Client, fault: Error): void {
    if (client !== of) return;
    client = undefined;
    clearTimeout(timer);
    of.end().catch(() => undefined);
    if (closed) return;
    settings.onFault?.(fault);
    timer = setTimeout(() => void connect(), pause);
    pause = Math.min(pause * 2, longestPauseMs);
  }

  function ping(of: Client): void {
    timer = setTimeout(() => {
      of.query('select 1').then(
        () => client === of && ping(of),
        (fault: Error) => lost(of, fault),
      );
    }, pingEveryMs);
  }

  async function connect(): Promise<void> {
    const next = clientFor(settings.url);
    client = next;
    next.on('error', (fault) => lost(next, fault));
    next.on('end', () => lost(next, new Error('The database closed the listening connection.')));
    next.on('notification', (notice) => settings.onNotice(notice.payload ?? ''));
    try {
      await next.connect();
      await next.query(`listen ${next.escapeIdentifier(settings.channel)}`);
    } catch (fault) {
      lost(next, fault instanceof Error ? fault : new Error(String(fault)));
      return;
    }
    if (client !== next) return;
    pause = firstPauseMs;
    ping(next);
    settings.onListening?.();
  }

  void connect();
  return {
    async close() {
      closed = true;
      clearTimeout(timer);
      const last = client;
      client = undefined;
      await last?.end().catch(() => undefined);
    },
  };
}
