import type { FastifyInstance } from 'fastify';

import type { Log } from '#src/actions/deps.ts';
import { isPrivateAddress, untrustedProxy, warnOfSetup } from '#src/server/config/setup-warnings.ts';

/** Warns once when a request comes through a proxy that was not named in `TRUST_PROXY`: from a private address, forwarded. */
export function watchForProxy(server: FastifyInstance, log: Log): void {
  let isReported = false;
  server.addHook('onRequest', async ({ headers, socket }) => {
    if (isReported || headers['x-forwarded-for'] === undefined || !isPrivateAddress(socket.remoteAddress ?? '')) return;
    isReported = true;
    warnOfSetup(log, untrustedProxy);
  });
}
