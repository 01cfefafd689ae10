import type { FastifyReply, FastifyRequest } from 'fastify';

import type { Caller } from '#src/actions/deps.ts';
import type { CallSite } from '#src/server/context/request-context.ts';

/**
 * Establishes the caller from cookies that we signed and sessions that we store; sets the device cookie when there was
 * none. Nothing the client merely claims gets into a caller (D-12).
 */
export type CallerOf = (request: FastifyRequest, reply: FastifyReply, door: CallSite) => Promise<Caller>;
