import type { IncomingMessage, ServerResponse } from 'node:http';

import type { FastifyInstance } from 'fastify';

import { networkOf, shownNetwork } from '#src/domain/accounts/network.ts';
import { scrubbedAddress } from '#src/domain/site/addresses/scrubbed-address.ts';
import type { FastLane } from '#src/server/http/fast-lane.ts';
import { loggedUrl } from '#src/server/context/request-target.ts';

/** One request: no cookie, no header of the visitor, an address without secrets, a part of the network. */
export type AccessLine = {
  readonly method: string;
  readonly path: string;
  readonly status: number;
  readonly ms: number;
  readonly network: string;
  /** Null for a cached page that was sent before the framework looked at the request. */
  readonly request: string | null;
};

export type AccessLines = (line: AccessLine) => void;

/** Writes a line about every request that the framework answers (`ACCESS_LOG=on`). */
export function accessLog(server: FastifyInstance, write: AccessLines): void {
  server.addHook('onResponse', async (request, reply) => {
    write({
      method: request.method,
      path: loggedUrl(request),
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
      network: shownNetwork(networkOf(request.ip)),
      request: request.id,
    });
  });
}

/** Returns the lane of cached pages, with a line about each request that it answers. */
export function withAccessLog(lane: FastLane, write: AccessLines | undefined): FastLane {
  if (write === undefined) return lane;
  return (request, response) => {
    if (!lane(request, response)) return false;
    write(cachedPageLine(request, response));
    return true;
  };
}

/** Behind a proxy the network is the proxy's: nothing of the framework has read who sent the request on. */
function cachedPageLine({ method, url, socket }: IncomingMessage, { statusCode }: ServerResponse): AccessLine {
  const network = shownNetwork(networkOf(socket.remoteAddress ?? ''));
  const path = scrubbedAddress(url ?? '/');
  return { method: method ?? 'GET', path, status: statusCode, ms: 0, network, request: null };
}
