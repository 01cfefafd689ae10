import { startSandbox } from '#sandbox/sandbox.ts';

/** Reads the environment, reports all errors at once, and runs until it is stopped or its parent is gone. */
async function main(): Promise<void> {
  // A line that the disk has no room for is lost, and no payment with it.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
  const missing = ['SANDBOX_SECRET_KEY', 'SANDBOX_WEBHOOK_SECRET', 'SANDBOX_DATA'].filter(
    (name) => (process.env[name] ?? '') === '',
  );
  const port = Number(process.env['SANDBOX_PORT'] ?? '3001');
  const faults = missing.map((name) => `${name} is not set`);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) faults.push('SANDBOX_PORT is not a port');
  const publicOrigin = process.env['SANDBOX_ORIGIN'] ?? `http://pay.localhost:${port}`;
  if (!URL.canParse(publicOrigin) || new URL(publicOrigin).origin !== publicOrigin)
    faults.push('SANDBOX_ORIGIN is not an origin like http://pay.localhost:3001');
  const webhookUrl = process.env['SANDBOX_WEBHOOK_URL'];
  if (webhookUrl !== undefined && !URL.canParse(webhookUrl)) faults.push('SANDBOX_WEBHOOK_URL is not an address');
  if (faults.length > 0) {
    process.stderr.write(`The payment sandbox cannot start:\n${faults.map((fault) => `  ${fault}\n`).join('')}`);
    process.exitCode = 1;
    return;
  }
  const merchant = process.env['SANDBOX_MERCHANT'];
  const sandbox = await startSandbox({
    host: process.env['SANDBOX_HOST'] ?? '127.0.0.1',
    port,
    publicOrigin,
    dataDir: process.env['SANDBOX_DATA'] ?? '',
    secretKey: process.env['SANDBOX_SECRET_KEY'] ?? '',
    webhookSecret: process.env['SANDBOX_WEBHOOK_SECRET'] ?? '',
    ...(webhookUrl === undefined ? {} : { webhookUrl }),
    ...(merchant === undefined ? {} : { merchant }),
    log: (line) => process.stdout.write(`${line}\n`),
  });
  stopOnSignal(sandbox.close);
  process.stdout.write(`payment sandbox at ${sandbox.url}, card pages at ${publicOrigin}\n`);
  // A parent that has just gone is not our error: the callback takes the error, `disconnect` stops us.
  process.send?.({ ready: true, url: sandbox.url }, () => undefined);
}

/** Signals, the loss of the parent's channel and, where requested, the end of standard input all stop it, once. */
function stopOnSignal(close: () => Promise<void>): void {
  let stopping = false;
  const stop = (): void => {
    if (stopping) return;
    stopping = true;
    // Whatever hangs must not outlive the parent's patience.
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
  if (process.env['SANDBOX_STOP_ON_STDIN'] === 'yes') process.stdin.on('end', stop).on('close', stop).resume();
}

await main();
