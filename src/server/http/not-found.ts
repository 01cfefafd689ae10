import type { FastifyReply } from 'fastify';

/** Nothing is at this address, which nobody shall keep: it may come to be. */
export function notThere(reply: FastifyReply): FastifyReply {
  return reply.code(404).header('cache-control', 'no-store').type('text/plain').send('Not found');
}
