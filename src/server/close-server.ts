import type { FastifyInstance } from 'fastify';

const lookMs = 100;

/**
 * Closes the server once what is in flight is answered. A connection whose last request was under way when closing
 * began is left open by Node for the next one, and would hold the process until its time limit: such connections are
 * closed as soon as they are idle.
 */
export async function closeServer(app: Pick<FastifyInstance, 'close' | 'server'>): Promise<void> {
  const timer = setInterval(() => app.server.closeIdleConnections(), lookMs);
  try {
    await app.close();
  } finally {
    clearInterval(timer);
  }
}
