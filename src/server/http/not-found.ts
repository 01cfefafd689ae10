import type { FastifyReply } from 'fastify';

/** Responds that nothing is at this address; the response is not cached, since it may come to exist. */
export function notThere(reply: FastifyReply): FastifyReply {
  return reply.code(404).header('cache-control', 'no-store').type('text/plain').send('Not found');
}
