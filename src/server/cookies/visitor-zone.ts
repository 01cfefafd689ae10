import type { FastifyRequest } from 'fastify';

import { readCookie } from '#src/contract/site/cookies.ts';
import { isTimeZone } from '#src/domain/shared/time/local-time.ts';

/** Returns the zone of the visitor's clock, as their browser stored it; undefined where it is none or unknown. */
export function visitorZone({ cookies }: Pick<FastifyRequest, 'cookies'>): string | undefined {
  const zone = readCookie(cookies, 'time_zone');
  return zone !== null && isTimeZone(zone) ? zone : undefined;
}
