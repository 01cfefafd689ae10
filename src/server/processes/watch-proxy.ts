import type { FastifyInstance } from 'fastify';

import type { Log } from '#src/actions/deps.ts';
import { isPrivateAddress, untrustedProxy, warnOfSetup } from '#src/server/config/setup-warnings.ts';

/** Warns once when a request comes through a proxy that was not named in `TRUST_PROXY`: from a private address, forwarded. */
export function watchForProxy(server: FastifyInstance, log: Log): void {
  let isTold = false;
  server.addHook('onRequest', async ({ headers, socket }) => {
    if (isTold || headers['x-forwarded-for'] === undefined || !isPrivateAddress(socket.remoteAddress ?? '')) return;
    isTold = true;
    warnOfSetup(log, untrustedProxy);
  });
}
