import { connect, createServer, type Socket } from 'node:net';

export type FreezableProxy = {
  /** The address of the database through the proxy. */
  readonly url: string;
  /** Forwards nothing from now on, in both directions; connections stay open and new ones are accepted. */
  readonly freeze: () => void;
  readonly unfreeze: () => void;
  readonly connections: () => number;
  readonly close: () => Promise<void>;
};

/**
 * A database that hangs: a TCP proxy before the real one that stops forwarding, at once or after so many bytes of answers.
 * To the client it looks as if the machine had been suspended.
 */
export async function freezableProxy(
  databaseUrl: string,
  { freezeAfterBytes = Number.POSITIVE_INFINITY }: { readonly freezeAfterBytes?: number } = {},
): Promise<FreezableProxy> {
  const target = new URL(databaseUrl);
  const pairs = new Set<readonly [Socket, Socket]>();
  let isFrozen = false;
  let bytes = 0;
  const halt = (socket: Socket): void => void (isFrozen ? socket.pause() : socket.resume());
  const setFrozen = (frozen: boolean): void => {
    isFrozen = frozen;
    for (const pair of pairs) pair.forEach(halt);
  };
  const server = createServer((client) => {
    const database = connect(Number(target.port || 5432), target.hostname);
    const pair = [client, database] as const;
    pairs.add(pair);
    database.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > freezeAfterBytes) setFrozen(true);
    });
    // Not `pipeline`: it would close one side at the end of the other, and a frozen machine closes nothing.
    client.pipe(database);
    database.pipe(client);
    if (isFrozen) pair.forEach(halt);
    for (const socket of pair)
      socket
        .on('error', () => undefined)
        .on('close', () => {
          pairs.delete(pair);
          for (const other of pair) other.destroy();
        });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const url = new URL(databaseUrl);
  url.hostname = '127.0.0.1';
  url.port = String(typeof address === 'object' && address !== null ? address.port : 0);
  return {
    url: url.href,
    freeze: () => setFrozen(true),
    unfreeze: () => setFrozen(false),
    connections: () => pairs.size,
    close: async () => {
      for (const pair of pairs) for (const socket of pair) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
