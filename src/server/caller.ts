import type { FastifyReply, FastifyRequest } from 'fastify';

import type { Caller } from '#src/actions/deps.ts';
import type { SitePart } from '#src/domain/site/site-part.ts';

/**
 * Establishes who asks, from cookies that we signed and sessions that we keep; sets the device cookie when there was
 * none. Nothing the client merely claims gets into a caller (D-12).
 */
export type CallerOf = (
  request: FastifyRequest,
  reply: FastifyReply,
  site: Pick<SitePart, 'language' | 'currency' | 'platform' | 'partner' | 'isBot'>,
) => Promise<Caller>;
