import type { FastifyReply } from 'fastify';

import { localPath } from '#src/domain/site/addresses/address.ts';
import type { Entry } from '#src/server/context/request-context.ts';

/** Leads elsewhere; `location` is built of our own parts. */
export function move(
  reply: FastifyReply,
  status: number,
  location: string,
  cacheControl: 'no-cache' | 'no-store' = 'no-cache',
): FastifyReply {
  return reply.code(status).header('location', location).header('cache-control', cacheControl).send();
}

/** RU-7: the page that has a view for this device, in the same language, its query before its hash. */
export function nearestView(target: string, { site, query }: Entry): string {
  const [path = '/', hash] = target.split('#', 2);
  const address = withQuery(localPath(site.language, path === '/' ? '/' : path.replace(/\/$/, '')), query);
  return hash === undefined ? address : `${address}#${hash}`;
}

export function withQuery(path: string, query: URLSearchParams): string {
  return path + queryText(query);
}

export function queryText(query: URLSearchParams): string {
  return query.size === 0 ? '' : `?${query}`;
}
