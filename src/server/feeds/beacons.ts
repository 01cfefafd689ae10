import type { FastifyInstance, FastifyRequest } from 'fastify';

import { requestIdHeader } from '#src/contract/compat/spec-headers.ts';
import { policyReportPath } from '#src/contract/site/file-paths.ts';
import type { Caller, Deps } from '#src/actions/deps.ts';
import { routes } from '#src/api/routes.ts';
import { serve } from '#src/api/serve.ts';
import { networkOf } from '#src/domain/accounts/network.ts';
import { withoutPersons } from '#src/domain/accounts/privacy/mask.ts';
import { apiBases } from '#src/server/context/api-path.ts';
import { callBudget } from '#src/server/http/call-budget.ts';

export type BeaconSettings = {
  readonly deps: Deps;
  /** Reports are anonymous: no session is looked up, no cookie set. */
  readonly reporter: (request: FastifyRequest) => Caller;
};

const largest = 65_536;
const minute = 60_000;
/** Bytes a minute that are processed, so that log lines cannot be used to fill a disk (T-64). */
const ofOneNetwork = 256 * 1024;
const ofAll = 1024 * 1024;
/** What the smallest beacon counts for. */
const smallest = 1024;

/**
 * What browsers report of themselves and of our content policy (T-64). It needs no token and has no effect but a line in
 * the log, so it is answered 204 whatever it held: too large, not JSON, too often.
 */
export function beacons(server: FastifyInstance, { deps, reporter }: BeaconSettings): void {
  const takeOwn = callBudget({ clock: deps.clock, points: ofOneNetwork, stretchMs: minute });
  const takeShared = callBudget({ clock: deps.clock, points: ofAll, stretchMs: minute });
  const isWelcome = ({ ip, body }: FastifyRequest): boolean => {
    const cost = Math.max(smallest, textOf(body).length);
    return takeOwn(networkOf(ip), cost) && takeShared('all', cost);
  };
  void server.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: largest }, (_request, body, done) =>
      done(null, body),
    );
    scope.setErrorHandler((_error, _request, reply) => reply.code(204).send());
    for (const { endpoint } of routes.filter((route) => route.endpoint.isBeacon)) {
      const path = endpoint.path.source;
      for (const base of apiBases)
        scope.post(`${base}${path}`, async (request, reply) => {
          void reply.header(requestIdHeader, request.id);
          if (isWelcome(request)) {
            const requested = { path, method: 'POST', query: new URLSearchParams(), idempotencyKey: null };
            await serve(deps, reporter(request), { ...requested, body: readJson(textOf(request.body)) });
          }
          return reply.code(204).send();
        });
    }
    scope.post(policyReportPath, async (request, reply) => {
      if (isWelcome(request)) {
        const report = withoutPersons(textOf(request.body).slice(0, 2000));
        deps.log.warn({ kind: 'policy-report', report }, 'content policy report');
      }
      return reply.code(204).send();
    });
  });
}

function textOf(body: unknown): string {
  return typeof body === 'string' ? body : '';
}

/** Null for what is no JSON: its schema refuses that like any other caller's words. */
function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
