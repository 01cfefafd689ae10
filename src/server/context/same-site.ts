import type { FastifyRequest } from 'fastify';

/**
 * Returns whether a form comes from a page of ours, as far as the browser says: older ones say nothing, and its key
 * decides.
 */
export function isFromHere({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  const from = headers['sec-fetch-site'];
  return from === undefined || from === 'same-origin';
}
