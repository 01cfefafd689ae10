import type { FastifyInstance } from 'fastify';

import { pages, type PageRow } from '#src/contract/pages.ts';
import type { RequestTarget } from '#src/domain/site/addresses/request-target.ts';
import { matchUrl } from '#src/domain/site/addresses/url-pattern.ts';
import { developerPaths, paymentEventsPath } from '#src/contract/site/file-paths.ts';
import { readAddress } from '#src/domain/site/addresses/address.ts';
import { hostRow, type HostTable } from '#src/domain/site/hosts.ts';
import { calledRoute } from '#src/server/context/called-route.ts';
import { isLoopback } from '#src/server/config/env.ts';
import { lastSheet, plainErrorPage, visitorLanguage, type FailureAnswer } from '#src/server/http/plain-error-page.ts';
import { pageHeaders } from '#src/server/http/policy.ts';
import { readableTarget, targetOf } from '#src/server/context/request-target.ts';

/**
 * Paths that machines request under other host names: two health checks, and the payment provider's signed events; and
 * the sheet of the page that says that we are not here.
 */
const anyHost: ReadonlySet<string> = new Set(['/healthz', '/readyz', paymentEventsPath, lastSheet]);

/** Answers 400 before any other hook or route to an address that two readers could read as two. */
export function refuseHostileTargets(server: FastifyInstance, answer: FailureAnswer): void {
  server.addHook('onRequest', (request, reply, done) => {
    if (readableTarget(request) === null) void answer(request, reply, 400);
    else done();
  });
}

/** RU-4: in production only hosts of our table are answered, except the paths that machines request. */
export function refuseForeignHosts(server: FastifyInstance, hosts: HostTable): void {
  const [own] = hosts;
  const headers = pageHeaders({ https: own.origin.startsWith('https:'), personal: true, developing: false });
  server.addHook('onRequest', (request, reply, done) => {
    if (isOurs(hosts, request.headers.host) || anyHost.has(targetOf(request).path)) return done();
    return void reply
      .code(421)
      .headers(headers)
      .type('text/html; charset=utf-8')
      .send(plainErrorPage(421, { language: visitorLanguage(request.raw), homeOrigin: own.origin }));
  });
}

/**
 * Sign-in codes and emails of a showcase are for users of this machine: requested under another name, which a foreign
 * page may have pointed here, the developers' pages and calls do not exist.
 */
export function restrictDeveloperPages(server: FastifyInstance, answer: FailureAnswer): void {
  server.addHook('onRequest', (request, reply, done) => {
    const target = targetOf(request);
    // Every address of theirs has it somewhere; all others are read no further.
    if (!target.path.includes('dev')) return done();
    if (!isForDevelopers(target) || isLocal(request.headers.host ?? '')) return done();
    return void answer(request, reply, 404);
  });
}

/**
 * Returns whether a call or a page for developers is requested, by the tables of both, or anything below their first
 * segments.
 */
function isForDevelopers(target: RequestTarget): boolean {
  const { path: call, found } = calledRoute(target);
  if (call !== null) return call.startsWith(developerPaths) || found?.route.endpoint.developer === true;
  const { path } = readAddress(target.path);
  const rows: readonly PageRow[] = Object.values(pages);
  return (
    /^\/dev(\/|$)/.test(path) || rows.some(({ developer, pattern }) => developer && matchUrl(pattern, path) !== null)
  );
}

function isOurs(hosts: HostTable, header: string | undefined): boolean {
  const row = hostRow(hosts, header);
  return row !== null && new URL(row.origin).host === header?.toLowerCase();
}

function isLocal(host: string): boolean {
  return isLoopback(host.replace(/:\d+$/, ''));
}
