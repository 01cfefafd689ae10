import { startIdentity } from '#sandbox/identity/identity.ts';

/** Reads the environment and runs until it is stopped or its parent is gone. */
async function main(): Promise<void> {
  // A log line that the disk has no room for is lost without affecting a sign-in.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
  const { IDENTITY_PORT, IDENTITY_ORIGIN, IDENTITY_CLIENT_ID, IDENTITY_CLIENT_SECRET, IDENTITY_RETURNS } = process.env;
  if (!IDENTITY_PORT || !IDENTITY_ORIGIN || !IDENTITY_CLIENT_ID || !IDENTITY_CLIENT_SECRET || !IDENTITY_RETURNS) {
    process.stderr.write(
      'The sign-in sandbox needs IDENTITY_PORT, IDENTITY_ORIGIN, IDENTITY_CLIENT_ID, IDENTITY_CLIENT_SECRET and IDENTITY_RETURNS.\n',
    );
    process.exitCode = 1;
    return;
  }
  const { url, close } = await startIdentity({
    host: '127.0.0.1',
    port: Number(IDENTITY_PORT),
    origin: IDENTITY_ORIGIN,
    clientId: IDENTITY_CLIENT_ID,
    clientSecret: IDENTITY_CLIENT_SECRET,
    returns: IDENTITY_RETURNS.split(','),
  });
  const stop = (): void => {
    setTimeout(() => process.exit(1), 5_000).unref();
    close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  process.once('disconnect', stop);
  if (process.send !== undefined && !process.connected) stop();
  process.stdout.write(`sign-in sandbox at ${url}, its pages at ${IDENTITY_ORIGIN}\n`);
  process.send?.({ ready: true, url }, () => undefined);
}

await main();
