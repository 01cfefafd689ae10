import type { FastifyInstance, FastifyReply } from 'fastify';

import type { Deps } from '#src/actions/deps.ts';
import { pages } from '#src/contract/pages.ts';
import { networkOf } from '#src/domain/accounts/network.ts';
import { localPath } from '#src/domain/site/addresses/address.ts';
import { languageCodes } from '#src/domain/site/language/languages.ts';
import type { Readiness } from '#src/server/logs/readiness.ts';
import { believed } from '#src/server/http/proxy-trust.ts';
import { callBudget } from '#src/server/http/call-budget.ts';

/** Requests a minute per network: a monitor of a site sends one every few seconds. */
const checksAMinute = 60;
/** Milliseconds for which an answer of the database is believed, so that a flood of questions does not reach it. */
const believedMs = 1000;

/**
 * Whether the site is up: `/healthz` that the process runs, `/readyz` that it can work (starting, ready, or draining:
 * only `ready` is 200), and the page `/apiHealthCheck/` for anybody (RU-37), which reports up or down and nothing else
 * (T-21).
 */
export function health(
  server: FastifyInstance,
  deps: Pick<Deps, 'db' | 'clock' | 'payments'>,
  readiness: Pick<Readiness, 'phase' | 'works'> = { phase: () => 'ready', works: () => works(deps) },
): void {
  server.get('/healthz', (_request, reply) => answer(reply, true));
  server.get('/readyz', async (_request, reply) => {
    const phase = readiness.phase();
    if (phase !== 'ready') return answer(reply.header('retry-after', '5'), false, { state: phase });
    return answer(reply, await readiness.works(), { state: phase, payments: paymentsOf(deps) });
  });
  const mayCheck = callBudget({ clock: deps.clock, points: checksAMinute, stretchMs: 60_000 });
  const worksLately = believed(deps.clock, believedMs, () => works(deps));
  for (const language of languageCodes) {
    const path = localPath(language, pages['api-health-check'].pattern.source);
    server.get(path, async (request, reply) => {
      if (!mayCheck(networkOf(request.ip))) return refuse(reply);
      return answer(reply, await worksLately());
    });
  }
}

/**
 * A provider that does not respond does not prevent visitors from looking and choosing: the site is ready all the same.
 */
function paymentsOf({ payments }: Pick<Deps, 'payments'>): 'ok' | 'unavailable' {
  return payments.availability().state === 'closed' ? 'ok' : 'unavailable';
}

function answer(reply: FastifyReply, isUp: boolean, parts: Readonly<Record<string, string>> = {}): FastifyReply {
  return plain(reply)
    .code(isUp ? 200 : 503)
    .send({ success: isUp, result: isUp ? 'ok' : 'unavailable', ...parts });
}

function refuse(reply: FastifyReply): FastifyReply {
  const error = { code: 'too_many_requests', message: 'too_many_requests' };
  return plain(reply).code(429).header('retry-after', 60).send({ success: false, error });
}

function plain(reply: FastifyReply): FastifyReply {
  return reply.headers({
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'x-robots-tag': 'noindex',
  });
}

function works({ db }: Pick<Deps, 'db'>): Promise<boolean> {
  return db.query('select 1').then(
    () => true,
    () => false,
  );
}
