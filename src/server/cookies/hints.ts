import type { FastifyRequest } from 'fastify';

import { receivedHeaders } from '#src/contract/compat/spec-headers.ts';
import type { Caller } from '#src/actions/deps.ts';
import { residenceOf } from '#src/domain/accounts/residences.ts';
import { deviceOf, xplatformOf } from '#src/domain/site/page/platform.ts';

const hints = [
  receivedHeaders.market,
  receivedHeaders.host,
  'x-platform',
  receivedHeaders.keplerId,
  receivedHeaders.affiliateAid,
  receivedHeaders.userResidence,
  '_pt',
] as const;

/**
 * Returns the headers in which a client says of itself something else than what we know (D-12, RU-26). Nothing follows
 * from them: price, stock, rights and identity go by the caller alone. Their number indicates forged or broken clients.
 */
export function mismatchedHints(request: FastifyRequest, caller: Caller): readonly string[] {
  if (!hints.some((name) => request.headers[name] !== undefined)) return [];
  const device = deviceOf(request.headers['user-agent'] ?? '');
  const residence = caller.ipCountry === null ? null : residenceOf(caller.ipCountry);
  const known: Readonly<Record<(typeof hints)[number], readonly (string | null)[]>> = {
    [receivedHeaders.market]: [caller.market],
    [receivedHeaders.host]: [caller.host],
    'x-platform': [xplatformOf(device, false), xplatformOf(device, true)],
    [receivedHeaders.keplerId]: [caller.keplerId],
    [receivedHeaders.affiliateAid]: [caller.affiliate?.aid ?? null],
    [receivedHeaders.userResidence]: residence === null ? [] : [`${residence.id}_${residence.code}`],
    _pt: [caller.device],
  };
  return Object.entries(known).flatMap(([name, values]) => {
    const said = request.headers[name];
    if (typeof said !== 'string' || said === '' || values.length === 0) return [];
    // A signed id comes with its signature.
    return values.some((value) => said === value || (value !== null && said.startsWith(`${value}.`))) ? [] : [name];
  });
}
