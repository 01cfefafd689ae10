import { Client } from 'pg';

type Settings = {
  readonly url: string;
  readonly applicationName: string;
  /** Ends whatever statement is running when it is aborted. */
  readonly signal: AbortSignal;
};

/** Runs `work` on one separate connection, and closes it. Throws the signal's reason when it was aborted. */
export async function onClient<Value>(settings: Settings, work: (client: Client) => Promise<Value>): Promise<Value> {
  const { url, applicationName, signal } = settings;
  signal.throwIfAborted();
  const client = new Client({ connectionString: url, application_name: applicationName });
  client.on('error', () => undefined);
  await client.connect();
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  const cancel = (): void => void cancelStatement(url, rows[0]?.pid ?? 0).catch(() => undefined);
  signal.addEventListener('abort', cancel, { once: true });
  try {
    return await work(client);
  } catch (fault) {
    throw signal.aborted ? signal.reason : fault;
  } finally {
    signal.removeEventListener('abort', cancel);
    await client.end();
  }
}

async function cancelStatement(url: string, pid: number): Promise<void> {
  const client = new Client({ connectionString: url, application_name: 'meander cancel' });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('select pg_cancel_backend($1)', [pid]);
  } finally {
    await client.end();
  }
}
