import Fastify, { type FastifyInstance } from 'fastify';
import { serveApi } from '#sandbox/api.ts';
import { persistentClock } from '#sandbox/clock.ts';
import { serveControl } from '#sandbox/control.ts';
import { startWebhookDispatcher } from '#sandbox/records/webhook-dispatcher.ts';
import { openDatabase } from '#sandbox/database.ts';
import { persistentSettings, type SandboxContext, type SandboxOptions } from '#sandbox/control-panel.ts';
import { forgetOld } from '#sandbox/records/idempotency.ts';
import { openLedger } from '#sandbox/records/ledger.ts';
import { servePages } from '#sandbox/page/pages.ts';
import { sweep } from '#sandbox/sweep.ts';

const sweepEveryMs = 500;

/**
 * Starts the payment sandbox: a separate service that responds in the provider's wire shapes, shows the card page and
 * stores everything in `dataDir`. `url` is the API as this machine reaches it. Rejects when the port is taken.
 */
export async function startSandbox(
  options: SandboxOptions,
): Promise<{ readonly url: string; readonly close: () => Promise<void> }> {
  const database = openDatabase(options.dataDir);
  const settings = persistentSettings(database);
  let ring = (): void => undefined;
  const context: SandboxContext = {
    database,
    settings,
    options,
    ledger: openLedger(database),
    clock: persistentClock(settings),
    ring: () => ring(),
  };
  forgetOld(context);

  const server = Fastify({ logger: false, forceCloseConnections: true, bodyLimit: 65_536, trustProxy: false });
  logRequests(server, context);
  server.get('/health', async () => ({ ok: true }));
  server.register(async (scope) => serveApi(scope, context));
  server.register(async (scope) => serveControl(scope, context));
  server.register(async (scope) => servePages(scope, context));
  try {
    await server.listen({ host: options.host, port: options.port });
  } catch (error) {
    database.close();
    throw error;
  }
  const courier = startWebhookDispatcher(context);
  ring = courier.ring;
  const sweeper = setInterval(() => sweep(context), sweepEveryMs);

  const bound = server.addresses()[0];
  return {
    url: `http://${options.host}:${typeof bound === 'object' ? bound.port : options.port}`,
    close: async () => {
      clearInterval(sweeper);
      await server.close();
      await courier.close();
      database.close();
    },
  };
}

/** One line per answer: the route's pattern, not the address, for an address may carry what a browser was given to type. */
function logRequests(server: FastifyInstance, context: SandboxContext): void {
  server.addHook('onResponse', async (request, reply) => {
    context.options.log?.(
      `${request.method} ${request.routeOptions.url ?? '-'} ${reply.statusCode} ${Math.round(reply.elapsedTime)} ms`,
    );
  });
  server.addHook('onError', async (request, _reply, error) => {
    if (!('status' in error))
      context.options.log?.(`fault ${request.method} ${request.routeOptions.url ?? '-'} ${error.stack ?? error.name}`);
  });
}
