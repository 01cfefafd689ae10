import type { FastifyInstance, FastifyRequest } from 'fastify';

import { readAddress } from '#src/domain/site/address.ts';
import { hostRow, type HostTable } from '#src/domain/site/hosts.ts';
import { apiPath } from '#src/server/api-path.ts';
import { isLoopback } from '#src/server/env.ts';
import type { FailureAnswer } from '#src/server/plain-error-page.ts';

/** Asked by machines under an address of their own: two health checks, and the payment provider's signed events. */
const anyHost: ReadonlySet<string> = new Set(['/healthz', '/readyz', '/v1/paysrv/webhook']);

/** RU-4: in production only hosts of our table are answered, what machines ask excepted. */
export function refuseForeignHosts(server: FastifyInstance, hosts: HostTable): void {
  server.addHook('onRequest', async (request, reply) => {
    if (isOurs(hosts, request.headers.host) || anyHost.has(pathOf(request))) return undefined;
    return reply.code(421).type('text/plain').send('Misdirected request');
  });
}

/**
 * Sign-in codes and mails of a showcase are for whoever sits at this machine: asked under another name, which a
 * foreign page may have pointed here, the developers' pages and calls are not there.
 */
export function keepDeveloperPagesLocal(server: FastifyInstance, answer: FailureAnswer): void {
  server.addHook('onRequest', async (request, reply) => {
    const path = pathOf(request);
    // Every address of theirs has it somewhere; all others are read no further.
    if (!path.includes('dev')) return undefined;
    const isDeveloperPath =
      apiPath(path)?.startsWith('/v1/devsrv/') === true || /^\/dev(\/|$)/.test(readAddress(path).path);
    if (!isDeveloperPath || isLocal(request.headers.host ?? '')) return undefined;
    return answer(request, reply, 404);
  });
}

function isOurs(hosts: HostTable, header: string | undefined): boolean {
  const row = hostRow(hosts, header);
  return row !== null && new URL(row.origin).host === header?.toLowerCase();
}

function pathOf(request: FastifyRequest): string {
  return request.raw.url?.split('?', 1)[0] ?? '/';
}

function isLocal(host: string): boolean {
  return isLoopback(host.replace(/:\d+$/, ''));
}
