import type { IncomingMessage } from 'node:http';

import type { FastifyRequest } from 'fastify';

import { readRequestTarget, type RequestTarget } from '#src/domain/site/addresses/request-target.ts';
import { scrubbedAddress } from '#src/domain/site/addresses/scrubbed-address.ts';

/** A request target that may not be answered. */
class UnreadableTarget extends Error {
  readonly statusCode = 400;
}

const read = new WeakMap<IncomingMessage, RequestTarget | null>();

/**
 * Returns the address of a request, read once: the only place that looks at the raw text (a test refuses others).
 * Throws an error with status 400 for one that `refuseHostileTargets` refuses.
 */
export function targetOf(request: Pick<FastifyRequest, 'raw'>): RequestTarget {
  const target = readOnce(request.raw);
  if (target === null) throw new UnreadableTarget('the address of this request cannot be read');
  return target;
}

/** Returns the address for a log line, without what its query holds of secrets. */
export function loggedUrl(request: Pick<FastifyRequest, 'raw'>): string {
  return scrubbedAddress(sentTarget(request));
}

/** Returns the target as it was sent: a key of what was worked out for this very text, and nothing to decide by. */
export function sentTarget(request: Pick<FastifyRequest, 'raw'>): string {
  return request.raw.url ?? '/';
}

/** The address, or null where it may not be answered. */
export function readableTarget(request: Pick<FastifyRequest, 'raw'>): RequestTarget | null {
  return readOnce(request.raw);
}

function readOnce(raw: IncomingMessage): RequestTarget | null {
  const known = read.get(raw);
  if (known !== undefined) return known;
  const target = readRequestTarget(raw.url ?? '');
  read.set(raw, target);
  return target;
}
